import { env } from "cloudflare:workers";
import code from "virtual:sources";
import { expect, it } from "vitest";
import { bookedAreas } from "../../content/areas.ts";
import { claims, counted, discountCodes, identity, place, towns, zoneName } from "../../content/business.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { site } from "../../content/site.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";
import { portalCalendarOf } from "../../features/bookings/client/paths.ts";
import { bookingSummary } from "../../features/bookings/model.ts";
import { contactForm } from "../../features/contact/form.ts";
import { agreementOf, agreementPdfOf, portalContractOf } from "../../features/contracts/client/paths.ts";
import { portalGuests } from "../../features/guests/client/paths.ts";
import { leadForm } from "../../features/home/form.ts";
import { portalKeys } from "../../features/invites/client/paths.ts";
import {
  portalBooked,
  portalInvoice,
  portalInvoicePdf,
  portalInvoices,
  portalPay,
  portalReceipt,
  portalReceiptPdf,
} from "../../features/payments/client/paths.ts";
import { demoOf, demoOnly, demoPages } from "../../features/portal/demo-paths.ts";
import { portalPaths, portalReview } from "../../features/portal/paths.ts";
import { documents } from "../../features/site/paths.ts";
import { portalPlanAt } from "../../features/timeline/paths.ts";
import { minute } from "../../platform/durations.ts";
import { ask } from "../administrator.ts";
import { crawl } from "../crawl.ts";
import { guardedPages } from "../guarded-routes.ts";
import { asked, oneId, storeOneOfEach } from "../one-of-each.ts";
import { db } from "../outbox-rows.ts";
import { linesOfPdf } from "../pdf-text.ts";
import { signIn } from "../portal.ts";
import { cron, get, inquiry, mailbox, message, visit } from "../site.ts";
import { type StoryKind, storeStories } from "./mail-stories.ts";

const files = import.meta.glob<string>("../../../sample/rows.sql", { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<Readonly<Record<string, LandingPage | string>>>("../../content/landing/*.ts", {
  eager: true,
});
const landingPages = Object.values(pages)
  .flatMap((module) => Object.values(module))
  .filter((page) => typeof page === "object" && "venues" in page);
const rows = Object.values(files).join("");

const words: readonly string[] = (() => {
  const { name, legalName, phone, email, postalAddress, payTo, streamingChannel } = identity;
  const inserted = (table: string) => new RegExp(`INSERT INTO ${table} .*?;\\n`, "s").exec(rows)?.[0] ?? "";
  const sentences = ["testimonials", "mixes", "shows", "posts"].flatMap((table) =>
    [...inserted(table).matchAll(/'((?:[^'\n]|'')+)'/g)].flatMap(([, text = ""]) =>
      /^[A-Z].{16,}/.test(text) ? [text] : [],
    ),
  );
  const amounts = ["packages", "prices"].flatMap((table) => inserted(table).match(/(?<= )\d{5,6}(?=,)/g) ?? []);
  const names = [...inserted("packages").matchAll(/'package-\w+', '(\w+)'/g)].map(([, one = ""]) => one);
  return [
    ...[name, legalName, phone.display, phone.e164, phone.display.slice(0, 5), streamingChannel?.name ?? ""],
    ...[email.split("@")[1] ?? "", ...postalAddress, payTo.bank?.name ?? "", zoneName],
    ...[place.region, place.state, place.metro, "Pinellas", "Hillsborough", "Gulf", "Tuesday to Sunday"],
    ...towns.flatMap(({ name: town, postalCode = "" }) => [town, postalCode]),
    ...[claims.weddings, claims.retention],
    ...[counted.weddings, counted.privateEvents, "around the bay"],
    ...bookedAreas.flatMap(({ venues }) => venues),
    ...landingPages.flatMap(({ venues, path }) => [path, ...venues.entries.map((venue) => venue.name)]),
    ...Object.values(discountCodes),
    ...names,
    ...amounts.map((cents) => `$${(Number(cents) / 100).toLocaleString("en-US")}`),
    ...sentences.map((text) => text.replaceAll("''", "'")),
  ];
})();

const escaped = [...new Set(words)].filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const ofFirst = new RegExp(`(?<![\\w,.])(?:${escaped.join("|")})(?![\\w,]\\w)`, "g");

function found(where: string, text: string): string[] {
  const plain = text.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return [...plain.matchAll(ofFirst)].map(
    ({ 0: word, index }) => `${where}: ${word} in “${plain.slice(Math.max(0, index - 40), index + 60)}”`,
  );
}

function wordsOfFile(content: string | ArrayBuffer | ArrayBufferView): string {
  if (typeof content === "string") return content;
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array(content.buffer);
  const text = new TextDecoder().decode(bytes);
  return text.startsWith("%PDF") ? linesOfPdf(bytes).join(" ") : text;
}

