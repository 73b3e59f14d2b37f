import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { automaticMailKey, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey, mailboxOf } from "../../platform/mail/mailbox.ts";
import { confirmed } from "./subscribers.ts";

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
  const wasAsked = sql`exists (select 1 from ${outbox} as asked
    where asked.dedupe_key = ${automaticMailKey(mailbox, calendarDateAt(now))}
      and json_extract(asked.data, '$.subscriberId') = ${subscribers.id}
      and json_extract(asked.data, '$.version') = ${subscribers.linkVersion})`;
  return [
    queueAutomaticMailQuery(
      db,
      {
        mail: sql`json_object('kind', 'newsletter-confirm', 'subscriberId', ${subscribers.id}, 'version', ${subscribers.linkVersion})`,
        ...{ recipient: subscribers.email, mailbox, days: 2 },
        from: sql`${subscribers}`,
        where: sql`${subscribers.email} = ${email} and case when ${confirmed} then ${subscribers.pendingInterests} is not null
          else not ${isDone} and not ${wasAsked} end`,
      },
      now,
    ),
    db
      .update(subscribers)
      .set({ askedAgainAt: sql`coalesce(${subscribers.askedAgainAt}, ${now})` })
      .where(and(eq(subscribers.mailbox, mailboxOf(email)), eq(subscribers.subscribed, false))),
  ] as const;
}
