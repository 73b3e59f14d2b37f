import type { Database } from "../../database/client.ts";
import type { LinkPurpose } from "../../platform/links/link-kinds.ts";
import { type LinkSecrets, openToken } from "../../platform/links/signed-link.ts";
import { type Confirmation, confirmSubscriberQuery, unsubscribeQuery } from "./subscribers.ts";

/**
 * The subject of a confirmation link: the subscriber, and the interests that the mail asks about. They stand in the link, so
 * that it never confirms what somebody else has asked for since.
 */
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

/** What a newsletter link of each kind does to its subscriber. Both can be done again and change nothing more. */
const changes = {
  "newsletter-confirm": (db: Database, opened: Opened, now: number) =>
    confirmSubscriberQuery(db, confirmationOf(opened), now),
  "newsletter-unsubscribe": (db: Database, { subject }: Opened) => unsubscribeQuery(db, subject),
} as const satisfies Record<Extract<LinkPurpose, `newsletter-${string}`>, unknown>;

export type NewsletterPurpose = keyof typeof changes;

/** Whether a link works as of `now` (milliseconds). Looks at the link alone: opening a page changes nothing. */
export const linkWorks = async (
  secrets: LinkSecrets,
  purpose: NewsletterPurpose,
  token: string,
  now: number,
): Promise<boolean> => (await openToken(secrets, purpose, token, now)).status === "valid";

/** Does what a link says. `false` when the link does not work or no longer does, or its subscriber is gone. */
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
