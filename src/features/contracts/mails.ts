import { eq } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { bookings, type Signer, unsignedOfBooking } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { fill } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { amendmentQuery } from "../bookings/amendments.ts";
import { canceledForReaders } from "../bookings/change-mails.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { bookingGone } from "../bookings/mails.ts";
import { type Answered, signersOf } from "../bookings/model.ts";
import { type Booking, findBookingQuery } from "../bookings/read-bookings.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { bookingIn, helloTo, helloToAll } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { agreementPaper } from "./agreement-file.ts";
import { signSignerToken } from "./client/read-signing.ts";
import { agreementQuery } from "./signatures.ts";

export const signerLink = async (
  bookingId: string,
  { id, linkVersion }: Pick<Signer, "id" | "linkVersion">,
  context: MailContext,
  now: number,
): Promise<string> => {
  const token = await signSignerToken(secretsOf(context), { bookingId, signer: id, linkVersion }, now);
  return absolute(context.siteOrigin, signedPath(portalPaths.sign, token));
};

type Reader = Pick<Signer, "id" | "name" | "linkVersion">;

/** Of the client, whose id is empty, and who signs, or would by the change: an address may be several people's. */
export const readersAt = (
  { clientName, clientEmail, signers }: Booking,
  change: Pick<Answered, "after">,
  address: string,
): readonly Reader[] => [
  ...(clientEmail === address ? [{ id: "", name: clientName, linkVersion: 0 }] : []),
  ...signersOf(signers, change).filter(({ email }) => email === address),
];

export const helloToReaders = (readers: readonly Reader[], words: Words): string => {
  const [first, other] = readers;
  return first?.id === "" && !other
    ? helloTo(first.name, words.bookingMails)
    : helloToAll(
        readers.map(({ name }) => name),
        words,
      );
};

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
  const signers = booking?.signers.filter(({ email }) => email === recipient) ?? [];
  const [signer] = signers;
  if (!booking || !amendment || (recipient !== site.email && !signer)) return bookingGone;
  const words = wordsIn(signer ? booking.language : undefined);
  const rows = summaryDifferences(amendment, words);
  if (signer) {
    const { formats, bookingMails } = words;
    const changedWords = bookingMails.changed;
    const values = {
      ...bookingIn(booking, words),
      hello: helloToReaders(signers, words),
    };
    const copy = {
      language: formats.tag,
      subject: fill(changedWords.subject, values),
      preview: changedWords.heading,
      heading: changedWords.heading,
      blocks: [
        { type: "text", text: fill(changedWords.first, values) },
        {
          type: "facts",
          rows: rows.map(({ label, was, is }) => ({ label, value: fill(bookingMails.change, { was, is }) })),
        },
        {
          type: "actions",
          actions: [{ label: changedWords.read, href: await signerLink(bookingId, signer, context, now) }],
        },
        { type: "text", text: changedWords.wrong },
      ],
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
  { bookingId, amendmentId, words: why }: MailOf<"amendment-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || !amendment) return bookingGone;
  const readers = readersAt(booking, amendment, recipient);
  const [reader] = readers;
  const isForDj = !reader && recipient === site.email;
  if (!isForDj && !reader) return bookingGone;
  const isForClient = reader?.id === "";
  // Their link ended with the change that named them.
  const isOut = reader !== undefined && !isForClient && !booking.signers.some(({ id }) => id === reader.id);
  if (reader && !isForClient && booking.status === "cancelled") return canceledForReaders(booking, readers);
  const words = wordsIn(isForDj ? undefined : booking.language);
  const { formats, bookingMails } = words;
  const { amendmentEnded: amendmentEndedWords, openPortal } = bookingMails;
  const rows = summaryDifferences(amendment, words);
  const values = {
    ...bookingIn(booking, words),
    hello: helloToReaders(readers, words),
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
            ? amendmentEndedWords.declinedBy
            : amendmentEndedWords.declined
          : isTheirs
            ? isForClient
              ? amendmentEndedWords.replaced
              : amendmentEndedWords.takenBackBy
            : amendmentEndedWords.withdrawn,
        values,
      );
  const isReplaced = isForClient && amendment.status === "withdrawn" && amendment.proposedBy === "client";
  const outcome = isReplaced ? amendmentEndedWords.off : amendmentEndedWords.stays;
  const { notBooked } = bookingMails.summary;
  return {
    language: formats.tag,
    subject: fill(
      isReplaced || amendment.status === "declined" ? amendmentEndedWords.notChanged : amendmentEndedWords.takenBack,
      values,
    ),
    preview: `${outcome}.`,
    heading: outcome,
    blocks: [
      { type: "text", text: lead },
      ...(why ? [{ type: "quote", label: bookingMails.why, text: why } as const] : []),
      {
        type: "facts",
        rows: rows.map(({ label, was, is }) => ({
          label,
          value: fill(
            is === notBooked
              ? amendmentEndedWords.wasStays
              : isReplaced
                ? amendmentEndedWords.not
                : amendmentEndedWords.wasStaysNot,
            { was, is },
          ),
        })),
      },
      ...(isOut
        ? []
        : [
            {
              type: "actions" as const,
              actions: [
                isForDj
                  ? { label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }
                  : reader && !isForClient
                    ? { label: bookingMails.changed.read, href: await signerLink(bookingId, reader, context, now) }
                    : { label: openPortal, href: await accessLink(booking, context, now) },
              ],
            },
          ]),
    ],
    replyTo: isForDj ? { name: booking.clientName, email: booking.clientEmail } : undefined,
  };
}
