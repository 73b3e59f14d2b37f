import { paths } from "../../features/site/paths.ts";

/** Numbers beside the prices, which are rows. What is absent is not shown. */
export interface Figures {
  /** Behind the rating. */
  reviews?: number;
  /** The count of events, and what it counts. */
  claim?: { count: string; events: string };
}

export const figures = {
  [paths.tampa]: {},
  [paths.stPetersburg]: {},
  [paths.clearwater]: {},
  [paths.weddingTampa]: {
    reviews: 127,
    claim: { count: "200+", events: "Tampa weddings" },
  },
  [paths.corporateStPetersburg]: { reviews: 87 },
  [paths.partyClearwater]: {
    reviews: 143,
    claim: { count: "100+", events: "annual parties" },
  },
  [paths.weddingStPetersburg]: { reviews: 98 },
  [paths.weddingClearwater]: { reviews: 112, claim: { count: "150+", events: "beach weddings" } },
  [paths.corporateTampa]: {
    reviews: 89,
    claim: { count: "150+", events: "events in Tampa" },
  },
  [paths.corporateClearwater]: {
    reviews: 67,
    claim: { count: "67+", events: "corporate events" },
  },
  [paths.partyTampa]: {
    reviews: 156,
    claim: { count: "200+", events: "parties" },
  },
  [paths.partyStPetersburg]: {
    reviews: 121,
    claim: { count: "121+", events: "parties" },
  },
  [paths.nightclubTampa]: {
    reviews: 78,
    claim: { count: "78+", events: "nights" },
  },
  [paths.schoolDanceTampa]: {
    reviews: 92,
    claim: { count: "92+", events: "school dances" },
  },
  [paths.quinceaneraTampa]: {
    reviews: 64,
    claim: { count: "64+", events: "quinceañeras" },
  },
  [paths.barMitzvahTampa]: {
    reviews: 58,
    claim: { count: "58+", events: "Bar and Bat Mitzvahs" },
  },
} as const satisfies Record<string, Figures>;
