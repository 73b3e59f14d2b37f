import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { broadcasts, nowPlaying } from "../../database/schema/live.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { hour, minute } from "../../platform/durations.ts";
import { portion, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { hasArrived, mailsOf, outcomesOf } from "../../platform/mail/outcomes.ts";
import type { NewsletterInterest } from "../newsletter/model.ts";
import { hearsOf } from "../newsletter/subscribers.ts";

/** Milliseconds between notices. */
const noticeRest = 6 * hour;

const interest: NewsletterInterest = "live-streams";

const wantsNotice = hearsOf(sql`${interest}`);

const noticesOf = (broadcast: SQL) => sql`'going-live:' || ${broadcast}`;

/** Only the newest can be on air. `notice` is the last one sent, perhaps by an earlier broadcast. */
export const newestBroadcastQuery = (db: Database) =>
  db
    .select({
      startedAt: broadcasts.startedAt,
      endedAt: broadcasts.endedAt,
      noticedAt: broadcasts.noticedAt,
      notice: outcomesOf(
        noticesOf(sql`(select told.id from ${broadcasts} as told where told.noticed_at is not null
          order by told.noticed_at desc limit 1)`),
      ).as("notice"),
    })
    .from(broadcasts)
    .orderBy(desc(broadcasts.startedAt))
    .limit(1);

/**
 * Goes before the statement that sets the live flag. Sends no notice when a recent one has reached somebody or still
 * may; repeated clicks notify once. Mails fall due in portions of `mailsPerMinute`, so that they do not hold up
 * others.
 */
export const beginBroadcastQueries = (db: Database, now: number) => {
  const id = crypto.randomUUID();
  const isRested = sql`not exists (
    select 1 from ${broadcasts} as earlier where earlier.noticed_at > ${now - noticeRest}
      and exists (select 1 from ${mailsOf(noticesOf(sql`earlier.id`))}
        and (${hasArrived} or ${outbox.nextAttemptAt} is not null)))`;
  return [
    insertFrom(
      db,
      broadcasts,
      { id, startedAt: now, noticedAt: sql`case when ${isRested} then ${now} end` },
      sql`where not exists (select 1 from ${nowPlaying} where ${nowPlaying.isLive})`,
    ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "going-live",
        data: { subscriberId: subscribers.id, broadcastId: broadcasts.id },
        recipient: subscribers.email,
        event: [broadcasts.id, subscribers.id],
        from: sql`${broadcasts} cross join ${subscribers}
          where ${broadcasts.id} = ${id} and ${broadcasts.noticedAt} is not null and ${wantsNotice}`,
        dueAt: sql`${now} + ${portion(sql`row_number() over (order by ${subscribers.createdAt})`)} * ${minute}`,
      },
      now,
    ),
  ] as const;
};

/** Also for a later broadcast that sent no notice because of this one. */
export async function awaitsNotice(
  db: Database,
  { subscriberId, broadcastId }: MailOf<"going-live">,
): Promise<boolean> {
  const [found] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.id, subscriberId),
        wantsNotice,
        sql`exists (select 1 from ${broadcasts} as told inner join ${broadcasts} as current
          on current.ended_at is null and current.started_at >= told.started_at
            and current.started_at < told.started_at + ${noticeRest}
          where told.id = ${broadcastId})`,
      ),
    );
  return found !== undefined;
}

export const endBroadcastQuery = (db: Database, now: number) =>
  db
    .update(broadcasts)
    .set({ endedAt: now })
    .where(
      and(
        eq(
          broadcasts.id,
          db.select({ id: broadcasts.id }).from(broadcasts).orderBy(desc(broadcasts.startedAt)).limit(1),
        ),
        isNull(broadcasts.endedAt),
      ),
    );
