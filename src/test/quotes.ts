import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { primary } from "../database/client.ts";
import { contacts } from "../database/schema/leads.ts";
import { quotes } from "../database/schema/quotes.ts";
import { signQuoteToken } from "../features/quotes/quote-token.ts";
import { api } from "../features/site/paths.ts";
import { secrets } from "./portal.ts";
import { mailbox, postForm, visit } from "./site.ts";

export const quoteRequest = {
  eventDate: "2027-04-17",
  eventCategory: "wedding",
  eventType: "Ceremony & Reception",
  city: "Clearwater",
  startTime: "16:30",
  endTime: "23:30",
  venue: "Sandpearl Resort",
  offer: "package-premium",
  code: "wedding25",
  firstName: "Maya",
  lastName: "Brooks",
  email: "maya@example.com",
  phone: "",
} as const;

const add = (id: string, count: string): [string, string][] => [
  ["addOns", `add-on-${id}`],
  ["counts", count],
];

export const quoteRequestForm = (fields: Partial<Record<string, string>> = {}): [string, string][] => [
  ...Object.entries({ ...quoteRequest, ...fields }).map(([name, value = ""]): [string, string] => [name, value]),
  ...add("uplights", "8"),
  ...add("monogram", "0"),
];

export async function askForQuote(fields: Partial<Record<string, string>> = {}, network = "192.0.2.1") {
  const { email, mails } = mailbox();
  const form = postForm(api.quote, quoteRequestForm(fields), { "CF-Connecting-IP": network });
  const answer = await visit(form, { EMAIL: email });
  const [{ quote } = {}] = await primary(env.DB)
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(eq(contacts.email, fields.email ?? quoteRequest.email))
    .orderBy(desc(sql`quotes.rowid`))
    .limit(1);
  if (!quote) throw new Error(`no quote was stored: ${answer.status}`);
  return { answer, quote, mails, token: await signQuoteToken(secrets, quote) };
}
