import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { singleService } from "../../../content/landing/single-service.ts";
import { placeNames } from "../../../content/places.ts";
import { primary } from "../../../database/client.ts";
import { quotes } from "../../../database/schema/quotes.ts";
import { beginAt } from "../../../test/clock.ts";
import { addresses } from "../../../test/landing-pages.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequest, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { api, paths, quoteSent } from "../../site/paths.ts";
import { numberOf } from "../read-quote.ts";

const now = Date.parse("2026-11-20T20:00:00Z");

beginAt(now);

it("the builder shows every price before anybody is named, and says what is filled in", async () => {
  const page = await htmlAt(`${paths.quote}?date=2027-04-17`);
  const text = mainTextIn(page);
  for (const part of [
    "PREMIUM",
    "$2,499",
    "$1,874.25 with your code",
    "Extra hour of music",
    "Saturday, April 17, 2027",
  ])
    expect(text).toContain(part);
  expect(text).toContain("Free");
  expect(page).toContain('content="noindex"');
  expect(await htmlAt(paths.quote)).not.toContain('content="noindex"');
});

it("a free date has its sunset, in the town of the venue or by Tampa, and a taken one has none", async () => {
  const asked = `${paths.quote}?date=${quoteRequest.eventDate}`;
  expect(mainTextIn(await htmlAt(asked))).toContain("Free. Sunset 7:56 PM in Tampa");
  const page = await htmlAt(`${asked}&city=Clearwater`);
  expect(mainTextIn(page)).toContain("Free. Sunset 7:58 PM");
  expect(page).not.toContain("7:58 PM in");
  expect(page).toMatch(/<option value="Clearwater" selected=""/);
  expect(mainTextIn(await (await visit(postForm(paths.quote, quoteRequestForm()))).text())).toContain(
    "Free. Sunset 7:58 PM",
  );
  expect(mainTextIn(await htmlAt(`${paths.quote}?date=9999-12-31`))).not.toContain("Sunset");
  await storeBooking({ eventDate: quoteRequest.eventDate, status: "confirmed" });
  expect(mainTextIn(await htmlAt(asked))).not.toContain("Sunset 7");
});

it("every town of the sample's zones has a sunset of its own", async () => {
  const zones = await rows("SELECT cities FROM travel_zones");
  expect(zones.flatMap(({ cities }): string[] => JSON.parse(String(cities))).toSorted()).toEqual(placeNames.toSorted());
});

it("a single service of a city page is on offer beside the packages", async () => {
  expect(mainTextIn(await htmlAt(`${paths.quote}?service=${addresses.nightclubTampa}`))).toContain("music alone");
  expect(mainTextIn(await htmlAt(paths.quote))).not.toContain("music alone");
  // The length at whose price the page names it.
  const chosen = (await htmlAt(`${paths.quote}?service=${addresses.nightclubTampa}`)).match(
    /<input[^>]*name="offer"[^>]*checked[^>]*>/g,
  );
  expect(chosen).toEqual([expect.stringContaining(`value="${addresses.nightclubTampa}:${singleService.usual}"`)]);
});

it.each([
  ["CORP25", "wedding25", "corporate"],
  ["PARTY25", " Corp25 ", "private-party"],
  ["FRIEND", "FRIEND", "corporate"],
] as const)(
  "shows the code %s in a round of the plain form once %s stands beside another kind of event",
  async (shown, code, eventCategory) => {
    const page = await (await visit(postForm(paths.quote, quoteRequestForm({ code, eventCategory })))).text();
    expect(page).toContain(`name="code" value="${shown}"`);
    for (const type of eventCategory === "private-party" ? ["Quinceañera", "Bar or Bat Mitzvah", "School Dance"] : [])
      expect(page).toContain(`>${type}</option>`);
  },
);

it("each round of the plain form comes back with its words and its price, and stores nothing", async () => {
  const answer = await visit(postForm(paths.quote, quoteRequestForm({ firstName: "" })));
  const text = mainTextIn(await answer.text());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  for (const part of ["$2,324.25", "$581.00", "$1,743.25", "Balance by April 10, 2027", "Uplights 8 × $25", "included"])
    expect(text).toContain(part);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
});

it("a free day that is pressed takes the place of the one that was typed", async () => {
  const answer = await visit(postForm(paths.quote, [...quoteRequestForm(), ["nearDate", "2027-04-24"]]));
  expect(await answer.text()).toContain("Saturday, April 24, 2027");
});

