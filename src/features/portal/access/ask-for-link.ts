import type { RateLimit } from "@cloudflare/workers-types";
import type { Database } from "../../../database/client.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { queueLinkOfAddressQuery } from "./queue-portal-link.ts";

/**
 * Any address causes the same work and no result, so that neither answer nor timing reveals it.
 * @param limit counts by the hash of the address
 * @throws when D1 does
 */
export async function askForLink(db: Database, limit: RateLimit, typed: string, now: number): Promise<void> {
  const email = typed.toLowerCase();
  const { success: allowed } = await limit.limit({ key: await sha256(email) });
  await queueLinkOfAddressQuery(db, {
    email,
    mailbox: await mailboxKey(email),
    allowed,
    today: calendarDateAt(now),
    now,
  });
}
