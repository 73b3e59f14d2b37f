import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { isBooked, joinedWith } from "../leads/joined-inquiries.ts";
import { movingQueries } from "../leads/move-lead.ts";
import type { Frozen } from "./new-version.ts";

/** The next version of a lead's quote. `id` is made by whoever asks for it: the same id again stores nothing. */
interface NextVersion {
  id: string;
  contactId: string;
  quote: Frozen;
  note: string | null;
  /** The administrator; null for the client. */
  by: string | null;
  /** Whom its mail goes to. */
  email: string;
}

/** Who moves a lead when its client does. */
export const byClient = "The client";

/** That the version `id` was stored at `now`, as an SQL value: behind it in its batch, that it was stored just now. */
export const isStoredAt = (id: string, now: number): SQL =>
  sql`exists (select 1 from quotes as stored where stored.id = ${id} and stored.created_at = ${now})`;

/**
 * Statements that put a new version in the place of the open one, mail it, and have its lead quoted. They do nothing when
 * this version is there already, and nothing once a version was accepted or the lead is booked: what changes then is an
 * amendment. The fourth gives the id.
 */
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
    // The columns of the table in the order of its schema.
    db.insert(quotes).select(
      sql`select ${id} as id, ${contacts.id} as contact_id,
        (select coalesce(max(version), 0) + 1 from quotes as older where older.contact_id = ${contactId}) as version,
        'open' as status, ${JSON.stringify(quote.choice)} as choice, ${JSON.stringify(quote.facts)} as facts,
        ${JSON.stringify(quote.price)} as price, ${quote.total} as total, ${note} as note, ${by} as "by",
        ${quote.expiresAt} as expires_at, null as decided_at, null as reason, 1 as link_version, ${now} as created_at
        from ${contacts} where ${contacts.id} = ${contactId} and not ${isKnown} and not ${isOver}`,
    ),
    queueMailWhereQuery(
      db,
      { mail: { kind: "quote", quoteId: id, contactId }, recipient: email, dedupeKey: `quote:${id}` },
      sql`exists (select 1 from quotes as made where made.id = ${id})`,
      now,
    ),
    db.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)),
    ...movingQueries(db, and(inArray(contacts.id, joinedWith(contactId)), isStoredAt(id, now)), "quoted", {
      by: by ?? byClient,
      now,
    }),
  ] as const;
};
