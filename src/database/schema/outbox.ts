import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../columns.ts";
import type { GatheredKind, OutboxMail } from "./outbox-mail.ts";

/** Why a mail to a client without email ended: the DJ tells it by phone, and says so. */
export const notMailed = "No address: nothing mailed";

/** Why a mail that was delivered is not welcome: the DJ asks by phone, and says that it is done. */
export const reportedAsSpam = "Reported as spam";

/** How the reason begins of a mail whose address does not exist: as long as it stands as failed, nothing new is mailed there. */
export const noSuchAddress = "No such address";

/** Why a mail was not sent. */
export const addressComesBack = "Not sent: mails to this address come back";

/** Each is written in the batch of what it tells of; see `mail/outbox.ts`. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    data: text({ mode: "json" }).$type<OutboxMail>().notNull(),
    kind: text().generatedAlwaysAs(sql`json_extract(data, '$.kind')`),
    /** From the data, if it names a contact. */
    contactId: text().generatedAlwaysAs(sql`json_extract(data, '$.contactId')`),
    recipient: text().notNull(),
    /** The same event never makes a second row. */
    dedupeKey: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** A sender is at it, or died: whether it went out is not known. */
    sendingSince: instant(),
    /** With a `lastError`: it ended because nobody needed it any more. */
    sentAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
    /** The kind of a notice that keeps its distance to others of its kind, and from when it goes out. */
    noticeOf: text().$type<GatheredKind>(),
    noticeAt: instant(),
    /** A notice that tells of this one, which then does not go out. */
    gatheredIn: text(),
    /** The mail service's, of its last sending: by it that service tells what became of it. */
    messageId: text(),
  },
  // Rows that are sent or failed have no next attempt, so the index holds the open ones alone.
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
    index("outbox_of_contact").on(table.contactId, table.createdAt).where(sql`${table.contactId} is not null`),
  ],
);

/** As of its last try, without the addresses of its links, some of which work. */
export const mailTexts = sqliteTable("mail_texts", {
  mailId: text()
    .primaryKey()
    .references(() => outbox.id, { onDelete: "cascade" }),
  subject: text().notNull(),
  text: text().notNull(),
});
