import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { GatheredKind, OutboxMail } from "../../database/schema/outbox-mail.ts";
import { minute } from "../durations.ts";

/** At most one notice of a kind goes to the DJ within it. */
export const noticeGap = 10 * minute;

interface GatheredNotice {
  id?: string;
  mail: OutboxMail;
  dedupeKey: string;
  /** At once unless given. */
  dueAt?: number;
  /** Sees what the statements before it in the batch have done. */
  isTold: SQL;
}

/**
 * Tells the DJ of something which may come a hundred times: at once, or within {@link noticeGap} of the last notice of
 * its `kind` in one that goes out when that is over. In the batch of what it tells of, the database decides. A known
 * `dedupeKey` queues nothing.
 */
export const gatheredNoticeQueries = (
  db: Database,
  kind: GatheredKind,
  { id = crypto.randomUUID(), mail, dedupeKey, dueAt, isTold }: GatheredNotice,
  now: number,
) => {
  const newest = (what: SQL) =>
    sql`(select ${what} from outbox as newest where newest.notice_of = ${kind} order by newest.notice_at desc limit 1)`;
  const lastAt = newest(sql`newest.notice_at`);
  // One that a sender has claimed may have counted already.
  const gathering = newest(
    sql`iif(newest.kind = 'more-notices' and newest.attempts = 0 and newest.next_attempt_at is not null, newest.id, null)`,
  );
  const isNew = sql`${isTold} and not exists (select 1 from outbox as known where known.dedupe_key = ${dedupeKey})`;
  const known = { target: outbox.dedupeKey };
  // In the order of the schema, in both.
  return [
    db
      .insert(outbox)
      .select(
        sql`select ${crypto.randomUUID()} as id, ${JSON.stringify({ kind: "more-notices", of: kind })} as data,
          ${site.email} as recipient, 'more-notices:' || ${kind} || ':' || next_at as dedupe_key, 0 as attempts,
          next_at as next_attempt_at, null as sending_since, null as sent_at, null as last_error, ${now} as created_at,
          ${kind} as notice_of, next_at as notice_at, null as gathered_in, null as message_id
        from (select cast(${lastAt} + ${noticeGap} as integer) as next_at, ${gathering} as gathering) as gap
        where next_at > ${dueAt ?? now} and gathering is null and ${isNew}`,
      )
      .onConflictDoNothing(known),
    db
      .insert(outbox)
      .select(
        sql`select ${id} as id, ${JSON.stringify(mail)} as data, ${site.email} as recipient,
          ${dedupeKey} as dedupe_key, 0 as attempts, iif(gathering is null, ${dueAt ?? now}, null) as next_attempt_at,
          null as sending_since, iif(gathering is null, null, ${now}) as sent_at,
          iif(gathering is null, null, 'Told of in one notice with others') as last_error, ${now} as created_at,
          iif(gathering is null, ${kind}, null) as notice_of, iif(gathering is null, ${dueAt ?? now}, null) as notice_at,
          gathering as gathered_in, null as message_id
        from (select ${gathering} as gathering) as gap where ${isTold}`,
      )
      .onConflictDoNothing(known),
  ] as const;
};
