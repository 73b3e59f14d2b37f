import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import { queueMailQuery } from "../../mail/outbox.ts";
import type { ReadQuote } from "./read-quote.ts";

/** Sends a client's question to the DJ, whose conversation with the lead it joins. The same `key` again sends nothing more. */
export const askAboutQuote = (db: Database, { quote }: ReadQuote, text: string, key: string, now: number) =>
  queueMailQuery(
    db,
    { kind: "quote-notice", contactId: quote.contactId, quoteId: quote.id, event: "asked", text },
    site.email,
    `quote-asked:${quote.id}:${key}`,
    now,
  );
