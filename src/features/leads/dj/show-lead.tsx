import type { Context } from "hono";
import { papersAskedIn } from "../../../content/paperwork.ts";
import { primary } from "../../../database/client.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import type { AppEnv } from "../../../env.ts";
import { dateInBrief } from "../../../platform/english.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { fillIn } from "../../../platform/fields/placeholders.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { idOf, noticeOf, undoOfLead } from "../../admin/frame/notices.ts";
import { listParameters } from "../../admin/paths.ts";
import { suggestPackage } from "../../bookings/booking-choices.ts";
import { callForDj } from "../../calls/model.ts";
import { stateOfQuote } from "../../quotes/read-quote.ts";
import { requestPaths } from "../../requests/dj/paths.ts";
import { officeHoursOf } from "../../settings/model.ts";
import { papersFor } from "../../settings/papers.ts";
import { answerSubject, fillingOf } from "../answer-lead.ts";
import { type Contact, type ConversationMail, contactInFull, type Inquiry, type ReplyByMail } from "../read-lead.ts";
import { replyClock } from "../reply-clock.ts";
import { templateFor } from "../reply-templates.ts";
import { type ConversationMessage, cameBy } from "./conversation.tsx";
import type { ReplyField } from "./form.ts";
import { LeadPage, leadMetadata } from "./page.tsx";
import { leadPaths } from "./paths.ts";

function stateOf({ nextAttemptAt, sentAt, lastError, recipient }: ConversationMail): ConversationMessage["state"] {
  if (sentAt !== null && lastError !== null) return { name: "dropped", words: lastError };
  if (sentAt !== null) return { name: "sent", words: `Mailed to ${recipient}` };
  if (nextAttemptAt !== null) return { name: "waiting", words: "On its way" };
  return { name: "failed", words: `Failed to ${recipient}: readdress it or send it again` };
}

const aboutQuote = { asked: "about the quote", declined: "to the quote" } as const;

function ofClient(
  firstName: string,
  { event, text }: MailOf<"quote-notice">,
  id: string,
  at: number,
): ConversationMessage[] {
  if (event !== "asked" && event !== "declined") return [];
  return [
    { id, by: "client", who: `${firstName} ${aboutQuote[event]}`, at, text: text ?? "No, thank you", state: null },
  ];
}

function byMail(firstName: string, { id, message, adminResponse, createdAt, respondedAt }: ReplyByMail) {
  const about = { id, state: null };
  const reply: ConversationMessage = {
    ...about,
    by: "client",
    who: `${firstName} by mail`,
    at: createdAt,
    text: message,
    page: { href: requestPaths(id).page, label: "Open the reply" },
  };
  if (adminResponse === null || respondedAt === null) return [reply];
  const answer = { id: `answer-${id}`, by: "dj", who: "You by mail", at: respondedAt, text: adminResponse } as const;
  return [reply, { ...about, ...answer }];
}

function messagesOf(
  { id: contactId, firstName, email }: Contact,
  inquiries: readonly Inquiry[],
  mails: readonly ConversationMail[],
  replies: readonly ReplyByMail[],
): ConversationMessage[] {
  const asked = inquiries.map(
    ({ id, createdAt, details, source, ...other }): ConversationMessage => ({
      id,
      by: "client",
      who: `${other.firstName} ${cameBy(source)}${other.email.toLowerCase() === email.toLowerCase() ? "" : `, as ${addressInWords(other.email)}`}`,
      at: createdAt,
      text: details ?? (source === "phone" ? "Called" : "Sent without a message"),
      state: null,
      ...(id === contactId ? {} : { page: { href: leadPaths(id).page, label: "Open what it says" } }),
    }),
  );
  const written = mails.flatMap((row): ConversationMessage[] => {
    const { id, mail, createdAt: at } = row;
    const state = stateOf(row);
    if (mail.kind === "lead-answer") {
      const along = mail.papers?.length ? `\n\nAttached: ${mail.papers.map(({ label }) => label).join(", ")}` : "";
      return [{ id, by: "dj", who: "You by mail", at, text: mail.text + along, state }];
    }
    if (mail.kind === "quote")
      return hasNoAddress(row.recipient)
        ? [{ id, by: "dj", who: "You", at, text: "The quote, to print or to tell by phone", state: null }]
        : [{ id, by: "site", who: "The site by mail", at, text: "The quote", state }];
    if (mail.kind === "quote-notice") return ofClient(firstName, mail, id, at);
    if (mail.kind === "follow-up")
      return [{ id, by: "site", who: "The site by mail", at, text: "The follow-up", state }];
    if (mail.kind !== "lead-reply") return [];
    return [
      { id, by: "site", who: "The site by mail", at, text: `Code ${mail.discountCode} and the next steps`, state },
    ];
  });
  const replied = replies.flatMap((reply) => byMail(firstName, reply));
  return [...asked, ...written, ...replied].toSorted(
    (one, other) => one.at - other.at || (one.by === "client" ? -1 : 1),
  );
}

