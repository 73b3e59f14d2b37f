import { expect, it } from "vitest";
import { standardOfficeHours } from "../../content/business.ts";
import { landingPages } from "../../content/landing/index.ts";
import { translatedPages } from "../../content/landing/translations.ts";
import { discountPercent } from "../../content/offers.ts";

import { policies } from "../../content/policies.ts";
import { claims } from "../../content/site.ts";
import { dateIsYours } from "../../content/terms.ts";
import { formats as english } from "../../content/words/en/formats.ts";
import { openingIn } from "../../platform/language.ts";
import { addresses } from "../../test/landing-pages.ts";
import { elementsIn, mainTextIn, publicAddresses, samplePage, structuredDataIn } from "../../test/page.ts";
import { inquiry, mailbox, postJson, visit } from "../../test/site.ts";
import { contractText } from "../contracts/clauses.ts";
import { tabFor } from "../home/tab-of-visit.ts";
import { api, contactOnHome, homeTab, inquiryReceived, paths, quoteForm } from "./paths.ts";

const pages = async () =>
  Promise.all((await publicAddresses()).map(async (path) => ({ path, html: await samplePage(path) })));

it("every page promises an answer within 2 business hours or within 24 hours, usually 2-4, and nothing else", async () => {
  const promises = new Set<string>();
  for (const { html } of await pages())
    for (const [promise = ""] of mainTextIn(html).matchAll(/(?:within|usually) \d[\d-]* (?:business )?hours/gi))
      promises.add(promise.toLowerCase());
  expect([...promises].toSorted()).toEqual(["usually 2-4 hours", "within 2 business hours", "within 24 hours"]);
});

it("the office hours are the same on every page that names them, and in the data of those that give no others", async () => {
  const lines = standardOfficeHours.map((each) => openingIn(english, each));
  for (const { path, hours } of landingPages) {
    const html = await samplePage(path);
    for (const line of lines) expect(mainTextIn(html), path).toContain(line);
    if (hours?.spans !== "office") continue;
    const data = structuredDataIn(html).find((block) => block.openingHoursSpecification);
    expect(
      data.openingHoursSpecification.map(({ opens, closes }: { opens: string; closes: string }) => [opens, closes]),
    ).toEqual(standardOfficeHours.map(({ opens, closes }) => [opens, closes]));
  }
  expect(mainTextIn(await samplePage(paths.home))).toContain(lines.join("; "));
});

it("every count with a plus and every share is one that the site or the page itself claims", async () => {
  const own = new Map([...landingPages, ...translatedPages].map(({ path, figures }) => [path, figures.claim?.count]));
  const shares = [claims.retention, `${discountPercent}%`, "100%"];
  let counts = 0;
  for (const { path, html } of await pages()) {
    const text = mainTextIn(html).replace(/(?:\$[\d,]+|\b(?:1500|3600))\+(?= )/g, " ");
    const named = text.match(/\b\d+\+(?= [A-Za-z])/g) ?? [];
    counts += named.length;
    const known = [own.get(path), claims.weddings, claims.corporateEvents, claims.privateEvents];
    expect(
      named.filter((count) => !known.includes(count)),
      path,
    ).toEqual([]);
    expect(
      (text.match(/\b\d+%/g) ?? []).filter((share) => !shares.includes(share)),
      path,
    ).toEqual([]);
  }
  expect(counts).toBeGreaterThan(15);
});

it("a page that names two counts of events says how they belong together", async () => {
  expect(mainTextIn(await samplePage(addresses.corporateTampa))).toContain(
    "With 500+ corporate events around the bay behind me, 150+ of them in Tampa",
  );
});

it("pages, the mail to a lead and the terms agree on when a date is the client's", async () => {
  const { lead, rest } = dateIsYours;
  let said = 0;
  const confirmation = inquiryReceived("wedding");
  for (const { path, html } of [...(await pages()), { path: confirmation, html: await samplePage(confirmation) }]) {
    const text = mainTextIn(html);
    const alone = text.match(/[^.]*(?:yours|for you) alone\./g) ?? [];
    said += alone.length;
    for (const sentence of alone) expect(sentence, path).toContain(`${lead} ${rest}`);
  }
  expect(said).toBeGreaterThan(0);
  const { email: EMAIL, mails } = mailbox();
  await visit(postJson(api.leadInquiry, inquiry), { EMAIL });
  expect(mails.find(({ to }) => to === inquiry.email)?.text).toContain(`${lead} ${rest}`);
  const terms = policies.flatMap(({ clauses }) => clauses).find(({ id }) => id === "holding-a-date");
  expect(terms?.text).toContain("once the agreement is signed and the deposit named in it is paid");
});

