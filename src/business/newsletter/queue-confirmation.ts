import { and, eq, sql } from "drizzle-orm";
import { addDays, calendarDateAt, instantAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { automaticMailKey, mailboxKey, mailboxOf } from "../../mail/mailbox.ts";
import { outbox } from "../../mail/schema.ts";
import { newsletterSubscribers as subscribers } from "./schema.ts";
import { confirmed } from "./subscribers.ts";

/** When a confirmation goes out that had to wait for the next day, in minutes after midnight. */
const morning = 9 * 60;

// Whoever has left, under whatever spelling of the mailbox, and was asked again already.
const isDone = sql`exists (select 1 from ${subscribers} as gone
  where gone.mailbox = ${subscribers.mailbox} and not gone.subscribed and gone.asked_again_at is not null)`;

/**
 * Two statements for behind the one that stores a signup of `email` (in lower case). They queue the confirmation mail to an
 * address that has not confirmed, or has left since, or has confirmed and is asked about other interests, and do nothing
 * to any other. When the mailbox has its automatic mail of the day, this one goes out the next morning; who was asked
 * today and has not answered is not asked again tomorrow; and who has left is asked once again, not more.
 */
export async function queueConfirmation(db: Database, email: string, now: number) {
  const mailbox = await mailboxKey(email);
  const [today, tomorrow] = [calendarDateAt(now), addDays(calendarDateAt(now), 1)];
  const [keyToday, keyTomorrow] = [automaticMailKey(mailbox, today), automaticMailKey(mailbox, tomorrow)];
  const isTaken = sql`earlier.id is not null`;
  const isAsked = sql`(not ${confirmed} and coalesce(json_extract(earlier.data, '$.subscriberId') = ${subscribers.id}
    and json_extract(earlier.data, '$.version') = ${subscribers.linkVersion}, 0))`;
  return [
    // The columns of the outbox in the order of its schema. A raw statement could not stand in a D1 batch of Drizzle's.
    db
      .insert(outbox)
      .select(
        sql`select ${crypto.randomUUID()} as id,
          json_object('kind', 'newsletter-confirm', 'subscriberId', ${subscribers.id}, 'version', ${subscribers.linkVersion})
            as data,
          ${subscribers.email} as recipient,
          case when ${isTaken} then ${keyTomorrow} else ${keyToday} end as dedupe_key,
          0 as attempts,
          case when ${isTaken} then ${instantAt(tomorrow, morning)} else ${now} end as next_attempt_at,
          null as sending_since, null as sent_at, null as last_error, ${now} as created_at,
          null as notice_of, null as notice_at, null as gathered_in
        from ${subscribers} left join ${outbox} as earlier on earlier.dedupe_key = ${keyToday}
        where ${subscribers.email} = ${email} and not ${isAsked}
          and case when ${confirmed} then ${subscribers.pendingInterests} is not null else not ${isDone} end`,
      )
      .onConflictDoNothing({ target: outbox.dedupeKey }),
    db
      .update(subscribers)
      .set({ askedAgainAt: sql`coalesce(${subscribers.askedAgainAt}, ${now})` })
      .where(and(eq(subscribers.mailbox, mailboxOf(email)), eq(subscribers.subscribed, false))),
  ] as const;
}
