import { and, eq, ne, sql } from "drizzle-orm";
import { newAddress as english } from "../../../content/words/en/new-address.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings, isStanding } from "../../../database/schema/bookings.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { clientRequests } from "../../../database/schema/requests.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { fill } from "../../../platform/language.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../../platform/links/signed-link.ts";
import { automaticMailKey } from "../../../platform/mail/automatic-mail.ts";
import { gatheredNoticeQueries } from "../../../platform/mail/gathered-notices.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import type { MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { cameBackQuery, comesBack, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { mailsOf } from "../../../platform/mail/outcomes.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { bookingGone } from "../../bookings/mails.ts";
import { searchWordsOf } from "../../leads/contacts.ts";
import { secretsOf } from "../../newsletter/mails.ts";
import { clientOf, liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { portalPaths } from "../../portal/paths.ts";
import { addressType } from "../../requests/model.ts";
import { absolute, signedPath } from "../../site/paths.ts";
import { correctAddressQueries } from "../correct-address.ts";

/** A day, for one booking. */
const mostAddresses = 3;

/** The booking whose link opened the session `sid`. */
const ofSession = (sid: string, column: "booking_id" | "link_version") =>
  sql`(select ${sql.raw(column)} from sessions where sid = ${sid})`;

export async function readNewAddress(db: Database, sid: string, now: number) {
  const client = clientOf(sid, now);
  const {
    session: [session],
    cameBack,
    asked: [asked],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    cameBack: cameBackQuery(db, client),
    asked: db
      .select({
        email: sql<string>`outbox.recipient`.as("asked_email"),
        at: sql<number>`outbox.created_at`.as("asked_at"),
        cameBack: comesBack(sql`outbox.recipient`).mapWith(Boolean).as("asked_came_back"),
      })
      .from(mailsOf(sql`'new-address:' || ${ofSession(sid, "booking_id")} || ':' || ${ofSession(sid, "link_version")}`))
      .orderBy(sql`outbox.created_at desc`)
      .limit(1),
  });
  return ofClient(session, { comesBack: cameBack.length > 0, asked: asked ?? null });
}

/**
 * Mails the link only while mails to the client come back: else whoever got hold of a session could take the booking.
 * `to` in lower case.
 */
export async function askForNewAddress(db: Database, sid: string, to: string, now: number) {
  const today = calendarDateAt(now);
  const event = [bookings.id, bookings.portalLinkVersion, sql`${today}`];
  const ofDay = sql`'new-address:' || ${bookings.id} || ':' || ${bookings.portalLinkVersion} || ':' || ${today}`;
  const mailbox = await mailboxKey(to);
  const others = sql`(select count(*) from ${mailsOf(ofDay)} and outbox.recipient <> ${to})`;
  const {
    session: [session],
    known,
    back,
    mailed: [mailed],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    known: cameBackQuery(db, clientOf(sid, now)),
    back: cameBackQuery(db, sql`${to}`),
    queued: queueMailsOfRowsQuery(
      db,
      {
        kind: "new-address",
        data: { bookingId: bookings.id, linkVersion: bookings.portalLinkVersion, before: bookings.clientEmail },
        recipient: to,
        event: [...event, sql`${mailbox}`],
        from: sql`${bookings} where bookings.id = ${ofSession(sid, "booking_id")}
          and bookings.client_email = ${clientOf(sid, now)} and bookings.client_email <> ${to}
          and ${isStanding(now)} and not exists (select 1 from outbox as known where known.dedupe_key = ${automaticMailKey(mailbox, today)})
          and ${comesBack(bookings.clientEmail)} and not ${comesBack(sql`${to}`)} and ${others} < ${mostAddresses}`,
      },
      now,
    ),
    mailed: db
      .select({ id: outbox.id })
      .from(bookings)
      .innerJoin(outbox, sql`outbox.dedupe_key = ${ofDay} || ':' || ${mailbox}`)
      .where(eq(bookings.id, ofSession(sid, "booking_id"))),
  });
  if (!session) return "signed-out";
  if (mailed) return "mailed";
  return known.length === 0 ? "arrives" : session.sess.email === to || back.length > 0 ? "comes-back" : "too-many";
}

