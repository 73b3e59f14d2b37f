import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { GatheredKind, OutboxMail } from "../../database/schema/outbox-mail.ts";
import { minute } from "../durations.ts";
import { insertMailsQuery } from "./outbox.ts";

/** At most one notice of a kind goes out within it. */
export const noticeGap = 10 * minute;

interface GatheredNotice {
  id?: string;
  mail: OutboxMail;
  dedupeKey: string;
  dueAt?: number;
  /** Sees earlier statements of the batch. */
  isDue: SQL;
}

/** `gathering` (SQL) is the waiting notice's id, if any. */
export const noticeColumns = (gathering: SQL, kind: GatheredKind, { dueAt, now }: { dueAt: number; now: number }) => {
  const unless = (own: SQL, gathered: SQL) => sql`iif(${gathering} is null, ${own}, ${gathered})`;
  return {
    nextAttemptAt: unless(sql`${dueAt}`, sql`null`),
    sentAt: unless(sql`null`, sql`${now}`),
    lastError: unless(sql`null`, sql`'Told of in one notice with others'`),
    noticeOf: unless(sql`${kind}`, sql`null`),
    noticeAt: unless(sql`${dueAt}`, sql`null`),
    gatheredIn: gathering,
  };
};

/** Told at once, or gathered in one notice when {@link noticeGap} is over. A known `dedupeKey` queues nothing. */
export const gatheredNoticeQueries = (
  db: Database,
  kind: GatheredKind,
  { id = crypto.randomUUID(), mail, dedupeKey, dueAt, isDue }: GatheredNotice,
  now: number,
) => {
  const newest = (what: SQL) =>
    sql`(select ${what} from outbox as newest where newest.notice_of = ${kind} order by newest.notice_at desc limit 1)`;
  const lastAt = newest(sql`newest.notice_at`);
  // A claimed notice may have counted already.
  const gathering = newest(
    sql`iif(newest.kind = 'more-notices' and newest.attempts = 0 and newest.next_attempt_at is not null, newest.id, null)`,
  );
  const isNew = sql`${isDue} and not exists (select 1 from outbox as known where known.dedupe_key = ${dedupeKey})`;
  const sameKey = { target: outbox.dedupeKey };
  const toDj = { recipient: site.email };
  return [
    insertMailsQuery(
      db,
      {
        id: crypto.randomUUID(),
        data: { kind: "more-notices", of: kind },
        ...toDj,
        dedupeKey: sql`'more-notices:' || ${kind} || ':' || next_at`,
        nextAttemptAt: sql`next_at`,
        noticeOf: kind,
        noticeAt: sql`next_at`,
      },
      sql`from (select cast(${lastAt} + ${noticeGap} as integer) as next_at, ${gathering} as gathering) as gap
        where next_at > ${dueAt ?? now} and gathering is null and ${isNew}`,
      now,
    ).onConflictDoNothing(sameKey),
    insertMailsQuery(
      db,
      {
        id,
        data: mail,
        ...toDj,
        dedupeKey,
        ...noticeColumns(sql`gathering`, kind, { dueAt: dueAt ?? now, now }),
      },
      sql`from (select ${gathering} as gathering) as gap where ${isDue}`,
      now,
    ).onConflictDoNothing(sameKey),
  ] as const;
};
