import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import type { NewsletterInterest } from "./model.ts";

/** A signup as its form gave it. `email` is in lower case. */
export interface Signup {
  email: string;
  firstName: string | null;
  phone: string | null;
  interests: readonly NewsletterInterest[];
  /** Keeps earlier interests and adds these; otherwise these replace them, if there are any. */
  adds: boolean;
}

/** Whoever gets mail. */
export const confirmed = sql`(${subscribers.subscribed} and ${subscribers.confirmedAt} is not null)`;

/** Whoever gets mail about `audience`: an interest that they asked for, or `everyone`. */
export const hearsOf = (audience: SQLWrapper) =>
  sql`(${confirmed} and (${audience} = 'everyone'
    or exists (select 1 from json_each(${subscribers.interests}) where value = ${audience})))`;

// Strangers rename no one who has confirmed.
const firstName = sql`case when ${confirmed} then ${subscribers.firstName}
  else coalesce(excluded.first_name, ${subscribers.firstName}) end`;

const phone = sql`case when ${confirmed} then ${subscribers.phone} else coalesce(excluded.phone, ${subscribers.phone}) end`;

const askedFor = sql`coalesce(${subscribers.pendingInterests}, ${subscribers.interests})`;

const bothInterests = sql`(select json_group_array(value) from (
  select value from json_each(${askedFor}) union select value from json_each(excluded.interests)))`;

const newInterests = sql`case when excluded.interests = '[]' then ${askedFor} else excluded.interests end`;

const inOrder = (list: typeof askedFor) =>
  sql`(select json_group_array(value) from (select value from json_each(${list}) order by value))`;

/**
 * A statement that stores a signup, unconfirmed. A known address keeps its state: it is not confirmed by this, and one
 * that has left does not come back by it. What a confirmed one hears of changes only once its owner has said so.
 */
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

/** What a confirmation mail and its link are about; no row when the subscriber is gone. */
export const subscriberToAskQuery = (db: Database, id: string) =>
  db
    .select({
      isConfirmed: sql<number>`${confirmed}`.as("is_confirmed"),
      pendingInterests: subscribers.pendingInterests,
      linkVersion: subscribers.linkVersion,
    })
    .from(subscribers)
    .where(eq(subscribers.id, id));

/** What a confirmation link says. `interests` are those that its mail asked about, if it was about them. */
export interface Confirmation {
  id: string;
  interests: string[] | null;
  version: number;
}

/**
 * Confirms a subscriber, the first time counts, and takes over the interests of the link. Gives the ids that there are:
 * none when the subscriber is gone, or has left since the link was made.
 */
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

/**
 * Ends a subscription, and with it every confirmation link sent so far. Gives the ids that there are: none when the
 * subscriber is gone.
 */
export const unsubscribeQuery = (db: Database, id: string) =>
  db
    .update(subscribers)
    .set({ subscribed: false, pendingInterests: null, linkVersion: sql`${subscribers.linkVersion} + 1` })
    .where(eq(subscribers.id, id))
    .returning({ id: subscribers.id });
