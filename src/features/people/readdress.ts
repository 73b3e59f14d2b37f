import { eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { readdressMailQuery } from "../../platform/mail/resend-mails.ts";
import { correctAddressQueries } from "./correct-address.ts";

/**
 * Sends a mail that has not gone out to another address, `to` in lower case. It is a person's address that is corrected,
 * wherever that person has the old one; the DJ's own notices only go elsewhere. A subscription belongs to its address, and
 * its mails keep it.
 *
 * @returns whether the mail goes out
 */
export async function readdress(db: Database, mailId: string, to: string, now: number): Promise<boolean> {
  const mail = sql`(select lower(${outbox.recipient}) from ${outbox} where ${eq(outbox.id, mailId)}
    and ${outbox.sentAt} is null and lower(${outbox.recipient}) not in (${to}, ${site.email})
    and json_extract(${outbox.data}, '$.subscriberId') is null)`;
  const correct = await correctAddressQueries(db, mail, to, "", now);
  const answers = await db.batch([...correct, readdressMailQuery(db, mailId, to, now)]);
  return answers[correct.length].length > 0;
}
