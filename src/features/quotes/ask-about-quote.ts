import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import type { ReadQuote } from "./read-quote.ts";

/**
 * Takes a client's question to the DJ into the conversation with the lead, and tells the DJ of it, in one batch. The same
 * `key` again does nothing.
 */
export const askAboutQuote = (db: Database, { quote }: ReadQuote, text: string, key: string, now: number) =>
  db.batch(
    gatheredNoticeQueries(
      db,
      "question",
      {
        mail: { kind: "quote-notice", contactId: quote.contactId, quoteId: quote.id, event: "asked", text },
        dedupeKey: `quote-asked:${quote.id}:${key}`,
        isTold: sql`true`,
      },
      now,
    ),
  );