export interface NewAddress {
  bookingId: string;
  before: string;
  to: string;
  linkVersion: number;
}

/** `null` unless ours and not too old; only the database knows whether it still counts. */
export async function openNewAddress(secrets: LinkSecrets, token: string, now: number): Promise<NewAddress | null> {
  const opened = await openToken(secrets, "new-address", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId, before, to]: [string, string, string] = JSON.parse(opened.subject);
  return { bookingId, before, to, linkVersion: opened.version };
}

const bookingOf = ({ bookingId, before, linkVersion }: NewAddress) =>
  and(
    eq(bookings.id, bookingId),
    eq(bookings.clientEmail, before),
    eq(bookings.portalLinkVersion, linkVersion),
    ne(bookings.status, "cancelled"),
  );

/** The link was opened before, or the button pressed twice. */
export const isNewAddressTakenQuery = (db: Database, { bookingId, to }: NewAddress) =>
  db
    .select({ language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientEmail, to)));

export const newAddressCountsQuery = (db: Database, link: NewAddress) =>
  db.select({ language: bookings.language }).from(bookings).where(bookingOf(link));

/** The DJ reads of it in the conversation. Gives the new version of the booking's links, or null. */
export async function takeNewAddress(db: Database, link: NewAddress, now: number): Promise<number | null> {
  const { bookingId, before, to } = link;
  const id = crypto.randomUUID();
  const known = sql`(select bookings.client_email from bookings where ${bookingOf(link)})`;
  const { taken } = await batchOf(db, {
    corrected: await correctAddressQueries(db, known, to, bookingId, now),
    noted: insertFrom(
      db,
      clientRequests,
      {
        id,
        clientEmail: to,
        contactId: bookings.contactId,
        bookingId: bookings.id,
        type: addressType,
        subject: fill(english.noted.subject, { email: to }),
        message: fill(english.noted.text, { before }),
        status: "completed",
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${bookings} where ${bookingOf(link)}`,
    ),
    noticed: gatheredNoticeQueries(
      db,
      "request",
      {
        mail: { kind: "client-request-notice", requestId: id },
        dedupeKey: `client-request-notice:${id}`,
        isDue: sql`exists (select 1 from client_requests where client_requests.id = ${id})`,
      },
      now,
    ),
    taken: db
      .update(bookings)
      .set({
        clientEmail: to,
        searchText: sql`${bookings.searchText} || ${searchWordsOf(to)}`,
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(bookingOf(link))
      .returning({ linkVersion: bookings.portalLinkVersion }),
  });
  return taken[0]?.linkVersion ?? null;
}

/**
 * Names nobody, because its reader may be a stranger to the booking.
 * @throws without a secret for the link
 */
export async function newAddressMail(
  { bookingId, linkVersion, before }: MailOf<"new-address">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [booking] = await context.db
    .select({ email: bookings.clientEmail, version: bookings.portalLinkVersion, language: bookings.language })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (booking?.email !== before || booking.version !== (linkVersion ?? booking.version)) return bookingGone;
  const token = await signToken(secretsOf(context), "new-address", {
    subject: JSON.stringify([bookingId, before, recipient]),
    version: booking.version,
    expiresAt: now + linkKinds["new-address"].lasts,
  });
  const {
    formats,
    bookingMails: { newAddress: newAddressWords },
  } = wordsIn(booking.language);
  return {
    language: formats.tag,
    subject: newAddressWords.subject,
    preview: newAddressWords.preview,
    heading: newAddressWords.subject,
    blocks: [
      { type: "text", text: newAddressWords.text },
      {
        type: "actions",
        actions: [
          { label: newAddressWords.yes, href: absolute(context.siteOrigin, signedPath(portalPaths.newAddress, token)) },
        ],
      },
      { type: "text", text: newAddressWords.works },
    ],
  };
}
