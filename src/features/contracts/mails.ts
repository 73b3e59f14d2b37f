import { eq } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { bookings, type Signer, unsignedOfBooking } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { briefMomentIn, dateIn, fill, momentIn, timeIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { amendmentQuery, type Proposal } from "../bookings/amendments.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { gone, replyTo } from "../bookings/mails.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { helloTo, helloToNamed } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { agreementPaper } from "./agreement-file.ts";
import { signSignerToken } from "./client/read-signing.ts";
import { agreementQuery } from "./signatures.ts";

async function amendmentAsked(
  { bookingId, amendmentId }: MailOf<"amendment-proposed">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced);
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
  { name, href, answerBy, language }: { name: string; href: string; answerBy: number; language: string },
  now: number,
): MailContent | NotNeeded {
  if (answerBy <= now) return { notNeeded: "It is too late to answer" };
  const { formats, bookingMails } = wordsIn(language);
  const said = bookingMails.overtime;
  const isToday = calendarDateAt(answerBy) === calendarDateAt(now);
  const known = {
    ...{ until: timeIn(formats, after.endTime), end: timeIn(formats, before.endTime) },
    ...{ sum: dollars(after.price - before.price), hello: helloTo(name, bookingMails) },
    answerBy: isToday ? momentIn(formats, answerBy).time : briefMomentIn(formats, answerBy),
  };
  return {
    language: formats.tag,
    subject: fill(said.subject, known),
    preview: fill(said.preview, known),
    heading: fill(said.heading, known),
    blocks: [
      { type: "text", text: fill(said.text, known) },
      { type: "actions", actions: [{ label: said.action, href }] },
    ],
    replyTo,
  };
}

const signerLink = async (
  bookingId: string,
  { id, linkVersion }: Pick<Signer, "id" | "linkVersion">,
  context: MailContext,
  now: number,
): Promise<string> => {
  const token = await signSignerToken(secretsOf(context), { bookingId, signer: id, linkVersion }, now);
  return absolute(context.siteOrigin, signedPath(portalPaths.sign, token));
};

/** @throws without a secret for the link */
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
  const signer = booking?.clientEmail === recipient ? null : booking?.signers.find(({ email }) => email === recipient);
  if (!booking || signer === undefined) return gone;
  if (amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const { answerBy } = amendment;
  const { language } = booking;
  const name = signer?.name ?? booking.clientName;
  const href = signer
    ? await signerLink(bookingId, signer, context, now)
    : await accessLink(booking, context, now, ...(answerBy === null ? ["contract" as const] : []));
  if (answerBy !== null) return overtimeAsked(amendment, { name, href, answerBy, language }, now);
  const words = wordsIn(language);
  const { formats, bookingMails } = words;
  const said = bookingMails.proposed;
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced, words);
  const changes = rows.map(({ label, was, is }) => ({ label, value: fill(bookingMails.change, { was, is }) }));
  const known = {
    ...{ hello: helloTo(name, bookingMails), event: eventTypeIn(words, booking.eventType) },
    name: booking.clientName,
  };
  const first = amendment.proposedBy === "client" ? said.asked : amendment.isSecond ? said.second : said.first;
  return {
    language: formats.tag,
    subject: fill(said.subject, known),
    preview: changes.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: said.heading,
    blocks: [
      { type: "text", text: fill(first, known) },
      { type: "facts", rows: changes },
      {
        type: "actions",
        actions: [{ label: said.action, href }],
      },
    ],
    replyTo,
  };
}

/** Attaches the agreement in force, once all have signed it. */
export async function withAgreement(
  mail: MailContent | NotNeeded,
  bookingId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  if ("notNeeded" in mail) return mail;
  const [[booking], [first, ...others]] = await db.batch([
    db
      .select({ agreement: bookings.agreement, unsigned: unsignedOfBooking })
      .from(bookings)
      .where(eq(bookings.id, bookingId)),
    agreementQuery(db, bookingId),
  ]);
  if (!first || first.agreement !== booking?.agreement || booking.unsigned.length > 0) return mail;
  const { attachments = [] } = mail;
  return { ...mail, attachments: [...attachments, await agreementPaper([first, ...others], siteOrigin)] };
}

