import { and, eq, inArray, not, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { isBooked, joinedWith } from "../leads/joined-inquiries.ts";
import { movingQueries } from "../leads/move-lead.ts";
import type { ReadQuote } from "./read-quote.ts";
import { byClient } from "./versions.ts";

/** Declines an open version: its lead is lost, unless it is booked. Tells whether it was open. */
export async function declineQuote(
  db: Database,
  { quote }: ReadQuote,
  reason: string | null,
  now: number,
): Promise<boolean> {
  const { id, contactId } = quote;
  const lost = and(inArray(contacts.id, joinedWith(contactId)), not(isBooked(contactId)));
  try {
    await db.batch([
      db
        .update(quotes)
        // No status for one that is not open: then the column itself refuses the batch.
        .set({ status: sql`iif(${quotes.status} = 'open', 'declined', null)`, decidedAt: now, reason })
        .where(eq(quotes.id, id)),
      ...movingQueries(db, lost, "lost", { by: byClient, now }),
      queueMailWhereQuery(
        db,
        {
          mail: {
            kind: "quote-notice",
            contactId,
            quoteId: id,
            event: "declined",
            ...(reason ? { text: reason } : {}),
          },
          recipient: site.email,
          dedupeKey: `quote-declined:${id}`,
        },
        sql`exists (select 1 from ${quotes} where ${and(eq(quotes.id, id), eq(quotes.status, "declined"))})`,
        now,
      ),
    ]);
    return true;
  } catch (error) {
    if (breaksNotNull(error, "quotes.status")) return false;
    throw error;
  }
}
