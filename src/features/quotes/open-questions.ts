import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { day } from "../../platform/durations.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";

/** How long a question waits on the first page: whoever answered it from a mailbox of their own need not say so. */
const waitsFor = 7 * day;

/**
 * Questions about quotes that nothing was written to since: neither an answer of the DJ's nor a newer version. They are read
 * from the notices that brought them, by the key that those begin with.
 */
export const openQuestionsQuery = (db: Database, now: number, limit: number) =>
  db
    .select({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      text: sql<string | null>`json_extract(${outbox.data}, '$.text')`,
      askedAt: outbox.createdAt,
    })
    .from(outbox)
    .innerJoin(contacts, eq(contacts.id, outbox.contactId))
    .where(
      and(
        sql`${outbox.dedupeKey} >= 'quote-asked:' and ${outbox.dedupeKey} < 'quote-asked;'`,
        gt(outbox.createdAt, now - waitsFor),
        ne(contacts.status, "lost"),
        sql`not exists (select 1 from outbox as later where later.contact_id in ${joinedWith(sql`outbox.contact_id`)}
          and later.kind in ('lead-answer', 'quote') and later.created_at > ${outbox.createdAt})`,
      ),
    )
    .limit(limit);
