import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../columns.ts";
import type { GatheredKind, OutboxMail } from "./outbox-mail.ts";

/** The client has no email: the DJ phones, and says so. */
export const notMailed = "No address: nothing mailed";

/** Delivered but unwelcome: the DJ phones, and says so. */
export const reportedAsSpam = "Reported as spam";

/** Begins the reason of a failed mail: while that stands, nothing new is mailed there. */
export const noSuchAddress = "No such address";

export const addressComesBack = "Not sent: mails to this address come back";

/** Written in the batch of the change that it reports (`mail/outbox.ts`). */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    data: text({ mode: "json" }).$type<OutboxMail>().notNull(),
    kind: text().generatedAlwaysAs(sql`json_extract(data, '$.kind')`),
    contactId: text().generatedAlwaysAs(sql`json_extract(data, '$.contactId')`),
    recipient: text().notNull(),
    /** One event never makes two rows. */
    dedupeKey: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** A sender is at it or died: it may have gone out. */
    sendingSince: instant(),
    /** With a `lastError`: no longer needed. */
    sentAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
    /** Notices of one kind keep a distance; this one waits until `noticeAt`. */
    noticeOf: text().$type<GatheredKind>(),
    noticeAt: instant(),
    /** The notice sent in its place. */
    gatheredIn: text(),
    /** When one that strangers set off was sent or is due. */
    automaticAt: instant().generatedAlwaysAs(
      sql`iif(substr(dedupe_key, 1, 10) = 'automatic:', coalesce(sent_at, next_attempt_at), null)`,
    ),
    /** The mail service's, for its delivery reports. */
    messageId: text(),
  },
  // Sent and failed rows have no next attempt, so only open ones are indexed.
  (table) => [
    index("outbox_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("outbox_failed").on(table.createdAt).where(sql`${table.nextAttemptAt} is null and ${table.sentAt} is null`),
    index("outbox_failed_to")
      .on(table.recipient)
      .where(sql`${table.nextAttemptAt} is null and ${table.sentAt} is null`),
    index("outbox_by_phone")
      .on(table.createdAt)
      .where(sql`${table.lastError} in (${sql.raw(`'${notMailed}', '${reportedAsSpam}'`)})`),
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_notices").on(table.noticeOf, table.noticeAt).where(sql`${table.noticeOf} is not null`),
    index("outbox_gathered").on(table.gatheredIn, table.createdAt).where(sql`${table.gatheredIn} is not null`),
    index("outbox_of_message").on(table.messageId).where(sql`${table.messageId} is not null`),
    index("outbox_of_invoices").on(sql`${table.data} ->> '$.bookingId'`).where(sql`${table.kind} = 'invoice'`),
    index("outbox_automatic").on(table.automaticAt).where(sql`${table.automaticAt} is not null`),
    index("outbox_of_contact").on(table.contactId, table.createdAt).where(sql`${table.contactId} is not null`),
  ],
);

/** Of the last try, without links, as some still work. */
export const mailTexts = sqliteTable("mail_texts", {
  mailId: text()
    .primaryKey()
    .references(() => outbox.id, { onDelete: "cascade" }),
  subject: text().notNull(),
  text: text().notNull(),
});
