import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { serviceRadius } from "../../content/business.ts";
import { landingPages } from "../../content/landing/index.ts";
import { checksToo, paymentsInEnglish } from "../../content/landing/payments.ts";
import { codeTakesOff } from "../../content/offers.ts";
import { placeNames, placeOf } from "../../content/places.ts";
import { policies } from "../../content/policies.ts";
import { backupSystem, claims, counted, guarantee } from "../../content/site.ts";
import { primary } from "../../database/client.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { languageAt } from "../../platform/pages/words.ts";
import { addresses } from "../../test/landing-pages.ts";
import { mainTextIn, publicAddresses, samplePage } from "../../test/page.ts";
import { htmlAt } from "../../test/site.ts";
import { leadGuestCounts } from "../home/form.ts";
import { demoMoments } from "../portal/demo/demo-wedding.ts";
import { listAddOnsQuery } from "../prices/add-ons.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { templateMoments } from "../timeline/templates.ts";

const db = primary(env.DB);
const count = (claim: string): number => Number.parseInt(claim, 10);

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

it("every page says the same of the code, the guarantees, the ways to pay, backup, microphones and where travel costs nothing", async () => {
  const allowed: readonly (readonly [mention: RegExp, said: RegExp])[] = [
    [/\b25% (?:of|off)\b[^.]*/g, /^25% off (?:(?:one|your (?:wedding|event|party)) package|−)/],
    [
      /[^.]*\bYour code\b[^.]*\./g,
      new RegExp(`${codeTakesOff.replace(".", "\\.")}$|Your code (?:is below|Discount code optional)|with your code`),
    ],
    [/[^.]*(?:satisfaction guarantee|your money back)[^.]*/gi, new RegExp(`${guarantee}|Satisfaction guarantee`)],
    [
      /[^.]*\bZelle\b[^.]*/g,
      new RegExp(`${paymentsInEnglish}|Cash, credit card, Venmo, Zelle|Efectivo, tarjeta de crédito, Venmo, Zelle`),
    ],
    [
      /\bsecond (?:system|speaker pair|set of decks)\b[^.]*/gi,
      /^second system (?:(?:at|comes to) every event|ready|with music)/i,
    ],
    [/\b(?:three|four|each of you|one for the officiant)[^.]*\bmicrophones?\b/gi, /^$/],
    [/\b(?:sound crew|our DJs|my crew)\b/gi, /^$/],
    [/\brain\b[^.”]*not (?:cost|stop|miss)[^.”]*/gi, /^$/],
    [
      /[^.;]*\bbatter(?:y|ies)\b[^.;]*/gi,
      /ceremony|aisle|vows|(?:for|,) games\b|quiet music|(?:spare|fresh) batteries/i,
    ],
    [/\brain (?:plan|schedule)\b[^.]*/gi, /^rain plan agreed beforehand/i],
    [/[^.]*\bno account\b[^.]*|\bwithout an account\b[^.]*/gi, /^without an account; the chat asks for one at Twitch/],
    [/\b[\d.]+ miles \(\d+ [^)]*\)[^.]*/g, /^31 miles \(50 km\) around Tampa/],
  ];
  const other: string[] = [];
  for (const path of (await publicAddresses()).filter((each) => languageAt(each) === undefined)) {
    const text = mainTextIn(await samplePage(path));
    for (const [mention, said] of allowed)
      for (const [sentence] of text.matchAll(mention))
        if (!said.test(sentence.trim())) other.push(`${path}: ${sentence.trim().slice(0, 140)}`);
  }
  expect(other).toEqual([]);
});

it("a city page says beside the ways to pay who may pay by check, as the line below its packages does", async () => {
  for (const { path } of landingPages.filter(({ service }) => service === undefined)) {
    expect(paymentsInEnglish).toContain(checksToo.replace(/^A/, "a").replace(".", ""));
    expect(mainTextIn(await samplePage(path))).toContain(`Venmo, Zelle ${checksToo}`);
  }
});

it("the planner's wedding and the made-up one follow the notes: toasts between courses, and everything formal before the floor opens", () => {
  for (const moments of [demoMoments, templateMoments("wedding", 360)]) {
    const names = moments.map(({ name }) => name);
    const opens = moments.findIndex(({ dancing }) => dancing);
    expect(names.indexOf("Cake and bouquet")).toBeLessThan(opens);
    expect(moments.slice(opens).every(({ name, dancing }) => dancing || name === "Last song")).toBe(true);
    expect(moments.find(({ name }) => name === "Toasts")?.note).toMatch(/between courses$/);
  }
});

