import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { SignerRole } from "../content/statuses.ts";
import { primary } from "../database/client.ts";
import { bookings } from "../database/schema/bookings.ts";
import { quotes } from "../database/schema/quotes.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalContractOf } from "../features/contracts/client/paths.ts";
import { signSignerToken } from "../features/contracts/client/read-signing.ts";
import { leadPaths } from "../features/leads/dj/paths.ts";
import { bookingMoney } from "../features/payments/dj/paths.ts";
import { portalApi } from "../features/portal/paths.ts";
import type { PriceLine } from "../features/prices/model.ts";
import { quoteApi } from "../features/quotes/client/paths.ts";
import { signQuoteToken } from "../features/quotes/quote-token.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../platform/dates.ts";
import { hour } from "../platform/durations.ts";
import { see, submit } from "./administrator.ts";
import { formIn } from "./booking-forms.ts";
import { type Choose, type Model, needed, one, packagePrice, priceOf, sum, taxes } from "./money-model.ts";
import { secrets, signIn, storeBooking } from "./portal.ts";
import { askForQuote, quoteRequestForm } from "./quotes.ts";
import { rows } from "./rows.ts";
import { htmlAt, postForm, visit } from "./site.ts";

/* How a booking begins, and who signs it. */

export const key = () => crypto.randomUUID();
export const inDollars = (cents: number) => (cents / 100).toFixed(2);
export const took = async (answer: Promise<Response>) => (await answer).status;

export interface History {
  booking: Awaited<ReturnType<typeof storeBooking>>;
  client: () => Promise<{ Cookie: string; "CF-Connecting-IP": string }>;
  contract: () => Promise<string>;
  /** Of the quote that its client has accepted. */
  token: string | null;
  model: Model;
  /** Its steps in words. */
  told: string[];
}

export type Step = (history: History, choose: Choose) => Promise<string>;

const createdAt = () => Date.now() - 60 * 24 * hour;

/** The DJ answers with another quote, whose balance is paid in three parts. */
async function inThreeParts({ contactId }: typeof quotes.$inferSelect, fields: Record<string, string>) {
  const form = quoteRequestForm(fields);
  expect(await took(submit(leadPaths(contactId).quote, [...form, ["key", key()], ["netDays", "three"]]))).toBe(303);
  const ofLead = await primary(env.DB).select().from(quotes).where(eq(quotes.contactId, contactId));
  const newest = ofLead.find(({ status }) => status === "open");
  if (!newest) throw new Error("the DJ's quote was not stored");
  expect(newest.price.parts?.length).toBeGreaterThan(0);
  return newest;
}

