import { eq, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import type { MailOf } from "./outbox-mail.ts";
import { contacts, outbox } from "./schema.ts";

type NewContact = typeof contacts.$inferInsert;

/** A statement that stores `contact`. A known idempotency key stores nothing. */
export const insertContact = (db: Database, contact: NewContact) =>
  db.insert(contacts).values(contact).onConflictDoNothing({ target: contacts.idempotencyKey });

const hour = 3_600_000;

/**
 * A statement that queues the client's reply to the lead `id`; nothing when no such lead was stored. At most one an hour,
 * address and category: anyone may have typed the address, and nobody is to flood a stranger's mailbox.
 */
export const queueLeadReply = (db: Database, id: string, mail: MailOf<"lead-reply">, now: number) =>
  // The columns of the outbox in the order of its schema. A raw statement could not stand in a D1 batch of Drizzle's.
  db
    .insert(outbox)
    .select(
      sql`select ${crypto.randomUUID()} as id, ${JSON.stringify(mail)} as data, ${contacts.email} as recipient,
        'lead-reply:' || lower(${contacts.email}) || ':' || ${contacts.eventCategory} || ':' || ${Math.floor(now / hour)}
          as dedupe_key,
        0 as attempts, ${now} as next_attempt_at, null as sent_at, null as last_error, ${now} as created_at
      from ${contacts} where ${contacts.id} = ${id}`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });

/** A statement that reads the category under which the post with `idempotencyKey` was first stored. */
export const storedCategory = (db: Database, idempotencyKey: string) =>
  db
    .select({ eventCategory: contacts.eventCategory })
    .from(contacts)
    .where(eq(contacts.idempotencyKey, idempotencyKey))
    .limit(1);
