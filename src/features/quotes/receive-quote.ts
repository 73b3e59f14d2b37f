import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { contentKey } from "../../platform/http/forms/content-key.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { insertContactQuery, storedContactQuery } from "../leads/contacts.ts";
import type { Choice, Rates } from "../prices/model.ts";
import { knownCode } from "../prices/price-lines.ts";
import { type Frozen, frozen } from "./new-version.ts";
import { mailQueries } from "./queue-quote-mails.ts";
import type { AskedQuote } from "./visitor/form.ts";

interface Asked {
  form: AskedQuote;
  choice: Choice;
  rates: Rates;
}

/** A statement that stores the first version of the quote of a new contact; none when the contact is none. */
const firstVersionQuery = (db: Database, id: string, contactId: string, quote: Frozen, now: number) =>
  // The columns of the table in the order of its schema.
  db.insert(quotes).select(
    sql`select ${id} as id, ${contacts.id} as contact_id, 1 as version, 'open' as status,
      ${JSON.stringify(quote.choice)} as choice, ${JSON.stringify(quote.facts)} as facts,
      ${JSON.stringify(quote.price)} as price, ${quote.total} as total, null as note, null as "by",
      ${quote.expiresAt} as expires_at, null as decided_at, null as reason, 1 as link_version, ${now} as created_at
      from ${contacts} where ${contacts.id} = ${contactId}`,
  );

/**
 * Stores a quote that a visitor asked for: the lead, its first version and the mails in one D1 batch. The same idempotency
 * key again stores nothing. `isAnswered`: whether a mail answers it, not one that was sent faster than by hand.
 *
 * @returns the id of the stored lead
 * @throws when D1 does; then nothing was stored
 */
export async function receiveQuote(
  db: Database,
  { form, choice, rates }: Asked,
  now: number,
  isAnswered: boolean,
): Promise<string> {
  const { firstName, lastName, email, phone, companyName, eventCategory, eventType, eventDate, venue } = form;
  const person = { firstName, lastName, email, phone, companyName, eventCategory, eventType, eventDate, venue };
  const key = `quote:${form.idempotencyKey ?? (await contentKey({ ...person, choice }, now))}`;
  const [contactId, quoteId, mailbox] = [crypto.randomUUID(), crypto.randomUUID(), await mailboxKey(email)];
  const isStored = sql`exists (select 1 from ${contacts} where ${contacts.id} = ${contactId})`;
  const [before] = await db.batch([
    storedContactQuery(db, key),
    insertContactQuery(db, {
      ...{ ...person, id: contactId, source: "quote", status: "quoted", idempotencyKey: key, createdAt: now },
      discountCode: knownCode(choice.code),
    }),
    firstVersionQuery(db, quoteId, contactId, frozen(choice, rates, { eventType, venue }, now), now),
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, 'quoted' as status, null as note,
        'The site' as "by", ${now} as created_at from ${contacts} where ${contacts.id} = ${contactId}`,
    ),
    ...mailQueries(db, { contactId, quoteId, email, mailbox, isAnswered, isStored }, now),
  ]);
  return before[0]?.id ?? contactId;
}
