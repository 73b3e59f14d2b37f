import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { termsOf } from "../settings/model.ts";
import { publishedCodes } from "./codes.ts";
import { type Choice, type Rates, type SalesTax, taxedKinds } from "./model.ts";
import { priceOf } from "./price-of.ts";
import { taxIn } from "./tax.ts";

const cents = fc.integer({ min: 0, max: 1_000_000 });

const anyRates: fc.Arbitrary<Rates> = fc.record({
  offers: fc
    .tuple(fc.record({ price: cents, hours: fc.integer({ min: 1, max: 12 }) }))
    .map(([offer]) => [{ ...offer, id: "offer", name: "PREMIUM", features: [] }]),
  addOns: fc
    .array(fc.record({ price: cents, most: fc.integer({ min: 1, max: 30 }), isIncluded: fc.boolean() }), {
      maxLength: 6,
    })
    .map((drawn) =>
      drawn.map(({ price, most, isIncluded }, at) => ({
        id: `add-on-${at}`,
        name: `Add-on ${at}`,
        note: null,
        unit: null,
        price,
        most,
        isHour: at === 0,
        includedIn: isIncluded ? ["PREMIUM"] : [],
      })),
    ),
  zones: cents.map((price) => [{ id: "zone", name: "Zone", cities: ["Tampa"], price }]),
  codes: fc.constant(publishedCodes),
  terms: fc
    .integer({ min: 1, max: 90 })
    .map((percent) => ({ ...termsOf([]), depositPercent: percent, balanceDays: percent })),
  tax: fc.option(
    fc.record({
      label: fc.constant("Sales tax"),
      rate: fc.integer({ min: 1, max: 99_999 }),
      covers: fc.subarray([...taxedKinds], { minLength: 1 }),
    }),
  ),
});

const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );

const anyChoice: fc.Arbitrary<Choice> = fc.record({
  offer: fc.constantFrom("offer", "", "gone"),
  eventDate: fc.constantFrom("2027-04-17", "", "soon"),
  startTime: clock,
  endTime: clock,
  city: fc.constantFrom("Tampa", "", "Atlantis"),
  code: fc.constantFrom("WEDDING25", " party25 ", "", "FREE100"),
  counts: fc.dictionary(
    fc.integer({ min: 0, max: 5 }).map((at) => `add-on-${at}`),
    fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1.5)),
  ),
  ownLines: fc.array(fc.record({ label: fc.string(), amount: fc.integer({ min: -900_000, max: 900_000 }) }), {
    maxLength: 3,
  }),
});

const runs = Number(env.FUZZ_RUNS ?? 1000);

it("a price is the sum of its lines, in whole cents and never below zero, and its deposit and balance make it up", () => {
  fc.assert(
    fc.property(anyChoice, anyRates, (choice, rates) => {
      const price = priceOf(choice, rates);
      expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
      expect(price.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      expect(price.total).toBeGreaterThanOrEqual(0);
      expect(price.deposit + price.balance).toBe(price.total);
      expect(price.deposit).toBeLessThanOrEqual(price.total);
      expect(price.deposit % 100 === 0 || price.deposit === price.total).toBe(true);
      expect(priceOf(JSON.parse(JSON.stringify(choice)), rates)).toEqual(price);
    }),
    { numRuns: runs },
  );
});

it("more never costs less: one more of an add-on, a later end, or a way to drive", () => {
  fc.assert(
    fc.property(
      anyChoice,
      anyRates,
      fc.integer({ min: 0, max: 5 }),
      clock,
      (drawn, { tax, ...drawnRates }, at, later) => {
        const rates = { ...drawnRates, tax: tax && { ...tax, covers: taxedKinds } };
        const choice = { ...drawn, city: "" };
        const { total } = priceOf(choice, rates);
        const id = `add-on-${at}`;
        const more = { ...choice, counts: { ...choice.counts, [id]: (choice.counts[id] || 0) + 1 } };
        expect(priceOf(more, rates).total).toBeGreaterThanOrEqual(total);
        expect(priceOf({ ...choice, city: "Tampa" }, rates).total).toBeGreaterThanOrEqual(total);
        const [first = "", last = ""] = [choice.endTime, later].sort();
        if (choice.startTime > first) return;
        const until = (endTime: string) => priceOf({ ...choice, endTime }, rates).total;
        expect(until(last)).toBeGreaterThanOrEqual(until(first));
      },
    ),
    { numRuns: runs },
  );
});

const hour = { id: "hour", name: "Extra hour", note: null, unit: "each", price: 25_000, most: 8, isHour: true };
const light = { id: "light", name: "Uplights", note: null, unit: "each", price: 2500, most: 24, isHour: false };
const monogram = { id: "name", name: "Monogram", note: null, unit: null, price: 15_000, most: 1, isHour: false };
const story: Rates = {
  offers: [{ id: "premium", name: "PREMIUM", price: 249_900, hours: 6, features: [] }],
  addOns: [
    { ...hour, includedIn: [] },
    { ...light, includedIn: [] },
    { ...monogram, includedIn: ["PREMIUM"] },
  ],
  zones: [{ id: "bay", name: "Around the bay", cities: ["Clearwater"], price: 0 }],
  codes: publishedCodes,
  terms: termsOf([]),
  tax: null,
};
const choice: Choice = {
  offer: "premium",
  eventDate: "2027-04-17",
  startTime: "16:30",
  endTime: "23:30",
  city: "Clearwater",
  code: "wedding25",
  counts: { light: 8, name: 1 },
  ownLines: [],
};

it("a seventh hour and eight lights: the code takes its share off the package alone, and what it includes costs nothing", () => {
  expect(priceOf(choice, story)).toEqual({
    lines: [
      { kind: "offer", label: "PREMIUM", note: "6 hours", amount: 249_900 },
      { kind: "discount", label: "WEDDING25, 25% off", note: null, amount: -62_475 },
      { kind: "hour", label: "Extra hour", note: "1 × $250", amount: 25_000 },
      { kind: "add-on", label: "Uplights", note: "8 × $25", amount: 20_000 },
      { kind: "travel", label: "Travel to Clearwater", note: null, amount: 0 },
    ],
    total: 232_425,
    saved: 62_475,
    deposit: 58_100,
    balance: 174_325,
    balanceDue: "2027-04-10",
  });
});

it("the DJ's discount is a line that takes no more than there is", () => {
  const price = priceOf({ ...choice, ownLines: [{ label: "For friends", amount: -9_999_999 }] }, story);
  expect(price).toMatchObject({ total: 0, deposit: 0, balance: 0, saved: 294_900 });
});

it("tax is on the lines that it covers, less their code and their share of what the DJ takes off", () => {
  const taxOf = (tax: Partial<SalesTax>, ownLines: Choice["ownLines"] = [], certificate?: string) =>
    taxIn(
      priceOf(
        { ...choice, ownLines, ...(certificate ? { certificate } : {}) },
        { ...story, tax: { label: "Sales tax", rate: 7250, covers: taxedKinds, ...tax } },
      ).lines,
    );
  expect(taxOf({})).toBe(16_851);
  expect(taxOf({ covers: ["offer"] })).toBe(13_588);
  expect(taxOf({ covers: ["hour", "add-on"], rate: 8375 })).toBe(3769);
  expect(taxOf({ covers: ["travel"] })).toBe(0);
  expect(taxOf({ covers: ["offer"] }, [{ label: "For friends", amount: -116_212 }])).toBe(6794);
  expect(taxOf({ covers: ["own"] }, [{ label: "Lasers", amount: 10_000 }])).toBe(725);
  expect(taxOf({}, [], "12-3456")).toBe(0);
});