/** `undefined` when there is none. */
export async function readLead(c: Context<AppEnv>, now: number) {
  const found = await contactInFull(primary(c.env.DB), idOf(c), now);
  if (!found) return undefined;
  const { contact, date, packages, codes, tax } = found;
  const [quote] = found.quotes;
  const standing = quote && ["open", "accepted"].includes(stateOfQuote(quote, now)) ? quote : null;
  const words = wordsIn(contact.language);
  const isKnown = contact.eventCategory !== null;
  const event = isKnown
    ? eventTypeIn(words, eventTypeLabel(contact.eventType)).toLowerCase()
    : words.mails.answer.event;
  const filling = fillingOf({
    contact,
    event,
    words,
    freeDays: date.freeDays,
    chosen: suggestPackage(packages, contact, codes),
    codes,
    tax,
    quoted: standing ? standing.total : null,
  });
  return { ...found, filling, words };
}

export async function showLead(
  c: Context<AppEnv>,
  refused?: FormState<ReplyField>,
  emailForm: FormState<"email"> = emptyForm,
) {
  const now = Date.now();
  const found = await readLead(c, now);
  if (!found) return c.notFound();
  const { contact, date, filling, words, inquiries, mails, templates } = found;
  const answered = mails.filter(({ mail }) => mail.kind === "lead-answer" && mail.papers?.length);
  const sentAt = Math.max(0, ...answered.map(({ createdAt }) => createdAt));
  const asked = inquiries.flatMap(({ createdAt, details }) => (createdAt > sentAt ? papersAskedIn(details) : []));
  const fits = asked.length > 0 && found.papers.length > 0 ? "papers" : date.state;
  const template = templateFor(templates, refused?.values.template ?? c.req.query(listParameters.template), fits);
  const { eventDate } = contact;
  const values = {
    key: crypto.randomUUID(),
    subject: answerSubject({ eventType: eventTypeIn(words, eventTypeLabel(contact.eventType)), eventDate }, words),
    text: fillIn(template.text, filling),
    papers: papersFor(asked, found.papers),
  };
  const messages = messagesOf(contact, inquiries, mails, found.replies);
  const clock = replyClock({ ...contact, createdAt: found.askedAt }, now, officeHoursOf(found.settings));
  const last = messages.at(-1);
  const wroteAgain =
    clock.state === "answered" &&
    !found.booking &&
    last?.by === "client" &&
    messages.length > inquiries.length &&
    !found.events.some(({ createdAt }) => createdAt >= last.at);
  const props = {
    contact,
    clock: wroteAgain ? { state: "soon" as const, text: "wrote again", left: 1 } : clock,
    date: { state: date.state, freeDays: date.freeDays.map(dateInBrief) },
    messages,
    cameBack: found.cameBack,
    ofSamePerson: found.ofSamePerson,
    withSamePhone: found.withSamePhone,
    timesAsked: inquiries.length,
    events: found.events,
    quotes: found.quotes.map((each) => ({ ...each, state: stateOfQuote(each, now) })),
    booking: found.booking,
    call: found.call && callForDj(found.call),
    template: template.id,
    templates,
    papers: found.papers,
    form: refused ?? { values, issues: [] },
    emailForm,
    notice: noticeOf(c),
    undo: undoOfLead(c.req.query(listParameters.undo)),
  };
  return c.render(<LeadPage {...props} />, { metadata: leadMetadata });
}