it("a quote that is asked for is a lead with a frozen version, mailed with its link, and told to the DJ", async () => {
  const { answer, quote, mails } = await askForQuote();
  expect(answer.status).toBe(303);
  const [lead] = await rows("SELECT * FROM contacts");
  expect(lead).toMatchObject({
    status: "quoted",
    email: quoteRequest.email,
    venue: quoteRequest.venue,
    discount_code: "WEDDING25",
  });
  expect(quote).toMatchObject({ contactId: lead?.id, version: 1, status: "open", total: 232_425 });
  expect(quote.price).toMatchObject({ deposit: 58_100, balance: 174_325, balanceDue: "2027-04-10" });
  expect(new Date(quote.expiresAt).toISOString()).toBe("2026-12-05T05:00:00.000Z");
  const mine = mails.find(({ to }) => to === quoteRequest.email);
  expect(mine?.text).toContain("$2,324.25");
  expect(mine?.text).toContain("/portal/quote?token=");
  expect(mine?.text).not.toContain(quoteRequest.venue);
  expect(mails.find(({ replyTo }) => replyTo === quoteRequest.email)?.text).toContain(quoteRequest.venue);
  const confirmation = await visit(get(quoteSent, { Cookie: cookieIn(answer) }));
  expect(mainTextIn(await confirmation.text())).toContain(quoteRequest.email);
});

it("what it costs is no field: amounts that are sent along change nothing", async () => {
  const forged = {
    ...quoteRequest,
    total: 1,
    price: 1,
    deposit: 1,
    lines: "[]",
    addOns: ["add-on-uplights"],
    counts: ["8"],
  };
  const answer = await visit(postJson(api.quote, forged));
  expect(answer.status).toBe(200);
  const [quote] = await primary(env.DB).select().from(quotes);
  expect(quote?.total).toBe(232_425);
});

it("the same form again stores nothing, and one mail a day goes to a mailbox: the next comes in the morning", async () => {
  const key = { idempotencyKey: "0123456789abcdef" };
  await askForQuote(key);
  await askForQuote(key);
  expect(await rows("SELECT id FROM quotes")).toHaveLength(1);
  await askForQuote({ eventDate: "2027-05-01" });
  await askForQuote({ eventDate: "2027-05-08" });
  const mails = await rows(
    "SELECT next_attempt_at AS due, sent_at AS sent FROM outbox WHERE kind = 'quote' ORDER BY created_at",
  );
  expect(mails).toHaveLength(2);
  expect(mails.map(({ due }) => due)).toContain(Date.parse("2026-11-21T14:00:00Z"));
});

it("whatever strangers ask for in somebody's name, the next morning's mail leads to their own quote, and says no more of it", async () => {
  const stranger = (eventDate: string) => askForQuote({ eventDate, firstName: "Eve" }, "203.0.113.9");
  await stranger("2027-04-24");
  const later = await stranger("2027-05-01");
  const own = await askForQuote({}, "192.0.2.7");
  await stranger("2027-05-08");
  await rows("UPDATE quotes SET status = 'declined' WHERE id = ?", later.quote.id);
  const tomorrow = Date.parse("2026-11-21T14:00:00Z");
  vi.setSystemTime(tomorrow);
  const { email: EMAIL, mails } = mailbox();
  for (const minute of [0, 1]) await cron(tomorrow + minute * 60_000, { EMAIL });
  const [mail, ...more] = mails.filter(({ to }) => to === quoteRequest.email);
  expect(more).toEqual([]);
  const links = (mail?.text ?? "").match(new RegExp(`${portalPaths.quote}\\?token=[\\w.-]+`, "g")) ?? [];
  const pages = await Promise.all(links.map(async (link) => mainTextIn(await htmlAt(link))));
  expect(pages).toContainEqual(expect.stringContaining(`Number ${numberOf(own.quote)}`));
  expect(pages).toHaveLength(3);
});

it.each<[string, Partial<Record<string, string>>, string]>([
  ["a past date", { eventDate: "2026-01-01" }, "not in the past"],
  ["a date that is too soon", { eventDate: "2026-11-21" }, "too soon"],
  ["a town that no zone has", { city: "Miami" }, "city from the list"],
  ["a code of nobody's", { code: "FREE100" }, "none of my codes"],
  ["a package that is gone", { offer: "package-gold" }, "choose a package"],
  ["a night that no package can be made", { startTime: "06:00", endTime: "05:00" }, "longer than this package"],
  ["no name", { firstName: "" }, "First name is required"],
])("%s is refused beside its field, and every word is kept", async (_, fields, message) => {
  const answer = await visit(postForm(api.quote, quoteRequestForm(fields)));
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(mainTextIn(page)).toContain(message);
  expect(page).toContain(quoteRequest.venue);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
});

it("a taken date is refused with the free ones next to it", async () => {
  await storeBooking({ eventDate: quoteRequest.eventDate, status: "confirmed" });
  const answer = await visit(postForm(api.quote, quoteRequestForm()));
  expect(answer.status).toBe(422);
  expect(mainTextIn(await answer.text())).toContain("Free near by: Sat, Apr 10; Sat, Apr 24");
});

it("a program that fills the hidden field is thanked, and nothing is stored", async () => {
  const { email, mails } = mailbox();
  const answer = await visit(postForm(api.quote, quoteRequestForm({ leaveBlank: "yes" })), { EMAIL: email });
  expect(answer.status).toBe(303);
  expect(mails).toEqual([]);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
});
