import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { addDays, calendarDateAt, instantAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { automaticMailKey, mailboxKey } from "../../mail/mailbox.ts";
import { isQueued, queueMailWhereQuery } from "../../mail/outbox.ts";
import { knownCode } from "../../pricing/price-of.ts";
import type { Choice, Rates } from "../../pricing/rates.ts";
import type { AskedQuote } from "../../site/quote/form.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { insertContactQuery, storedContactQuery } from "../leads/contacts.ts";
import { contactEvents, contacts } from "../leads/schema.ts";
import { type Frozen, frozen } from "./new-version.ts";
import { quotes } from "./schema.ts";

/** Milliseconds for which more inquiries from one mailbox are gathered before the DJ hears of them. */
const gathering = hour;

/** Minutes after midnight at which a mail goes out that met the one of its mailbox and day. */
const nextMorning = 9 * 60;

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
 * The mails of a new quote. It goes to the address that was typed, once a mailbox and day as every automatic mail; one that
 * meets another goes the next morning, for without its link there is no quote. The DJ hears of it as of an inquiry.
 */
function mailQueries(
  db: Database,
  told: { contactId: string; quoteId: string; email: string; mailbox: string; isAnswered: boolean; isStored: SQL },
  now: number,
) {
  const { contactId, quoteId, email, mailbox, isAnswered, isStored } = told;
  const [notice, today] = [crypto.randomUUID(), calendarDateAt(now)];
  const tomorrow = addDays(today, 1);
  const first = crypto.randomUUID();
  const quoteMail = { kind: "quote", quoteId, contactId } as const;
  const goes = isAnswered ? isStored : sql`false`;
  return [
    queueMailWhereQuery(
      db,
      {
        id: notice,
        mail: { kind: "quote-notice", quoteId, contactId, event: "saved" },
        recipient: site.email,
        dedupeKey: `lead-notice:${mailbox}:${today}`,
      },
      isStored,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "lead-notice-more", contactId },
        recipient: site.email,
        dedupeKey: `lead-notice-more:${mailbox}:${today}`,
        dueAt: now + gathering,
      },
      sql`${isStored} and not ${isQueued(notice)}`,
      now,
    ),
    queueMailWhereQuery(
      db,
      { id: first, mail: quoteMail, recipient: email, dedupeKey: automaticMailKey(mailbox, today) },
      goes,
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: quoteMail,
        recipient: email,
        dedupeKey: automaticMailKey(mailbox, tomorrow),
        dueAt: instantAt(tomorrow, nextMorning),
      },
      sql`${goes} and not ${isQueued(first)}`,
      now,
    ),
  ] as const;
}

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