it("lights named with a package are in it, and clients quoted on a wedding page are of its place", async () => {
  const named = landingPages.flatMap(textsIn).filter((text) => /\b(?:STARTER|PREMIUM)\b/.test(text));
  expect(named.length).toBeGreaterThan(0);
  for (const text of named) expect(text).not.toMatch(/lights? in|uplight|sparks|monogram/i);
  expect(mainTextIn(await htmlAt(addresses.weddingTampa))).not.toContain("Bride, Clearwater");
});

it("counts of events add up: those of the whole site say where they were, and those of a page what they are", async () => {
  const claimOf = (path: string) => landingPages.find((page) => page.path === path)?.figures.claim?.count ?? "";
  expect(claims.weddings).toBe(claimOf(addresses.weddingTampa));
  expect(counted.weddings).toMatch(/in Tampa alone$/);
  const sum = count(claimOf(addresses.partyTampa)) + count(claimOf(addresses.partyStPetersburg));
  expect(sum - (sum % 100)).toBe(count(claims.privateEvents ?? ""));
  expect(counted.privateEvents).toMatch(/in Tampa and St. Pete$/);
  for (const { path, figures: own } of landingPages) {
    const text = mainTextIn(await samplePage(path));
    if (own.claim) expect(text, path).toContain(`${own.claim.count} ${own.claim.events}`);
  }
});

it("what a page includes is named with the packages that have it, or with its price, as the rows have it", async () => {
  const [packages, addOns] = await db.batch([listPackagesQuery(db), listAddOnsQuery(db)]);
  const ids = addOns.map(({ id }) => id);
  const features = packages.flatMap((each) => each.features);
  for (const { path, included = [] } of landingPages) {
    for (const each of included) {
      if (typeof each === "string") {
        if (path !== addresses.nightclubTampa)
          expect(each, path).not.toMatch(
            /uplight|ceremony sound|dance-floor light|second room|generator|planning meeting/i,
          );
      } else if ("feature" in each) expect(features, path).toContain(each.feature);
      else expect(ids, path).toContain(each.addOn);
    }
    if (included.length > 0) expect(included, path).toContain(backupSystem);
  }
  expect(mainTextIn(await htmlAt(addresses.corporateTampa))).toContain(
    "Uplights in your brand colors ELITE, else $25 each",
  );
  await env.DB.exec(
    "UPDATE add_ons SET included_in = '[\"PREMIUM\", \"ELITE\"]', price = 4200 WHERE id = 'add-on-uplights'",
  );
  expect(mainTextIn(await htmlAt(addresses.corporateTampa))).toContain(
    "Uplights in your brand colors PREMIUM and ELITE, else $42 each",
  );
  const biggest = Math.max(...features.map((feature) => Number(/up to (\d+) guests/.exec(feature)?.[1] ?? 0)));
  expect(biggest).toBeGreaterThan(count(leadGuestCounts.at(-1) ?? ""));
});

it("a generator is always one that the quote lists, and shade is the venue's", () => {
  const texts = [...landingPages, ...policies].flatMap(textsIn);
  for (const text of texts.filter((each) => /generator/i.test(each)))
    expect(text).toMatch(/\bquote\b|^Backup power with generator$|^Generator |^add-on-generator$/);
  for (const text of texts.filter((each) => /canopy/i.test(each))) expect(text).toMatch(/canopy of yours/);
});

it("a day drawn by the clock fits the longest package", async () => {
  const longest = Math.max(...(await listPackagesQuery(db)).map(({ duration }) => duration));
  const hourOf = (time: string): number => {
    const [, hour = "", minute = "", half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? [];
    return (Number(hour) % 12) + (half === "P" ? 12 : 0) + Number(minute) / 60;
  };
  for (const { path, signature } of landingPages) {
    if (signature?.shape !== "day" && signature?.shape !== "run-of-show") continue;
    const times =
      signature.shape === "day"
        ? signature.moments.map(({ fromSunset }) => fromSunset / 60)
        : signature.steps.map(({ time }) => hourOf(time));
    expect(Math.max(...times) - Math.min(...times), path).toBeLessThan(longest);
  }
});

it("travel costs nothing within the service area, and something beyond it", async () => {
  const zones = await db.select().from(travelZones);
  const tampa = placeOf("Tampa");
  for (const name of placeNames) {
    const { latitude, longitude } = placeOf(name);
    const north = (latitude - tampa.latitude) * 111_200;
    const east = (longitude - tampa.longitude) * 111_200 * Math.cos((tampa.latitude * Math.PI) / 180);
    const zone = zones.find(({ cities }) => cities.includes(name));
    expect(zone?.price === 0, name).toBe(Math.hypot(north, east) <= serviceRadius);
  }
});
