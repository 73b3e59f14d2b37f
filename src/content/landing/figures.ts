import { dollars } from "../../money.ts";
import { paths } from "../../site/paths.ts";

/** What a page may say in numbers. Money in cents. What is absent is not shown. */
export interface Figures {
  priceRange?: PriceRange;
  /** The headline offer. */
  offer?: number;
  /** How many reviews the rating stands on. */
  reviews?: number;
  /** The event-count claim: its number, and what it counts. */
  claim?: { count: string; events: string };
}

export interface PriceRange {
  least: number;
  most: number;
}

/** From whole dollars, as prices are agreed on. */
const range = (least: number, most: number): PriceRange => ({ least: least * 100, most: most * 100 });
const cents = (amount: number): number => amount * 100;

/** What the table means by "as city pages". */
const cityRange = range(795, 1995);

/** The figures of each page, by rows 9.23 to 9.35 of docs/spec-coverage.md. */
export const figures = {
  [paths.tampa]: { priceRange: cityRange },
  [paths.stPetersburg]: { priceRange: cityRange },
  [paths.clearwater]: { priceRange: cityRange },
  [paths.weddingTampa]: {
    priceRange: range(795, 1995),
    offer: cents(1295),
    reviews: 127,
    claim: { count: "200+", events: "Tampa weddings" },
  },
  [paths.corporateStPetersburg]: { priceRange: range(795, 1995), offer: cents(1295), reviews: 87 },
  [paths.partyClearwater]: {
    priceRange: range(795, 1995),
    offer: cents(995),
    reviews: 143,
    claim: { count: "100+", events: "annual parties" },
  },
  [paths.weddingStPetersburg]: { priceRange: cityRange, reviews: 98 },
  [paths.weddingClearwater]: { reviews: 112, claim: { count: "150+", events: "beach weddings" } },
  [paths.corporateTampa]: {
    priceRange: range(895, 2495),
    offer: cents(1495),
    reviews: 89,
    claim: { count: "150+", events: "events" },
  },
  [paths.corporateClearwater]: {
    priceRange: range(895, 2495),
    offer: cents(1495),
    reviews: 67,
    claim: { count: "67+", events: "corporate events" },
  },
  [paths.partyTampa]: {
    priceRange: range(695, 1795),
    offer: cents(995),
    reviews: 156,
    claim: { count: "200+", events: "parties" },
  },
  [paths.partyStPetersburg]: {
    priceRange: range(695, 1795),
    offer: cents(995),
    reviews: 121,
    claim: { count: "121+", events: "parties" },
  },
  [paths.nightclubTampa]: {
    priceRange: range(595, 1495),
    offer: cents(895),
    reviews: 78,
    claim: { count: "78+", events: "nights" },
  },
  [paths.schoolDanceTampa]: {
    priceRange: range(595, 1295),
    offer: cents(895),
    reviews: 92,
    claim: { count: "92+", events: "school dances" },
  },
  [paths.quinceaneraTampa]: {
    priceRange: range(795, 1895),
    offer: cents(1195),
    reviews: 64,
    claim: { count: "64+", events: "quinceañeras" },
  },
  [paths.barMitzvahTampa]: {
    priceRange: range(895, 2195),
    offer: cents(1395),
    reviews: 58,
    claim: { count: "58+", events: "Bar and Bat Mitzvahs" },
  },
} as const satisfies Record<string, Figures>;

/** "$795 to $1,995", on the page and in its structured data alike. */
export const priceRangeInWords = ({ least, most }: PriceRange): string => `${dollars(least)} to ${dollars(most)}`;
