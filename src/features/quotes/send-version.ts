import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import type { QuoteFacts } from "../../database/schema/quotes.ts";
import type { Actor } from "../leads/move-lead.ts";
import type { Choice, Rates } from "../prices/model.ts";
import { frozen } from "./new-version.ts";
import { isStoredAt, nextVersionQueries } from "./versions.ts";

/** A version as the DJ makes it. `key` is the form's own: it becomes the version's id. */
interface MadeVersion {
  key: string;
  contactId: string;
  email: string;
  choice: Choice;
  rates: Rates;
  facts: Pick<QuoteFacts, "eventType" | "venue">;
  note: string | null;
}

/**
 * Sends the next version of a lead's quote: it takes the place of the open one, is mailed with what changed, and the lead is
 * quoted, for its date. Tells whether there is that version now: not when one was accepted or the lead is booked; then nothing
 * has changed.
 */
export async function sendVersion(db: Database, made: MadeVersion, { by, now }: Actor): Promise<boolean> {
  const { key: id, contactId, email, choice, rates, facts, note } = made;
  const quote = frozen(choice, rates, facts, now);
  const [, , , stored] = await db.batch([
    ...nextVersionQueries(db, { id, contactId, quote, note, by, email }, now),
    // Last: inquiries are joined by their date.
    db
      .update(contacts)
      .set({ eventDate: choice.eventDate })
      .where(and(eq(contacts.id, contactId), isStoredAt(id, now))),
  ]);
  return stored.length > 0;
}