async function wordsOf(answer: Response): Promise<string> {
  const isPdf = answer.headers.get("Content-Type") === "application/pdf";
  const body = isPdf ? linesOfPdf(new Uint8Array(await answer.arrayBuffer())).join(" ") : await answer.text();
  answer.headers.delete("X-Request-Id");
  return `${JSON.stringify([...answer.headers])}\n${body}`;
}

async function storeOwnRows(): Promise<void> {
  await storeOneOfEach();
  await env.DB.batch(
    [
      "UPDATE bookings SET status = 'confirmed', venue = 'The old mill', city = 'Savannah', package_name = 'HERON', price = 131000, deposit = 32800",
      "UPDATE invoices SET total = 131000",
      "UPDATE contacts SET phone = NULL",
      "UPDATE client_requests SET admin_response = 'By the side door.'",
      `INSERT INTO newsletter_subscribers (id, email, confirmed_at, created_at) VALUES ('${oneId}', 'ana@example.com', 1, 1)`,
      "DELETE FROM calendars",
      "DELETE FROM spotify_connection",
      "UPDATE amendments SET before = json_set(before, '$.packageName', 'HERON', '$.price', 131000), after = json_set(after, '$.packageName', 'HERON', '$.price', 131000)",
    ].map((sql) => env.DB.prepare(sql)),
  );
}

it("pages, feeds and documents for everybody say nothing of the first business", async () => {
  const addresses = [...(await crawl(["/"])).keys(), ...Object.values(documents), ...demoPages.map(demoOf), demoOnly];
  expect(addresses).toContain("/wedding-music-savannah");
  expect(addresses).not.toContain("/merch");
  const said: string[] = [];
  for (const address of [...new Set(addresses), "/no/such/page"])
    said.push(...found(address, await wordsOf(await visit(get(address)))));
  expect(said).toEqual([]);
});

it("no link of a page in any language leads nowhere", async () => {
  const pages = await crawl(["/", "/es"]);
  expect([...pages.keys()]).toContain("/es/contact");
  // Its files of the press kit are not made.
  const missing = [...pages].flatMap(([address, { status }]) => (status < 400 ? [] : [address]));
  expect(missing.filter((address) => !address.startsWith("/press-kit/"))).toEqual([]);
  for (const address of pages.keys())
    expect(await (await visit(get(address))).text(), address).not.toMatch(/\ban? the /);
});

it("no word of it stands in code, so none can be on a page or in a mail that is not asked for here", () => {
  const { words: ofCode } = code;
  expect(ofCode.length).toBeGreaterThan(500);
  expect(ofCode.flatMap(({ file, text }) => found(file, text))).toEqual([]);
});

it("a client's pages and papers say nothing of it", async () => {
  await storeOwnRows();
  const booking = (await db.select().from(bookings)).find(({ id }) => id === oneId);
  if (!booking) throw new Error("there is no booking");
  const client = await signIn(booking);
  const said: string[] = [];
  for (const address of [
    ...[portalPaths.dashboard, portalPaths.songs, portalPaths.sessions, portalPlanAt({ booking: oneId })],
    ...[
      portalContractOf(oneId),
      agreementOf(oneId),
      agreementPdfOf(oneId),
      portalBooked(oneId),
      portalCalendarOf(oneId),
    ],
    ...[portalPay("deposit", oneId), portalPay("balance", oneId), portalInvoices(oneId), portalInvoice(oneId)],
    ...[portalInvoicePdf(oneId), portalReceiptPdf(oneId)],
    ...[portalReceipt(oneId), portalKeys(oneId), portalGuests(oneId), portalReview(oneId)],
  ]) {
    const answer = await visit(get(address, client));
    expect(answer.status, address).toBeLessThan(500);
    said.push(...found(address, await wordsOf(answer)));
  }
  expect(said).toEqual([]);
});

it("the administrator's pages say nothing of it", async () => {
  await storeOwnRows();
  const said: string[] = [];
  for (const route of guardedPages) {
    const answer = await ask(asked(route));
    said.push(...found(route, await wordsOf(answer)));
  }
  expect(said).toEqual([]);
});

const booking = { bookingId: oneId };
const summary = bookingSummary({
  companyName: null,
  clientName: "Ana",
  eventType: "Birthday Party",
  eventDate: "2098-01-01",
  startTime: "18:00",
  endTime: "23:00",
  venue: "The old mill",
  city: "Savannah",
  packageName: "HERON",
  price: 131_000,
  deposit: 0,
  lines: [],
  signers: [],
});
const lead = {
  contactId: oneId,
  language: "en",
  lead: leadForm.parse({ ...inquiry, phone: "", idempotencyKey: oneId }),
  discountCode: "HERONLOVE",
  eventCategory: "wedding",
  receivedAt: 0,
} as const;

