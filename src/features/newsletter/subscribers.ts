import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import type { NewsletterInterest } from "./model.ts";

/** `email` is in lower case. */
export interface Signup {
  email: string;
  firstName: string | null;
  phone: string | null;
  interests: readonly NewsletterInterest[];
  /** Adds to earlier interests; otherwise these, if any, replace them. */
  adds: boolean;
}

export const confirmed = sql`(${subscribers.subscribed} and ${subscribers.confirmedAt} is not null)`;

/** `audience` is an interest, or `everyone`. */
export const hearsOf = (audience: SQLWrapper) =>
  sql`(${confirmed} and (${audience} = 'everyone'
    or exists (select 1 from json_each(${subscribers.interests}) where value = ${audience})))`;

// Strangers must not rename confirmed subscribers.
const firstName = sql`case when ${confirmed} then ${subscribers.firstName}
  else coalesce(excluded.first_name, ${subscribers.firstName}) end`;

const phone = sql`case when ${confirmed} then ${subscribers.phone} else coalesce(excluded.phone, ${subscribers.phone}) end`;

const askedFor = sql`coalesce(${subscribers.pendingInterests}, ${subscribers.interests})`;

const bothInterests = sql`(select json_group_array(value) from (
  select value from json_each(${askedFor}) union select value from json_each(excluded.interests)))`;

const newInterests = sql`case when excluded.interests = '[]' then ${askedFor} else excluded.interests end`;

const inOrder = (list: typeof askedFor) =>
  sql`(select json_group_array(value) from (select value from json_each(${list}) order by value))`;

/** Neither confirms nor resubscribes a known address; a confirmed one's interests wait for its owner's consent. */
export const upsertSubscriberQuery = (db: Database, { adds, interests, ...signup }: Signup, now: number) => {
  const mailbox = mailboxOf(signup.email);
  const wanted = adds ? bothInterests : newInterests;
  const differs = sql`${inOrder(wanted)} <> ${inOrder(sql`${subscribers.interests}`)}`;
  return db
    .insert(subscribers)
    .values({ ...signup, mailbox, interests: [...interests], id: crypto.randomUUID(), createdAt: now })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        interests: sql`case when ${confirmed} then ${subscribers.interests} else ${wanted} end`,
        pendingInterests: sql`case when ${confirmed} and ${differs} then ${wanted} end`,
        firstName,
        phone,
        mailbox,
      },
    });
};

/** No row when the subscriber is gone. */
export const subscriberToAskQuery = (db: Database, id: string) =>
  db
    .select({
      isConfirmed: sql<number>`${confirmed}`.as("is_confirmed"),
      pendingInterests: subscribers.pendingInterests,
      linkVersion: subscribers.linkVersion,
    })
    .from(subscribers)
    .where(eq(subscribers.id, id));

export interface Confirmation {
  id: string;
  interests: string[] | null;
  version: number;
}

/** Keeps the first confirmation's time. No row when the subscriber is gone, or has unsubscribed since. */
export const confirmSubscriberQuery = (db: Database, { id, interests, version }: Confirmation, now: number) =>
  db
    .update(subscribers)
    .set({
      subscribed: true,
      confirmedAt: sql`case when ${confirmed} then ${subscribers.confirmedAt} else ${now} end`,
      askedAgainAt: null,
      ...(interests ? { interests, pendingInterests: null } : {}),
    })
    .where(and(eq(subscribers.id, id), eq(subscribers.linkVersion, version)))
    .returning({ id: subscribers.id });

/** The new version ends every earlier confirmation link. */
const left = { subscribed: false, pendingInterests: null, linkVersion: sql`${subscribers.linkVersion} + 1` };

/** No row when the subscriber is gone. */
export const unsubscribeQuery = (db: Database, id: string) =>
  db.update(subscribers).set(left).where(eq(subscribers.id, id)).returning({ id: subscribers.id });

/** `email` is in lower case. */
export const unsubscribeAddressQuery = (db: Database, email: string) =>
  db
    .update(subscribers)
    .set(left)
    .where(and(eq(subscribers.email, email), eq(subscribers.subscribed, true)));
