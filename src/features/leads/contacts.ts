import { and, eq, getTableColumns, gt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";

const mostWords = 8;

/** Numbers this long are also found as the end of a phone number. */
const digitsOfPart = 4;

/** Lower case, without accents and punctuation; a space before each word. */
export const searchWordsOf = (text: string): string =>
  ` ${text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()}`.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trimEnd();

type Searched = "firstName" | "lastName" | "email" | "companyName" | "venue" | "eventType" | "details" | "phone";

/** Has the phone number once more in one piece. */
export const searchTextOf = (contact: Partial<Record<Searched, string | null | undefined>>): string => {
  const { firstName, lastName, email, companyName, venue, eventType, details, phone } = contact;
  const typed = [
    firstName,
    lastName,
    email,
    companyName,
    venue,
    eventType,
    details,
    phone,
    phone?.replaceAll(/\D/g, ""),
  ];
  return searchWordsOf(typed.join(" "));
};

// Not LIKE: D1 limits patterns to 50 bytes, less than a long address.
const holds = (searched: SQLWrapper, part: string): SQL => sql`instr(${searched}, ${part}) > 0`;

/**
 * Each word of `text` must begin a word, in any order; an address is several words in a row. Without a letter or digit
 * it finds nothing. `searched` may be another table's column of such words.
 */
export function isFoundBy(text: string, searched: SQLWrapper = contacts.searchText): SQL | undefined {
  const words = text
    .split(/\s+/)
    .map(searchWordsOf)
    .filter((word) => word !== "")
    .slice(0, mostWords);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map((word) => {
      const number = word.replaceAll(" ", "");
      const isNumber = /^\d+$/.test(number) && number.length >= digitsOfPart;
      if (!isNumber) return holds(searched, word);
      return word === ` ${number}` ? holds(searched, number) : or(holds(searched, word), holds(searched, number));
    }),
  );
}

/** Milliseconds in which a confirmation shows the reply address. */
export const receivedFor = linkKinds["inquiry-receipt"].lasts;

type NewContact = Omit<typeof contacts.$inferInsert, "searchText" | "receiptUntil">;

const { searchText: _, receiptUntil: __, replyVersion: ___, ...fields } = getTableColumns(contacts);

/** Without the search text and link versions. */
export const contactFields = fields;

/** A known idempotency key stores nothing. */
export const insertContactQuery = (db: Database, contact: NewContact) =>
  db
    .insert(contacts)
    .values({ ...contact, searchText: searchTextOf(contact), receiptUntil: contact.createdAt + receivedFor })
    .onConflictDoNothing({ target: contacts.idempotencyKey });

export const storedContactQuery = (db: Database, idempotencyKey: string) =>
  db
    .select({ id: contacts.id, eventCategory: contacts.eventCategory, createdAt: contacts.createdAt })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, idempotencyKey))
    .limit(1);

/** Only while the contact is new. */
export const receivedContactQuery = (db: Database, id: string, now: number) =>
  db
    .select({
      email: contacts.email,
      eventCategory: contacts.eventCategory,
      eventDate: contacts.eventDate,
      /** Of the quote that the visitor saw. */
      total: quotes.total,
      createdAt: contacts.createdAt,
    })
    .from(contacts)
    .leftJoin(quotes, and(eq(quotes.contactId, contacts.id), eq(quotes.version, 1)))
    .where(and(eq(contacts.id, id), gt(contacts.receiptUntil, now)));