it("pages, terms and contract agree on rain, power and sand", async () => {
  for (const { path, html } of await pages())
    expect(mainTextIn(html), path).not.toMatch(/plays? on through|no outlet, no worry|shrugs? off|rain or shine/i);
  const clause = (id: string) => policies.flatMap(({ clauses }) => clauses).find((each) => each.id === id)?.text ?? "";
  const contract = contractText({
    eventDate: "2099-06-12",
    startTime: "18:00",
    endTime: "23:00",
    packageName: "PREMIUM",
    price: 249_900,
    deposit: 0,
    balanceDays: 7,
    extraHour: null,
  }).terms.map(({ text }) => text);
  for (const id of ["weather", "power-and-place", "beach"]) expect(contract).toContain(clause(id));
  expect(clause("weather")).toContain("rain comes close the music pauses");
  expect(clause("beach")).toContain("Rain pauses the music there");
  for (const path of [addresses.clearwater, addresses.weddingClearwater, addresses.corporateClearwater])
    expect(mainTextIn(await samplePage(path)), path).toMatch(/rain (?:or lightning )?pauses/i);
  for (const path of [addresses.clearwater, addresses.weddingClearwater]) {
    const text = mainTextIn(await samplePage(path));
    for (const word of ["batteries", "spare set", "generator"]) expect(text, path).toContain(word);
  }
});

it("every link to a part of the booking page finds it", async () => {
  const ids = new Set((await elementsIn(await samplePage(paths.book))).map(({ attributes }) => attributes.id));
  const links = (await elementsIn(await samplePage(paths.home))).flatMap(({ attributes: { href } }) =>
    href?.startsWith(`${paths.book}#`) ? [href] : [],
  );
  expect(links).toHaveLength(4);
  for (const link of links) expect(ids.has(link.split("#")[1] ?? ""), link).toBe(true);
});

it("the form's address opens the tab of every page that is not about weddings, and links by its own tab's but where specified", async () => {
  const toContact: readonly string[] = [
    addresses.weddingTampa,
    addresses.corporateStPetersburg,
    addresses.partyClearwater,
  ];
  for (const { path, service } of landingPages) {
    const category = service === "corporate" ? "corporate" : "private-party";
    const expected = service === undefined || service === "wedding" ? null : `${homeTab(category)}#contact`;
    expect(tabFor(path), path).toBe(expected);
    const main = /<main.*<\/main>/s.exec(await samplePage(path))?.[0] ?? "";
    const ownTab = `href="${quoteForm(service === "wedding" ? "wedding" : category)}"`;
    const isSpecified = service === undefined || toContact.includes(path);
    expect([main.includes(`href="${contactOnHome}"`), main.includes(ownTab)], path).toEqual([
      isSpecified,
      !isSpecified,
    ]);
  }
});

it("public pages, their pictures' words and their titles are in American English", async () => {
  const british =
    /[a-z]*(?:colour|favourit|honour|neighbour|harbour|flavour|centre|metre|theatre|licence|practis|organis|recognis|cancelled|travell|e-mail|aluminium)[a-z]*|\b(?:grey|programme|towards|afterwards|backwards|whilst|(?:a|one|the|this|that|every|by|more) mails?|mails|go(?:es)? round|agree (?:a|the)|freight lifts?|set-up|turned up|sockets)\b/g;
  for (const { path, html } of await pages()) {
    const shown = (await elementsIn(html)).flatMap(({ attributes: { alt, content, placeholder, ...others } }) => [
      ...[alt, content, placeholder, others["aria-label"]],
    ]);
    // Proper names keep their spelling: Tampa Theatre, Harbour Island.
    expect(`${mainTextIn(html)} ${shown.join(" ")}`.match(british), path).toBeNull();
  }
});
