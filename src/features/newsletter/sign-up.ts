import { and, eq, sql } from "drizzle-orm";
import { signupMessage } from "../../content/newsletter.ts";
import type { Database } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { LinkSecrets } from "../../env-variables.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import type { LinkPurpose } from "../../platform/links/link-kinds.ts";
import { openToken } from "../../platform/links/signed-link.ts";
import { automaticMailKey, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey, mailboxOf } from "../../platform/mail/mailbox.ts";
import { paths } from "../site/paths.ts";
import {
  type Confirmation,
  confirmed,
  confirmSubscriberQuery,
  type Signup,
  unsubscribeQuery,
  upsertSubscriberQuery,
} from "./subscribers.ts";

// The unsubscribed are asked once more at most, under any spelling of the mailbox.
const isDone = sql`exists (select 1 from ${subscribers} as gone
  where gone.mailbox = ${subscribers.mailbox} and not gone.subscribed and gone.asked_again_at is not null)`;

/**
 * Goes after the statement that stores a signup of `email` (in lower case). After the mailbox's automatic mail of the
 * day it goes out the next morning, but nobody asked today is asked again tomorrow.
 */
async function queueConfirmation(db: Database, email: string, now: number) {
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
        recipient: subscribers.email,
        mailbox,
        days: 2,
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

/** The link names the mail's interests, so that it never confirms what somebody else has asked for since. */
export const confirmationSubject = (id: string, interests: readonly string[] | null): string =>
  interests ? `${id} ${interests.join(",")}` : id;

interface Opened {
  subject: string;
  version: number;
}

function confirmationOf({ subject, version }: Opened): Confirmation {
  const [id = "", list] = subject.split(" ");
  return { id, version, interests: list?.split(",") ?? null };
}

/** Each is idempotent. */
const changes = {
  "newsletter-confirm": (db: Database, opened: Opened, now: number) =>
    confirmSubscriberQuery(db, confirmationOf(opened), now),
  "newsletter-unsubscribe": (db: Database, { subject }: Opened) => unsubscribeQuery(db, subject),
} as const satisfies Record<Extract<LinkPurpose, `newsletter-${string}`>, unknown>;

export type NewsletterPurpose = keyof typeof changes;

/** Opening a page must change nothing. */
export const linkWorks = async (
  secrets: LinkSecrets,
  purpose: NewsletterPurpose,
  token: string,
  now: number,
): Promise<boolean> => (await openToken(secrets, purpose, token, now)).status === "valid";

/** `false` for a bad link or a deleted subscriber. */
export async function followLink(
  db: Database,
  secrets: LinkSecrets,
  purpose: NewsletterPurpose,
  token: string,
  now: number,
): Promise<boolean> {
  const opened = await openToken(secrets, purpose, token, now);
  if (opened.status !== "valid") return false;
  return (await changes[purpose](db, opened, now)).length > 0;
}

/** What a form says whatever came of it. */
export const signedUp = { json: { message: signupMessage }, to: paths.newsletterSent };

/**
 * Every address, new or known, causes the same work and no result, so that neither the answer nor its time tells a
 * stranger anything. Idempotent.
 * @throws when D1 does; then nothing was stored
 */
export async function signUp(db: Database, signup: Signup, now: number) {
  const email = signup.email.toLowerCase();
  const confirmation = await queueConfirmation(db, email, now);
  await db.batch([upsertSubscriberQuery(db, { ...signup, email }, now), ...confirmation]);
  return signedUp;
}
