import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { dateInBrief, dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { idOf } from "../../admin/frame/answers.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { noticeText } from "../../admin/frame/notices.ts";
import { undoOfLead } from "../../admin/frame/undo.ts";
import { listQuery } from "../../admin/paths.ts";
import { suggestPackage } from "../../bookings/package-price.ts";
import { stateOfQuote } from "../../quotes/open-quote.ts";
import { contactInFull } from "../lead-in-full.ts";
import { replyClock } from "../reply-clock.ts";
import { fillIn, fillingOf, templateFor } from "../reply-draft.ts";
import { answerSubject } from "./contact-mail.ts";
import type { ReplyField } from "./form.ts";
import { LeadPage, leadMetadata } from "./page.tsx";
import { turnsOf } from "./turns.ts";

/** All that is known of the lead in the address, and what fills a reply to it; `undefined` when there is none. */
export async function readLead(c: Context<AppEnv>, now: number) {
  const found = await contactInFull(primary(c.env.DB), idOf(c), now);
  if (!found) return undefined;
  const { contact, date, packages, quote } = found;
  const standing = quote && ["open", "accepted"].includes(stateOfQuote(quote, now)) ? quote : null;
  const event = contact.eventCategory === null ? "event" : eventTypeLabel(contact.eventType).toLowerCase();
  const filling = fillingOf({
    contact,
    event,
    freeDays: date.freeDays,
    chosen: suggestPackage(packages, contact),
    quoted: standing ? standing.total : null,
  });
  return { ...found, filling };
}

export async function showLead(c: Context<AppEnv>, refused?: FormState<ReplyField>) {
  const now = Date.now();
  const found = await readLead(c, now);
  if (!found) return c.notFound();
  const { contact, date, filling, inquiries, mails } = found;
  const template = templateFor(refused?.values.template ?? c.req.query(listQuery.template), date.state);
  const { eventDate } = contact;
  const values = {
    key: crypto.randomUUID(),
    subject: answerSubject({
      eventType: eventTypeLabel(contact.eventType),
      date: eventDate && isCalendarDate(eventDate) ? dateInWords(eventDate) : eventDate,
    }),
    text: fillIn(template.text, filling),
  };
  const props = {
    contact,
    clock: replyClock(contact, now),
    date: { state: date.state, freeDays: date.freeDays.map(dateInBrief) },
    turns: turnsOf(contact.firstName, inquiries, mails),
    timesAsked: inquiries.length,
    events: found.events,
    quote: found.quote && { ...found.quote, state: stateOfQuote(found.quote, now) },
    booking: found.booking,
    template: template.id,
    form: refused ?? { values, issues: [] },
    notice: noticeText(c.req.query(listQuery.notice)),
    undo: undoOfLead(c.req.query(listQuery.undo)),
  };
  return c.render(<LeadPage {...props} />, { metadata: leadMetadata });
}
