import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletters, newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { minute } from "../../platform/durations.ts";
import { portion, queueMailQuery, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { outcomesOf } from "../../platform/mail/outcomes.ts";
import type { NewsletterForm } from "./dj/form.ts";
import { confirmed, hearsOf } from "./subscribers.ts";

/** False without such a draft. */
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
    ),
  ]);
  return sent.length > 0;
}

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

export const listNewslettersQuery = (db: Database) =>
  db.select(columns).from(newsletters).orderBy(desc(newsletters.createdAt), desc(newsletters.id)).limit(listed);

export type Newsletter = Awaited<ReturnType<typeof listNewslettersQuery>>[number];

/** `null`: by the link in a mail of the site. */
export const consentsQuery = (db: Database) =>
  db
    .select({
      source: subscribers.consentSource,
      people: sql<number>`count(*)`,
      first: sql<number>`min(${subscribers.confirmedAt})`,
      last: sql<number>`max(${subscribers.confirmedAt})`,
    })
    .from(subscribers)
    .where(confirmed)
    .groupBy(subscribers.consentSource)
    .limit(listed);

export type Consent = Awaited<ReturnType<typeof consentsQuery>>[number];

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

/** Sent newsletters stay unchanged. */
export const saveNewsletterQuery = (db: Database, id: string, form: NewsletterForm, now: number) =>
  db
    .insert(newsletters)
    .values({ ...form, id, createdAt: now })
    .onConflictDoUpdate({ target: newsletters.id, set: form, setWhere: isNull(newsletters.sentAt) });

export const queueTestQuery = (db: Database, newsletterId: string, to: string, now: number) =>
  queueMailQuery(db, { kind: "newsletter-test", newsletterId }, to, `newsletter-test:${crypto.randomUUID()}`, now);

export const deleteDraftQuery = (db: Database, id: string) =>
  db.delete(newsletters).where(and(eq(newsletters.id, id), isNull(newsletters.sentAt)));
