import { and, desc, eq, lt, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { personAddresses } from "../../database/schema/people.ts";
import { isReachable } from "../../platform/mail/outbox.ts";
import { untilFreed } from "../dates/blocked-days.ts";
import { isFoundBy } from "../leads/contacts.ts";
import { findSignersQuery } from "./named-signers.ts";

/** Rows of each table. */
const looked = 50;

export interface FoundPerson {
  /** In lower case. */
  emails: readonly string[];
  names: readonly string[];
  phones: readonly string[];
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, "").slice(-10);

/** Shares a phone number or name: perhaps one person with two addresses. */
export function likelySame(
  { names, phones }: FoundPerson,
  before: readonly FoundPerson[],
): { other: FoundPerson; by: "phone number" | "name" } | null {
  const byPhone = before.find((other) =>
    other.phones.some((phone) => phones.some((own) => digitsOf(own) === digitsOf(phone))),
  );
  if (byPhone) return { other: byPhone, by: "phone number" };
  const lower = names.map((name) => name.toLowerCase());
  const byName = before.find((other) => other.names.some((name) => lower.includes(name.toLowerCase())));
  return byName ? { other: byName, by: "name" } : null;
}

const personId = personAddresses.personId;

/** One round trip; the limits keep each query on an index. */
export async function findPeople(db: Database, text: string): Promise<FoundPerson[]> {
  const payer = sql<string>`bookings.payable_email`;
  const { ofContacts, ofBookings, ofSigners, ofPayers } = await batchOf(db, {
    ofContacts: db
      .select({
        email: sql<string>`lower(${contacts.email})`,
        name: sql<string>`${contacts.firstName} || ' ' || ${contacts.lastName}`,
        phone: contacts.phone,
        personId,
      })
      .from(contacts)
      .leftJoin(personAddresses, sql`${personAddresses.email} = lower(${contacts.email})`)
      .where(and(isFoundBy(text), lt(contacts.createdAt, Number.MAX_SAFE_INTEGER)))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(looked),
    ofBookings: db
      .select({ email: bookings.clientEmail, name: bookings.clientName, phone: bookings.clientPhone, personId })
      .from(bookings)
      .leftJoin(personAddresses, eq(personAddresses.email, bookings.clientEmail))
      .where(
        and(
          isFoundBy(text, bookings.searchText),
          lt(bookings.eventDate, untilFreed),
          isReachable(bookings.clientEmail),
        ),
      )
      .orderBy(desc(bookings.eventDate), desc(bookings.id))
      .limit(looked),
    ofSigners: findSignersQuery(db, (words) => isFoundBy(text, words), looked),
    ofPayers: db
      .select({
        email: payer.as("email"),
        name: sql<string>`coalesce(bookings.company_name, bookings.payable_email)`.as("name"),
        phone: sql<null>`null`.as("phone"),
        personId,
      })
      .from(bookings)
      .leftJoin(personAddresses, sql`${personAddresses.email} = ${payer}`)
      .where(
        and(
          sql`bookings.payable_email is not null`,
          isFoundBy(
            text,
            sql`(' ' || replace(replace(lower(coalesce(bookings.company_name, '') || ' ' || bookings.payable_email), '@', ' '), '.', ' '))`,
          ),
        ),
      )
      .limit(looked),
  });
  const people = new Map<string, Record<"emails" | "names" | "phones", Set<string>>>();
  for (const row of [...ofBookings, ...ofContacts, ...ofSigners, ...ofPayers]) {
    const key = row.personId ?? row.email;
    const person = people.get(key) ?? { emails: new Set(), names: new Set(), phones: new Set() };
    person.emails.add(row.email);
    person.names.add(row.name);
    if (row.phone) person.phones.add(row.phone);
    people.set(key, person);
  }
  return [...people.values()].map(({ emails, names, phones }) => ({
    emails: [...emails],
    names: [...names],
    phones: [...phones],
  }));
}
