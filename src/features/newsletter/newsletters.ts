import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletters, newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { minute } from "../../platform/durations.ts";
import { portion, queueMailQuery, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { outcomesOf } from "../../platform/mail/outcomes.ts";
import type { NewsletterForm } from "./dj/form.ts";
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

/** Newsletters that the list shows: years of them. */
const listed = 50;

const columns = {
  id: newsletters.id,
  audience: newsletters.audience,
  subject: newsletters.subject,
  text: newsletters.text,
  linkLabel: newsletters.linkLabel,
  linkAddress: newsletters.linkAddress,
  sentAt: newsletters.sentAt,
  createdAt: newsletters.createdAt,
  outcomes: outcomesOf(sql`'newsletter:' || ${newsletters.id}`).as("outcomes"),
};

/** A statement that reads the newest newsletters, each with how its mails went out. */
export const listNewslettersQuery = (db: Database) =>
  db.select(columns).from(newsletters).orderBy(desc(newsletters.createdAt), desc(newsletters.id)).limit(listed);

/** A newsletter as the administrator sees it. */
export type Newsletter = Awaited<ReturnType<typeof listNewslettersQuery>>[number];

/** A newsletter, and how many people would get it now; `null` when there is none. One round trip. */
export async function findNewsletter(db: Database, id: string) {
  const [[newsletter], [audience]] = await db.batch([
    db.select(columns).from(newsletters).where(eq(newsletters.id, id)),
    db
      .select({ people: sql<number>`count(*)`.as("people") })
      .from(newsletters)
      .innerJoin(subscribers, hearsOf(sql`${newsletters.audience}`))
      .where(eq(newsletters.id, id)),
  ]);
  return newsletter ? { newsletter, people: audience?.people ?? 0 } : null;
}

/** Stores a draft under the id that its form was made with. One that was sent stays as it was sent. */
export const saveNewsletterQuery = (db: Database, id: string, form: NewsletterForm, now: number) =>
  db
    .insert(newsletters)
    .values({ ...form, id, createdAt: now })
    .onConflictDoUpdate({ target: newsletters.id, set: form, setWhere: isNull(newsletters.sentAt) });

/** Queues a newsletter to the address of who writes it. */
export const queueTestQuery = (db: Database, newsletterId: string, to: string, now: number) =>
  queueMailQuery(db, { kind: "newsletter-test", newsletterId }, to, `newsletter-test:${crypto.randomUUID()}`, now);

/** Deletes a draft. What was sent stays. */
export const deleteDraftQuery = (db: Database, id: string) =>
  db.delete(newsletters).where(and(eq(newsletters.id, id), isNull(newsletters.sentAt)));
