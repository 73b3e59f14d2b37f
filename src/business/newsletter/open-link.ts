import type { Database } from "../../db/client.ts";
import { type LinkPurpose, type LinkSecrets, openToken } from "../../web/links/signed-link.ts";
import { confirmSubscriber, unsubscribe } from "./subscribers.ts";

/** What a newsletter link of each kind does to its subscriber. Both can be done again and change nothing more. */
const changes = {
  "newsletter-confirm": (db: Database, id: string, now: number) => confirmSubscriber(db, id, now),
  "newsletter-unsubscribe": (db: Database, id: string) => unsubscribe(db, id),
} as const satisfies Record<Extract<LinkPurpose, `newsletter-${string}`>, unknown>;

export type NewsletterPurpose = keyof typeof changes;

/** Whether a link works as of `now` (milliseconds). Looks at the link alone: opening a page changes nothing. */
export const linkWorks = async (
  secrets: LinkSecrets,
  purpose: NewsletterPurpose,
  token: string,
  now: number,
): Promise<boolean> => (await openToken(secrets, purpose, token, now)).status === "valid";

/** Does what a link says. `false` when the link does not work, or its subscriber is gone. */
export async function followLink(
  db: Database,
  secrets: LinkSecrets,
  purpose: NewsletterPurpose,
  token: string,
  now: number,
): Promise<boolean> {
  const opened = await openToken(secrets, purpose, token, now);
  if (opened.status !== "valid") return false;
  return (await changes[purpose](db, opened.subject, now)).length > 0;
}