/** What the site has quoted with a code, perhaps with the DJ's parts: its client accepts it by its link, or by phone. */
async function quoted(clientName: string, eventDate: CalendarDate, network: string, choose: Choose) {
  const [firstName = "", lastName = ""] = clientName.split(" ");
  const email = `${key()}@example.com`;
  const fields = { email, firstName, lastName, eventDate };
  const asked = await askForQuote(fields, network);
  const quote = choose(1) === 1 ? await inThreeParts(asked.quote, fields) : asked.quote;
  const token = await signQuoteToken(secrets, quote);
  const isByPhone = choose(1) === 1;
  if (isByPhone) {
    const { booking } = leadPaths(quote.contactId);
    expect(await took(submit(booking, formIn(await see(booking))))).toBe(303);
  } else expect(await took(visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": network })))).toBe(303);
  const [booking] = await primary(env.DB)
    .update(bookings)
    .set({ createdAt: createdAt() })
    .where(eq(bookings.clientEmail, email))
    .returning();
  if (!booking) throw new Error("the quote made no booking");
  expect(booking.price).toBe(sum(quote.price.lines.map(({ amount }) => amount)));
  const parts = await rows(
    "SELECT due_on AS dueOn, amount FROM payment_parts WHERE booking_id = ? ORDER BY 1",
    booking.id,
  );
  expect(parts).toEqual(quote.price.parts ?? []);
  return { booking, token: isByPhone ? null : token };
}

const signing: readonly (readonly SignerRole[])[] = [
  [],
  [],
  ["partner"],
  ["partner", "partner"],
  ["representative"],
  ["parent"],
  ["parent", "partner"],
];

/** `place` among those that go on at once: each has its own date. */
export async function begin(choose: Choose, place: number): Promise<History> {
  const today = calendarDateAt(Date.now());
  const clientName = `Ana ${key().slice(0, 8)}`;
  const origin = one(["hand", "hand", "parts", "quote", "quote", "hold"] as const, choose);
  const roles = one(signing, choose) ?? [];
  const isPast = origin === "hand" && choose(1) === 1;
  const days = (origin === "hand" ? 2 : 120) + place;
  const eventDate = addDays(today, days);
  const tax = origin === "quote" ? null : (one(taxes, choose) ?? null);
  const price = priceOf({ net: packagePrice, hours: 0, tax });
  const lines: PriceLine[] = [
    { kind: "offer", label: "PREMIUM", note: null, amount: packagePrice },
    { kind: "tax", label: tax?.label ?? "", note: null, amount: price - packagePrice, ...(tax ? { tax } : {}) },
  ];
  const network = `10.1.${place >> 8}.${place & 255}`;
  const { booking, token } =
    origin === "quote"
      ? await quoted(clientName, eventDate, network, choose)
      : {
          token: null,
          booking: await storeBooking({
            clientName,
            packageName: "PREMIUM",
            price,
            lines: tax ? lines : [],
            deposit: 50_000,
            createdAt: createdAt(),
            eventDate,
            balanceDays: origin === "parts" ? 7 : isPast ? days + 1 + choose(20) : -1 - choose(20),
            ...(roles.includes("representative") ? { companyName: "Bayline Logistics" } : {}),
          }),
        };
  if (origin === "parts") {
    const own = [20, 50].map((later) => `${addDays(today, later)} ${inDollars(choose(60_000) + 1)}`).join("\n");
    expect(await took(submit(bookingMoney(booking.id).parts, { plan: "own", own }))).toBe(303);
  }
  const isHold = origin === "hold" || (origin === "quote" && choose(1) === 1);
  await rows(
    "UPDATE bookings SET status = ?, hold_ends_at = ? WHERE id = ?",
    ...(isHold ? ["hold", Date.now() + 48 * hour] : ["confirmed", null]),
    booking.id,
  );
  const model: Model = {
    price: booking.price ?? 0,
    net: origin === "quote" ? (booking.price ?? 0) : packagePrice,
    hours: 0,
    tax,
    deposit: booking.deposit ?? 0,
    proposed: null,
    signers: roles.map(() => `${key()}@example.com`),
    isInPlace: roles.some((role) => role !== "partner"),
    signedBy: new Set(),
    wasSigned: false,
    yeses: new Set(),
    isHold,
    isCanceled: false,
    canceledBy: null,
    reduced: 0,
    reductions: [0],
    courtesy: 0,
    isPast,
    isDueAfter: false,
    step: 0,
    changedAt: 0,
    acceptedAt: null,
    paidAt: -1,
    payments: [],
  };
  const history: History = {
    booking,
    token,
    // A cancellation signs the client out.
    contract: async () => htmlAt(portalContractOf(booking.id), await history.client()),
    model,
    told: [`${origin}, signed by ${roles.join(" and ") || "the client"}`],
    async client() {
      const [row] = await rows("SELECT portal_link_version AS version FROM bookings WHERE id = ?", booking.id);
      const cookie = await signIn({ ...booking, portalLinkVersion: Number(row?.version) });
      return { ...cookie, "CF-Connecting-IP": network };
    },
  };
  for (const [at, role] of roles.entries()) {
    const email = model.signers[at] ?? "";
    const form = { name: nameOf(booking, email), role, email };
    expect(await took(submit(bookingPaths(booking.id).signers, form))).toBe(303);
  }
  if (!isHold) for (const who of needed(model)) await signAs(history, who);
  return history;
}

export const fingerprintIn = (html: string) => /name="fingerprint" value="(\w+)"/.exec(html)?.[1];
export const amendmentIn = (html: string) => /name="amendment" value="([\w-]+)"/.exec(html)?.[1];

/** `who` is empty for the client. */
export const nameOf = ({ clientName }: { clientName: string }, who: string): string =>
  who ? `Ben ${who.slice(0, 8)}` : clientName;

/** Of that signer's own link. */
export async function tokenOf(bookingId: string, who: string): Promise<string> {
  const [row] = await rows(
    `SELECT value ->> 'id' AS signer, value ->> 'linkVersion' AS version FROM bookings, json_each(signers)
      WHERE bookings.id = ? AND value ->> 'email' = ?`,
    bookingId,
    who,
  );
  const linked = { bookingId, signer: String(row?.signer), linkVersion: Number(row?.version) };
  return signSignerToken(secrets, linked, Date.now());
}

export async function signAs(history: History, who: string): Promise<void> {
  const { booking, client, contract, model } = history;
  const token = who ? await tokenOf(booking.id, who) : "";
  const page = who ? await htmlAt(`/portal/sign?token=${token}`) : await contract();
  const form = {
    booking: booking.id,
    fingerprint: fingerprintIn(page) ?? "",
    consent: "yes",
    name: nameOf(booking, who),
  };
  const signed = who ? postForm(portalApi.signer, { ...form, token }) : postForm(portalApi.sign, form, await client());
  expect(await took(visit(signed)), `signed by ${who || "the client"}`).toBe(303);
  model.signedBy = new Set([...model.signedBy, who]);
  model.wasSigned = true;
}
