import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import type { NewsletterInterest } from "../../forms/newsletter.ts";
import { queueMailsOfRows } from "../../mail/outbox.ts";
import { outbox } from "../../mail/schema.ts";
import { newsletterSubscribers as subscribers } from "./schema.ts";

/** A signup as its form gave it. `email` is in lower case. */
export interface Signup {
  email: string;
  firstName: string | null;
  phone: string | null;
  interests: readonly NewsletterInterest[];
  /** Keeps earlier interests and adds these; otherwise these replace them, if there are any. */
  adds: boolean;
}

const confirmed = sql`(${subscribers.subscribed} and ${subscribers.confirmedAt} is not null)`;

// Strangers rename no one who has confirmed.
const firstName = sql`case when ${confirmed} then ${subscribers.firstName}
  else coalesce(excluded.first_name, ${subscribers.firstName}) end`;

const phone = sql`case when ${confirmed} then ${subscribers.phone} else coalesce(excluded.phone, ${subscribers.phone}) end`;

const bothInterests = sql`(select json_group_array(value) from (
  select value from json_each(${subscribers.interests}) union select value from json_each(excluded.interests)))`;

const newInterests = sql`case when excluded.interests = '[]' then ${subscribers.interests} else excluded.interests end`;

/**
 * A statement that stores a signup, unconfirmed. A known address keeps its state: it is not confirmed by this, and one
 * that has left does not come back by it.
 */
export const upsertSubscriber = (db: Database, { adds, interests, ...signup }: Signup, now: number) =>
  db
    .insert(subscribers)
    .values({ ...signup, interests: [...interests], id: crypto.randomUUID(), createdAt: now })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { interests: adds ? bothInterests : newInterests, firstName, phone },
    });

/**
 * A statement that queues the confirmation mail to an address that has not confirmed, or has left since: at most one an
 * hour, so that nobody can flood a stranger's mailbox. It does nothing to any other address.
 */
export const queueConfirmation = (db: Database, email: string, now: number) =>
  queueMailsOfRows(
    db,
    {
      kind: "newsletter-confirm",
      data: { subscriberId: subscribers.id },
      recipient: subscribers.email,
      event: [subscribers.id, sql`coalesce(${subscribers.confirmedAt}, 0)`, sql`${Math.floor(now / hour)}`],
      from: sql`${subscribers} where ${subscribers.email} = ${email} and not ${confirmed}`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** Confirms a subscriber; the first time counts. Gives the ids that there are: none when the subscriber is gone. */
export const confirmSubscriber = (db: Database, id: string, now: number) =>
  db
    .update(subscribers)
    .set({ subscribed: true, confirmedAt: sql`case when ${confirmed} then ${subscribers.confirmedAt} else ${now} end` })
    .where(eq(subscribers.id, id))
    .returning({ id: subscribers.id });

/** Ends a subscription. Gives the ids that there are: none when the subscriber is gone. */
export const unsubscribe = (db: Database, id: string) =>
  db.update(subscribers).set({ subscribed: false }).where(eq(subscribers.id, id)).returning({ id: subscribers.id });