/** To the DJ, and to who signed with the client. */
export async function amendmentAcceptedMail(
  { bookingId, amendmentId }: MailOf<"amendment-accepted">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  const signer = booking?.signers.find(({ email }) => email === recipient);
  if (!booking || !amendment || (recipient !== site.email && !signer)) return gone;
  const words = wordsIn(signer ? booking.language : undefined);
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced, words);
  if (signer) {
    const { formats, bookingMails } = words;
    const said = bookingMails.changed;
    const known = {
      ...{ event: eventTypeIn(words, booking.eventType), date: dateIn(formats, booking.eventDate) },
      hello: helloToNamed(signer.name, bookingMails),
    };
    const copy = {
      language: formats.tag,
      subject: fill(said.subject, known),
      preview: said.heading,
      heading: said.heading,
      blocks: [
        { type: "text", text: fill(said.first, known) },
        {
          type: "facts",
          rows: rows.map(({ label, was, is }) => ({ label, value: fill(bookingMails.change, { was, is }) })),
        },
        { type: "actions", actions: [{ label: said.read, href: await signerLink(bookingId, signer, context, now) }] },
        { type: "text", text: said.wrong },
      ],
      replyTo,
    } satisfies MailContent;
    return withAgreement(copy, bookingId, context);
  }
  const mail = {
    subject: `Accepted: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, is }) => `${label}: ${is}`).join(" · "),
    heading: `${amendment.acceptedBy} has accepted the change`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  } satisfies MailContent;
  return withAgreement(mail, bookingId, context);
}

/** Goes to the DJ where the client withdrew it. */
export async function amendmentEndedMail(
  { bookingId, amendmentId }: MailOf<"amendment-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || !amendment) return gone;
  const isForClient = booking.clientEmail === recipient;
  const isForDj = !isForClient && recipient === site.email;
  const signer = booking.signers.find(({ email }) => email === recipient);
  if (!isForClient && !isForDj && !signer) return gone;
  const words = wordsIn(isForDj ? undefined : booking.language);
  const { formats, bookingMails } = words;
  const { amendmentEnded: said, openPortal } = bookingMails;
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced, words);
  const known = {
    ...{ event: eventTypeIn(words, booking.eventType), date: dateIn(formats, booking.eventDate) },
    hello: isForClient ? helloTo(booking.clientName, bookingMails) : helloToNamed(signer?.name ?? "", bookingMails),
    name: amendment.acceptedBy,
  };
  const isDeclined = amendment.status === "declined";
  // Not by the DJ.
  const isTheirs = isDeclined
    ? amendment.signer !== null || amendment.proposedBy === "dj"
    : amendment.proposedBy === "client";
  const lead = isForDj
    ? `${amendment.acceptedBy} ${isDeclined ? "does not agree to this change" : "has taken back the change"}. Everything stays as it is signed.`
    : fill(
        isDeclined
          ? isTheirs
            ? said.declinedBy
            : said.declined
          : isTheirs
            ? isForClient
              ? said.replaced
              : said.takenBackBy
            : said.withdrawn,
        known,
      );
  const isReplaced = isForClient && amendment.status === "withdrawn" && amendment.proposedBy === "client";
  const outcome = isReplaced ? said.off : said.stays;
  const { notBooked } = bookingMails.summary;
  return {
    language: formats.tag,
    subject: fill(isReplaced || amendment.status === "declined" ? said.notChanged : said.takenBack, known),
    preview: `${outcome}.`,
    heading: outcome,
    blocks: [
      { type: "text", text: lead },
      {
        type: "facts",
        rows: rows.map(({ label, was, is }) => ({
          label,
          value: fill(isReplaced ? said.not : is === notBooked ? said.wasStays : said.wasStaysNot, { was, is }),
        })),
      },
      {
        type: "actions",
        actions: [
          isForDj
            ? { label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }
            : signer && !isForClient
              ? { label: bookingMails.changed.read, href: await signerLink(bookingId, signer, context, now) }
              : { label: openPortal, href: await accessLink(booking, context, now) },
        ],
      },
    ],
    replyTo: isForDj ? { name: booking.clientName, email: booking.clientEmail } : replyTo,
  };
}
