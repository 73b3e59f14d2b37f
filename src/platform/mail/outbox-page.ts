import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { MailState } from "../../content/statuses.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position, pageOf } from "../../database/page-of.ts";
import { mailTexts, outbox } from "../../database/schema/outbox.ts";
import { isFailed } from "./resend-mails.ts";

const { id, kind, recipient, attempts, nextAttemptAt, sendingSince, sentAt, lastError, createdAt } = outbox;

const columns = { id, kind, recipient, attempts, nextAttemptAt, sendingSince, sentAt, lastError, createdAt };

const states: Readonly<Record<MailState, SQL | undefined>> = {
  queued: isNotNull(nextAttemptAt),
  sent: and(isNotNull(sentAt), isNull(lastError)),
  failed: isFailed,
};

/** One more than a page. Waiting mails by due time, others newest first. */
const listMailsQuery = (
  db: Database,
  state: MailState | null,
  after: Position<number> | null,
  limit: number = askedRows,
) => {
  const [time, way, beyond] = state === "queued" ? [nextAttemptAt, asc, sql`>`] : [createdAt, desc, sql`<`];
  // The plus makes SQLite use the small index.
  const name = state === "failed" ? sql`+${id}` : id;
  return db
    .select({ ...columns, subject: mailTexts.subject })
    .from(outbox)
    .leftJoin(mailTexts, eq(mailTexts.mailId, id))
    .where(
      and(
        state ? states[state] : undefined,
        after ? sql`(${time}, ${name}) ${beyond} (${after.key}, ${after.id})` : undefined,
      ),
    )
    .orderBy(way(time), way(name))
    .limit(limit);
};

export type MailInFull = Awaited<ReturnType<typeof findMailQuery>>[number];

export const findMailQuery = (db: Database, mailId: string) =>
  db
    .select({ ...columns, mail: outbox.data, subject: mailTexts.subject, text: mailTexts.text })
    .from(outbox)
    .leftJoin(mailTexts, eq(mailTexts.mailId, id))
    .where(eq(id, mailId))
    .limit(1);

/** Sent ones only grow, and are not counted. */
export const countMailsQuery = (db: Database, state: Exclude<MailState, "sent">) =>
  db.select({ count: count() }).from(outbox).where(states[state]);

/** `next` is the position of the next page. */
export async function outboxPage(db: Database, state: MailState | null, after: Position<number> | null) {
  const {
    rows,
    queued: [queued],
    failed: [failed],
  } = await batchOf(db, {
    rows: listMailsQuery(db, state, after),
    queued: countMailsQuery(db, "queued"),
    failed: countMailsQuery(db, "failed"),
  });
  const { rows: mails, next } = pageOf(
    rows,
    (mail) => (state === "queued" ? mail.nextAttemptAt : null) ?? mail.createdAt,
  );
  return { mails, next, counts: { queued: queued?.count ?? 0, failed: failed?.count ?? 0 } };
}

export type OutboxRows = Awaited<ReturnType<typeof outboxPage>>;
export type ListedMail = OutboxRows["mails"][number];
