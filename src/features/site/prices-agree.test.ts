import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { singleService } from "../../content/landing/single-service.ts";
import { products } from "../../content/merch.ts";
import { discountCodes, discounted, leadBudgets } from "../../content/offers.ts";
import { batchOf } from "../../database/batch-of.ts";
import { primary } from "../../database/client.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { billDollars, dollars } from "../../platform/money.ts";
import { elementsIn, mainTextIn, publicAddresses, structuredDataIn } from "../../test/page.ts";
import { htmlAt } from "../../test/site.ts";
import { contactBudgets } from "../contact/form.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { priceOf } from "../prices/price-of.ts";
import { ratesIn, ratesQueries } from "../prices/read-rates.ts";
import { listPricesQuery } from "../prices/single-prices.ts";
import { homeTab, paths } from "./paths.ts";

const db = primary(env.DB);
const amountsIn = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];

const pricesIn = (data: unknown): number[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([name, value]) => (name === "price" ? [Number(value) * 100] : pricesIn(value)))
    : [];

it("no page names a price that stands in no row", async () => {
  await env.DB.exec("UPDATE packages SET price = price + 11100");
  await env.DB.exec("UPDATE add_ons SET price = price + 1700");
  await env.DB.exec("UPDATE prices SET least = least + 1700, usual = usual + 1700, most = most + 1700");
  const [packages, singles] = [await listPackagesQuery(db), await listPricesQuery(db)];
  const cents = [
    ...packages.flatMap(({ price }) => [price, discounted(price)]),
    ...singles.flatMap(({ least, usual, most }) => [least, most, ...(usual === null ? [] : [usual])]),
    ...products.map(({ price }) => price),
  ];
  // The quote builder starts with the most popular package.
  const rates = ratesIn(await batchOf(db, ratesQueries(db)), null, calendarDateAt(Date.now()));
  const begun = { offer: rates.popular ?? "", code: discountCodes.wedding, counts: {}, ownLines: [] };
  const sum = priceOf({ ...begun, eventDate: "", startTime: "", endTime: "", city: "" }, rates);
  const sums = [sum.total, sum.saved, sum.deposit, sum.balance, ...sum.lines.map(({ amount }) => Math.abs(amount))];
  const allowed = new Set([
    ...[...cents, ...sums, ...rates.addOns.map(({ price }) => price)].map(dollars),
    ...sums.map(billDollars),
    // Cents are a separate, smaller text.
    dollars(Math.floor(sum.total / 100) * 100),
    ...leadBudgets.flatMap(amountsIn),
    ...contactBudgets.flatMap((range) => (range.match(/\d+/g) ?? []).map((amount) => dollars(Number(amount) * 100))),
  ]);
  let named = 0;
  for (const path of await publicAddresses()) {
    const html = await htmlAt(path);
    const amounts = [...amountsIn(mainTextIn(html)), ...pricesIn(structuredDataIn(html)).map(dollars)];
    named += amounts.length;
    expect(
      amounts.filter((amount) => !allowed.has(amount)),
      path,
    ).toEqual([]);
  }
  expect(named).toBeGreaterThan(150);
});

it("a single service costs less than a package of as many hours, on every page", async () => {
  const packages = await listPackagesQuery(db);
  const priceOf = (hours: number) =>
    Math.min(...packages.filter((one) => one.duration === hours).map((one) => one.price));
  for (const { page, least, usual, most } of await listPricesQuery(db)) {
    expect(least, page).toBeLessThan(usual ?? most);
    expect(usual ?? least, page).toBeLessThan(priceOf(singleService.usual));
    expect(most, page).toBeLessThan(priceOf(singleService.most));
  }
});

it("no shorter single service with extra hours costs less than the longer one", async () => {
  const { addOns } = ratesIn(await batchOf(db, ratesQueries(db)), null, calendarDateAt(Date.now()));
  const hour = addOns.find(({ isHour }) => isHour)?.price ?? 0;
  expect(hour).toBeGreaterThan(0);
  for (const { page, least, usual, most } of await listPricesQuery(db)) {
    const steps: [hours: number, price: number][] = [
      [singleService.least, least],
      ...(usual === null ? [] : ([[singleService.usual, usual]] as [number, number][])),
      [singleService.most, most],
    ];
    for (const [shorter, price] of steps)
      for (const [longer, more] of steps)
        if (longer > shorter) expect(price + (longer - shorter) * hour, page).toBeGreaterThanOrEqual(more);
  }
});

it("the home page begins with its tab's own price", async () => {
  await env.DB.exec("UPDATE prices SET least = 80500 WHERE page LIKE '/wedding%'");
  await env.DB.exec("UPDATE prices SET least = 60100 WHERE page LIKE '/party%'");
  expect(mainTextIn(await htmlAt(paths.home))).toContain("Music alone starts at $805 for 1 hour.");
  expect(mainTextIn(await htmlAt(homeTab("private-party")))).toContain("Music alone starts at $601 for 1 hour.");
});

it("packages arrive with the popular one first and know their place by price, the one from which a phone swipes on", async () => {
  const places = async () =>
    (await elementsIn(await htmlAt(paths.book))).flatMap(({ attributes }) =>
      attributes["data-place"]
        ? [`${attributes["data-place"]}${attributes["data-popular"] === "" ? " popular" : ""}`]
        : [],
    );
  expect(await places()).toEqual(["2 popular", "1", "3"]);
});
