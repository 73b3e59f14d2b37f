import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletters, newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { minute } from "../../platform/durations.ts";
import { portion, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { hearsOf } from "./subscribers.ts";

/**
 * Sends a draft off, once: queues a mail to everyone who asked for what it is about, in portions like every mail to many.
 * Gives whether there was such a draft.
 */
export async function sendNewsletter(db: Database, id: string, now: number): Promise<boolean> {
  const [sent] = await db.batch([
    db
      .update(newsletters)
      .set({ sentAt: now })
      .where(and(eq(newsletters.id, id), isNull(newsletters.sentAt)))
      .returning({ id: newsletters.id }),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "newsletter",
        data: { subscriberId: subscribers.id, newsletterId: newsletters.id },
        recipient: subscribers.email,
        event: [newsletters.id, subscribers.id],
        from: sql`${newsletters} cross join ${subscribers}
          where ${newsletters.id} = ${id} and ${newsletters.sentAt} = ${now} and ${hearsOf(sql`${newsletters.audience}`)}`,
        dueAt: sql`${now} + ${portion(sql`row_number() over (order by ${subscribers.createdAt})`)} * ${minute}`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
  ]);
  return sent.length > 0;
}
