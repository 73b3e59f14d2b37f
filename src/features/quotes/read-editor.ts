import type { Database } from "../../database/client.ts";
import { findContactQuery } from "../leads/lead-in-full.ts";
import { serviceOf } from "../prices/read-rates.ts";
import { builderIn, builderQueries } from "./read-builder.ts";
import { quotesOfLeadQuery } from "./read-quote.ts";

/** What is chosen in the editor: the day, if it matters whether it is free, and the offer; null: that of the newest version. */
interface Chosen {
  date: string;
  offer: string | null;
}

/** A lead with the versions of its quote and all that the next one is priced by, in one round trip; null when there is none. */
export async function readEditor(db: Database, contactId: string, { date, offer }: Chosen, now: number) {
  const [[contact], versions, ...rows] = await db.batch([
    findContactQuery(db, contactId),
    quotesOfLeadQuery(db, contactId),
    ...builderQueries(db, date, now),
  ]);
  if (!contact) return null;
  const service = serviceOf(offer ?? versions[0]?.choice.offer ?? "");
  return { contact, versions, ...builderIn(rows, { date, service }, now) };
}
