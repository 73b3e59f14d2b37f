import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { contacts } from "../../database/schema/leads.ts";
import { type QuoteFacts, quotes } from "../../database/schema/quotes.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import type { Actor } from "../admin/audit/model.ts";
import { isBooked, joinedWith, movingQueries } from "../leads/move-lead.ts";
import type { DatedChoice, Rates } from "../prices/model.ts";
import { everyFeature } from "../prices/packages.ts";
import { hoursOf, offerOf } from "../prices/price-of.ts";
import { quotedPrice } from "./quoted-price.ts";

/** `key` becomes the version's id. */
interface MadeVersion {
  key: string;
  contactId: string;
  email: string;
  /** Unchanged unless given. */
  company?: Record<"companyName" | "billingAddress" | "purchaseOrder", string | null>;
  choice: DatedChoice;
  rates: Rates;
  facts: Pick<QuoteFacts, "eventType" | "venue">;
  note: string | null;
}

/** Nothing changes once a version was accepted or the lead is booked. Tells whether the version is stored. */
export async function sendVersion(db: Database, made: MadeVersion, { by, now }: Actor): Promise<boolean> {
  const { key: id, contactId, email, company, choice, rates, facts, note } = made;
  const quote = frozen(choice, rates, facts, now);
  const { stored } = await batchOf(db, {
    version: nextVersionQueries(db, { id, contactId, quote, note, by, email }, now),
    // Must be last, because inquiries are joined by their date.
    dated: db
      .update(contacts)
      .set({ ...company, eventDate: choice.eventDate })
      .where(and(eq(contacts.id, contactId), isStoredAt(id, now))),
    stored: db.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)),
  });
  return stored.length > 0;
}

/** Midnight at the business. */
const expiryOf = (now: number, days: number): number => instantAt(addDays(calendarDateAt(now), days + 1), 0);

export function frozen(
  choice: DatedChoice,
  rates: Rates,
  { eventType, venue }: Pick<QuoteFacts, "eventType" | "venue">,
  now: number,
) {
  const offer = offerOf(choice, rates);
  const price = quotedPrice(choice, rates, calendarDateAt(now));
  const facts: QuoteFacts = {
    eventType,
    venue,
    packageName: offer?.name ?? "",
    hours: hoursOf(choice) ?? 0,
    features: everyFeature(offer ? rates.offers.slice(0, rates.offers.indexOf(offer) + 1) : []),
    extraHour: rates.addOns.find(({ isHour }) => isHour)?.price ?? null,
  };
  return { choice, facts, price, total: price.total, expiresAt: expiryOf(now, rates.terms.quoteDays) };
}

export type Frozen = ReturnType<typeof frozen>;

/** An `id` that is known stores nothing. */
interface NextVersion {
  id: string;
  contactId: string;
  quote: Frozen;
  note: string | null;
  /** The administrator; null for the client. */
  by: string | null;
  email: string;
}

export const byClient = "The client";

/** Must follow the insertion in its batch. */
export const isStoredAt = (id: string, now: number): SQL =>
  sql`exists (select 1 from quotes as stored where stored.id = ${id} and stored.created_at = ${now})`;

/** Do nothing when this version exists, or once one was accepted or the lead is booked. */
export const nextVersionQueries = (
  db: Database,
  { id, contactId, quote, note, by, email }: NextVersion,
  now: number,
) => {
  const isKnown = sql`exists (select 1 from quotes as known where known.id = ${id})`;
  const isOver = sql`(${isBooked(contactId)} or exists (select 1 from quotes as taken
    where taken.contact_id = ${contactId} and taken.status = 'accepted'))`;
  return [
    db
      .update(quotes)
      .set({ status: "superseded", decidedAt: now })
      .where(and(eq(quotes.contactId, contactId), eq(quotes.status, "open"), sql`not ${isKnown} and not ${isOver}`)),
    insertFrom(
      db,
      quotes,
      {
        id,
        contactId: contacts.id,
        version: sql`(select coalesce(max(version), 0) + 1 from quotes as older where older.contact_id = ${contactId})`,
        status: "open",
        choice: quote.choice,
        facts: quote.facts,
        price: quote.price,
        total: quote.total,
        note,
        by,
        expiresAt: quote.expiresAt,
        createdAt: now,
      },
      sql`from ${contacts} where ${contacts.id} = ${contactId} and not ${isKnown} and not ${isOver}`,
    ),
    queueMailWhereQuery(
      db,
      { mail: { kind: "quote", quoteId: id, contactId }, recipient: email, dedupeKey: `quote:${id}` },
      sql`exists (select 1 from quotes as made where made.id = ${id})`,
      now,
    ),
    ...movingQueries(db, and(inArray(contacts.id, joinedWith(contactId)), isStoredAt(id, now)), "quoted", {
      by: by ?? byClient,
      now,
    }),
  ] as const;
};