const mailsOfEach: {
  readonly [Kind in Exclude<OutboxMail["kind"], StoryKind>]: readonly Omit<MailOf<Kind>, "kind">[];
} = {
  invoice: [{ invoiceId: oneId, bookingId: oneId }],
  "lead-notice": [lead],
  "lead-reply": [lead],
  "contact-notice": [
    {
      contactId: oneId,
      language: "en",
      message: contactForm.parse({ ...message, phone: "", venue: "The mill", idempotencyKey: oneId }),
      receivedAt: 0,
    },
  ],
  "more-notices": [{ of: "lead" }],
  "lead-answer": [
    { contactId: oneId, subject: "Hello", text: "The date is free.", by: "june@blueheron.example", papers: [] },
  ],
  "portal-link": [
    { ...booking, isNew: true },
    { ...booking, isNew: "anew" },
  ],
  "booking-changed": [{ ...booking, before: summary, after: { ...summary, startTime: "17:00" } }],
  "booking-ended": [{ ...booking, status: "cancelled" }],
  "booking-confirmed": [booking],
  "booking-confirmed-notice": [booking],
  "waitlist-confirm": [{ entryId: oneId }],
  "new-address": [{ ...booking, before: inquiry.email }],
  "payment-receipt": [{ paymentId: oneId }],
  "payment-too-late": [{ paymentId: oneId }],
  "payment-notice": [{ paymentId: oneId }],
  "payment-refunded": [{ refundId: oneId }],
  "payment-unmarked": [{ paymentId: oneId }],
  "payment-instructions": [{ ...booking, purpose: "deposit", method: "zelle", amount: 1000 }],
  "payment-announced": [{ ...booking, purpose: "deposit", method: "zelle", amount: 1000 }],
  "refund-notice": [{ refundId: oneId }],
  "balance-reminder": [{ ...booking, moment: "first", part: null }],
  "card-ended": [{ ...booking, card: "Visa 4242" }],
  "review-notice": [booking],
  "amendment-proposed": [{ ...booking, amendmentId: oneId }],
  "amendment-accepted": [{ ...booking, amendmentId: oneId }],
  "amendment-ended": [{ ...booking, amendmentId: oneId }],
  "agreement-copy": [{ signatureId: oneId, to: "client", countersigned: false }],
  "client-request-notice": [{ requestId: oneId }],
  "client-request-reply": [{ requestId: oneId, papers: [] }],
  "reply-waiting": [{ replyId: oneId }],
  newsletter: [{ subscriberId: oneId, newsletterId: oneId }],
  "newsletter-test": [{ newsletterId: oneId }],
  call: [{ callId: oneId, sequence: 0 }],
  "call-notice": [{ callId: oneId, sequence: 0 }],
  test: [{}],
  "fault-digest": [{ faults: [{ event: "fault", place: "/book", times: 1, lastAt: 0, lastId: "x" }] }],
};

it("no mail says anything of it", async () => {
  await storeOwnRows();
  await env.DB.prepare("INSERT INTO contract_versions (booking_id, number, sheet, created_at) VALUES (?, 1, '{}', 1)")
    .bind(oneId)
    .run();
  const now = Date.now();
  const plain = Object.entries(mailsOfEach).flatMap(([kind, each]) =>
    each.map((data) => ({
      mail: { kind, ...data },
      recipient: kind === "amendment-accepted" ? site.email : "ana@example.com",
    })),
  );
  const written = [...plain, ...(await storeStories(now))];
  await env.DB.batch(
    written.map(({ mail, recipient }, at) =>
      env.DB.prepare(
        "INSERT INTO outbox (id, data, recipient, dedupe_key, next_attempt_at, created_at) VALUES (?1, ?2, ?3, ?1, 0, 0)",
      ).bind(`${mail.kind} ${at}`, JSON.stringify(mail), recipient),
    ),
  );
  const { email: EMAIL, mails } = mailbox();
  for (const later of [0, minute]) await cron(now + later, { EMAIL });
  const unsent = env.DB.prepare(
    "SELECT data ->> 'kind' AS kind FROM outbox WHERE id LIKE '% %' AND (sent_at IS NULL OR last_error IS NOT NULL)",
  );
  // The second business has no stream.
  expect((await unsent.all()).results).toEqual([{ kind: "going-live" }]);
  const said = mails.flatMap(({ attachments, ...mail }) => [
    ...found(mail.subject, JSON.stringify(mail)),
    ...attachments.flatMap((file) => found(file.filename, `${file.filename}\n${wordsOfFile(file.content)}`)),
  ]);
  expect(said).toEqual([]);
});
