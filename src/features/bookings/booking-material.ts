import { and, desc, eq, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { type Contact, findContactQuery } from "../leads/read-lead.ts";
import { lessCode } from "../prices/codes.ts";
import { sumOf } from "../prices/model.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { plannedIn, travelLines } from "../prices/price-of.ts";
import { codesOn } from "../prices/stored-codes.ts";
import { taxOf, taxOfForm, withoutTax } from "../prices/tax.ts";
import { travelZonesQuery } from "../prices/travel-zones.ts";
import { salesTaxOf, termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { linesOfPrice, packageLine, taxed } from "./lines.ts";
import { onSameDateQuery } from "./read-bookings.ts";

const quoteOfLeadQuery = (db: Database, contactId: string) =>
  db
    .select({ choice: quotes.choice, facts: quotes.facts, price: quotes.price })
    .from(quotes)
    .where(and(eq(quotes.contactId, contactId), eq(quotes.status, "open")))
    .orderBy(desc(quotes.version))
    .limit(1);

export type QuoteOfLead = Awaited<ReturnType<typeof quoteOfLeadQuery>>[number];

/**
 * The lines of the open quote while the package is the same, with another price as one more; else, or where the price is
 * the package's own, the package and the way there. `price` is typed before tax, and given with it. `planned`: what the quote says of when the balance is
 * due, while date, price and deposit are the quote's.
 */
export async function boughtAtFirst(
  db: Database,
  contactId: string | null,
  {
    packageName,
    price,
    city,
    deposit,
    eventDate,
    ...form
  }: { packageName: string; price: number; city: string | null; deposit: number; eventDate: CalendarDate } & Parameters<
    typeof taxOfForm
  >[0],
  today: CalendarDate,
) {
  const {
    quote: [quote],
    set,
    packages,
    zones,
  } = await batchOf(db, {
    quote: quoteOfLeadQuery(db, contactId ?? ""),
    set: settingsQuery(db),
    packages: listPackagesQuery(db),
    zones: travelZonesQuery(db),
  });
  const lines = withoutTax(quote?.price.lines ?? []);
  const isOfQuote = quote?.facts.packageName === packageName && (quote.choice.city || null) === city;
  const isQuoted = quote?.facts.packageName === packageName && sumOf(lines) === price;
  const tax = taxOfForm(form, taxOf(quote?.price.lines ?? []), salesTaxOf(set));
  const [way] = travelLines({ city: city ?? "" }, { zones });
  const ownPrice = price - (way?.amount ?? 0);
  const codes = codesOn(set, today);
  const isListed = packages.some(
    (each) =>
      each.name === packageName &&
      [null, ...codes.map(({ code }) => code)].some((code) => lessCode(each, code, codes) === ownPrice),
  );
  const first =
    way && isListed ? [packageLine({ packageName, price: ownPrice }), way] : [packageLine({ packageName, price })];
  const isChanged = isOfQuote && !isListed;
  const bought = taxed({ packageName, price, lines: isQuoted || isChanged ? linesOfPrice(lines, price) : first }, tax);
  const isAsQuoted =
    isQuoted &&
    quote.choice.eventDate === eventDate &&
    quote.price.deposit === deposit &&
    quote.price.total === bought.price;
  return { bought, planned: isAsQuoted ? plannedIn(quote, today) : null };
}

export async function bookingMaterial(db: Database, contactId: string | null, date: CalendarDate | null, now: number) {
  const {
    packages,
    contact: [contact],
    quote: [quote],
    sameDate,
    set,
    zones,
  } = await batchOf(db, {
    packages: listPackagesQuery(db),
    zones: travelZonesQuery(db),
    contact: findContactQuery(db, contactId ?? ""),
    quote: quoteOfLeadQuery(db, contactId ?? ""),
    sameDate: onSameDateQuery(
      db,
      date ??
        sql`coalesce((select json_extract(quotes.choice, '$.eventDate') from quotes where quotes.contact_id = ${contactId ?? ""}
          and quotes.status = 'open'), (select event_date from contacts where id = ${contactId ?? ""}))`,
      now,
    ),
    set: settingsQuery(db),
  });
  const found: Contact | null = contact ?? null;
  return {
    packages,
    contact: found,
    quote: quote ?? null,
    sameDate,
    zones,
    terms: termsOf(set),
    tax: salesTaxOf(set),
    codes: codesOn(set, calendarDateAt(now)),
  };
}
