import { type Context, Hono } from "hono";
import { suggestPackage } from "../../business/bookings/package-price.ts";
import { answerLead } from "../../business/leads/answer-lead.ts";
import { contactInFull } from "../../business/leads/lead-in-full.ts";
import { replyClock } from "../../business/leads/reply-clock.ts";
import { fillIn, fillingOf, leftOpen, templateFor } from "../../business/leads/reply-draft.ts";
import { stateOfQuote } from "../../business/quotes/open-quote.ts";
import { dateInBrief, dateInWords, isCalendarDate } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { eventTypeLabel } from "../frame/lead-rows.tsx";
import { noticeText } from "../frame/notices.ts";
import { undoOfLead } from "../frame/undo.ts";
import { leadPaths, listQuery } from "../paths.ts";
import { answerSubject } from "./contact-mail.ts";
import { type ReplyField, replyForm } from "./form.ts";
import { LeadPage, leadMetadata } from "./page.tsx";
import { turnsOf } from "./turns.ts";

/** All that is known of the lead in the address, and what fills a reply to it; `undefined` when there is none. */
async function readLead(c: Context<AppEnv>, now: number) {
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

async function showLead(c: Context<AppEnv>, refused?: FormState<ReplyField>) {
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

const route = leadPaths(":id");

const replying = formRoute({
  path: route.reply,
  schema: replyForm,
  again: showLead,
  mails: true,
  comesBackTo: (c) => leadPaths(idOf(c)).page,
  async act(c, { key, subject, text }, now) {
    const found = await readLead(c, now);
    if (!found) return c.notFound();
    const [filledSubject, filled] = [fillIn(subject, found.filling), fillIn(text, found.filling)];
    const open = leftOpen(`${filledSubject}\n${filled}`);
    if (open.length > 0) {
      const message = `The lead says nothing for ${open.join(", ")}: please write it yourself`;
      return { status: 422, issues: [{ path: leftOpen(filled).length > 0 ? "text" : "subject", message }] };
    }
    const id = idOf(c);
    await answerLead(primary(c.env.DB), id, { key, subject: filledSubject, text: filled }, actorOf(c));
    return done(leadPaths(id).page, "replied");
  },
});

/** One lead, and the reply to it. */
export const adminLead = new Hono<AppEnv>().get(route.page, (c) => showLead(c)).route("/", replying);
