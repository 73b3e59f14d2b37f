import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { briefMomentIn, fill, headIn, momentIn, timeIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { amendmentQuery, type Proposal } from "../bookings/amendments.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { bookingGone } from "../bookings/mails.ts";
import { missingYeses } from "../bookings/model.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute } from "../site/paths.ts";
import { helloToReaders, readersAt, signerLink } from "./mails.ts";
import { askToSign } from "./sign-mails.ts";

async function amendmentAsked(
  { bookingId, amendmentId }: MailOf<"amendment-proposed">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const rows = summaryDifferences(amendment);
  return {
    subject: `A change is asked for: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, was, is }) => `${label}: ${was} → ${is}`).join(" · "),
    heading: `${booking.clientName} would like to change this`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Accept or decline it", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  };
}

function overtimeAsked(
  { before, after }: Pick<Proposal, "before" | "after">,
  { hello, href, answerBy, words }: { hello: string; href: string; answerBy: number; words: Words },
  now: number,
): MailContent | NotNeeded {
  if (answerBy <= now) return { notNeeded: "It is too late to answer" };
  const { formats, bookingMails } = words;
  const overtimeWords = bookingMails.overtime;
  const isToday = calendarDateAt(answerBy) === calendarDateAt(now);
  const values = {
    until: timeIn(formats, after.endTime),
    end: timeIn(formats, before.endTime),
    sum: dollars(after.price - before.price),
    hello,
    answerBy: isToday ? momentIn(formats, answerBy).time : briefMomentIn(formats, answerBy),
  };
  return {
    ...headIn(words, overtimeWords, values),
    blocks: [
      { type: "text", text: fill(overtimeWords.text, values) },
      { type: "actions", actions: [{ label: overtimeWords.action, href }] },
    ],
  };
}

/** Leads each reader whose yes is missing to their own. @throws without a secret for the link */
export async function amendmentProposedMail(
  mail: MailOf<"amendment-proposed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  if (recipient === site.email) return amendmentAsked(mail, context);
  const { bookingId, amendmentId } = mail;
  const [[booking], [amendment]] = await context.db.batch([
    findBookingQuery(context.db, bookingId),
    amendmentQuery(context.db, amendmentId),
  ]);
  const readers = booking && amendment ? readersAt(booking, amendment, recipient) : [];
  if (!booking || !amendment || readers.length === 0) return bookingGone;
  if (amendment.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const { answerBy } = amendment;
  const missing = missingYeses(booking, amendment);
  const asked = readers.filter(({ id }) => missing.some((each) => each.id === id));
  const hrefs = await Promise.all(
    asked.map((each) =>
      each.id === ""
        ? accessLink(booking, context, now, ...(answerBy === null ? ["contract" as const] : []))
        : signerLink(bookingId, each, context, now),
    ),
  );
  const [href] = hrefs;
  if (href === undefined) return { notNeeded: "They have said yes" };
  const words = wordsIn(booking.language);
  const { formats, bookingMails } = words;
  const hello = helloToReaders(readers, words);
  if (answerBy !== null) return overtimeAsked(amendment, { hello, href, answerBy, words }, now);
  const joining = amendment.after.signers.find(({ id }) => id === asked[0]?.id);
  if (joining && asked.length === 1 && !booking.signers.some(({ id }) => id === joining.id))
    return askToSign({ ...booking, ...amendment.after }, joining, href, words);
  const proposedWords = bookingMails.proposed;
  const rows = summaryDifferences(amendment, words);
  const changes = rows.map(({ label, was, is }) => ({ label, value: fill(bookingMails.change, { was, is }) }));
  const values = {
    hello,
    event: eventTypeIn(words, booking.eventType),
    name: booking.clientName,
  };
  const isAnswer = amendment.isAnswer && !amendment.isSecond;
  const isTheirs = amendment.proposedBy === "client" || isAnswer;
  const isToClient = asked.some(({ id }) => id === "");
  const first = isTheirs
    ? isToClient
      ? proposedWords.answer
      : proposedWords.asked
    : amendment.isSecond
      ? proposedWords.second
      : proposedWords.first;
  return {
    language: formats.tag,
    subject: fill(proposedWords.subject, values),
    preview: changes.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: isAnswer && isToClient ? proposedWords.headingAnswer : proposedWords.heading,
    blocks: [
      { type: "text", text: fill(first, values) },
      { type: "facts", rows: changes },
      ...(asked.length > 1 ? [{ type: "text", text: proposedWords.each } as const] : []),
      {
        type: "actions",
        actions: hrefs.map((each, at) => ({
          label:
            readers.length > 1 ? fill(proposedWords.actionOf, { name: asked[at]?.name ?? "" }) : proposedWords.action,
          href: each,
        })),
      },
    ],
  };
}
