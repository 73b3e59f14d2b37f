import { paths } from "../../../features/site/paths.ts";
import { categoryCopy, type EventCategory } from "../../categories.ts";
import { paymentsInEnglish } from "../../landing/payments.ts";
import type { NavLink } from "../../navigation.ts";
import { guarantee } from "../../site.ts";

type Rows = Readonly<Record<string, string>>;

/** By what the rows of packages and add-ons say; null where that is the language. */
const rows: Rows | null = null as Rows | null;

const kinds: Readonly<Record<EventCategory, string>> = {
  corporate: categoryCopy.corporate.tab,
  wedding: categoryCopy.wedding.tab,
  "private-party": categoryCopy["private-party"].tab,
};

/** Of the lines of a price, and of what changes them. */
export const price = {
  rows,
  travel: "Travel to {city}",
  discount: "{code}, {percent}% off",
  tax: "Sales tax",
  exempt: "exempt, certificate {number}",
  included: "included",
  total: "Total",
  totalWithTax: "Total with tax",
  saved: "You save {amount}",
  deposit: "Deposit",
  balance: "Balance",
  balanceBy: "Balance by {date}",
  balanceNow: "Balance, due on signing",
  partBy: "Part of the balance by {date}",
  added: "New: {line}, {amount}",
  changed: "{line}: {before} becomes {after}",
  gone: "No longer: {line}",
  totalChanged: "Total: {before} becomes {after}",
  leftOut: "Left out, for it was given for the earlier quote alone: {line}",
  same: "Nothing has changed: the price is what it was",
  kinds,
  noCode: "This is none of my codes, or it has ended",
  codeIsFor: "{code} is for {kinds}",
  codeFollowed: "{is}: {code} took its place.",
};

const guaranteed: NavLink = { label: guarantee, href: paths.refunds };

/** Where a package is asked for. */
const ask: string = paths.contact;

/** Of the packages. */
export const pricing = {
  title: "Plain prices, before you ask",
  popular: "Most popular",
  withCode: "{hours} · {price} with your code",
  ask,
  guaranteed,
  everyBooking: "on every booking.",
  lineByLine: "Build your quote, line by line",
  payments: `${paymentsInEnglish}.`,
};
