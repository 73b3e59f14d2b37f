import * as z from "zod/mini";
import type { Words } from "../../content/words/en/index.ts";
import type { OtherWords } from "../../platform/pages/words.ts";

/** Songs that one guest may ask for: the hosts choose. */
export const requestsEachChoices = ["1", "2", "3", "5", "10"] as const;

/** Days; the guests' cookie lasts as long. */
export const longestOpen = 180;

/** Counted without asking, waiting for the DJ, or as the DJ answered. */
export const phoneStates = ["counted", "waiting", "admitted", "left-out"] as const;
type PhoneState = (typeof phoneStates)[number];

export function phonesInWords(phones: number, state: PhoneState): string {
  const many = `${phones} ${phones === 1 ? "phone" : "phones"}`;
  if (state === "admitted") return `${many} of one network ${phones === 1 ? "is" : "are"} counted`;
  if (state === "left-out") return `${many} of one network ${phones === 1 ? "is" : "are"} not counted`;
  return `${phones} new ${phones === 1 ? "phone" : "phones"} from one network: count ${phones === 1 ? "it" : "them"}?`;
}

/** `title` and `artist` are as first asked for. */
const comingRequest = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.nullable(z.string()),
  /** `next`: the DJ has lined it up. */
  state: z.enum(["next", "asked"]),
  votes: z.number(),
});

export type ComingRequest = z.output<typeof comingRequest>;

const guestOpenings = ["before", "open", "paused", "over"] as const;

/** Instants in milliseconds. */
export const guestList = z.object({
  title: z.string(),
  opening: z.enum(guestOpenings),
  opensAt: z.number(),
  /** Null once the party has begun. */
  begins: z.nullable(z.number()),
  requestsEach: z.number(),
  notTaken: z.nullable(z.string()),
  now: z.nullable(z.object({ title: z.string(), artist: z.nullable(z.string()) })),
  /** The DJ's order first, then by votes. */
  coming: z.array(comingRequest),
  /** Newest first; `at` is the song's start. */
  played: z.array(z.object({ id: z.string(), title: z.string(), artist: z.nullable(z.string()), at: z.number() })),
});

export type GuestList = z.output<typeof guestList>;

/** `missing`: not in the DJ's crate, `unknown`: nobody can tell, `refused`: by the hosts. */
const foundAnswers = [
  "has",
  "refused",
  "declined",
  "later",
  "listed",
  "playing",
  "played",
  "missing",
  "unknown",
] as const;

export const foundRequest = z.object({
  title: z.string(),
  artist: z.nullable(z.string()),
  answer: z.enum(foundAnswers),
  words: z.string(),
  request: z.nullable(comingRequest),
});

export type FoundRequest = z.output<typeof foundRequest>;

export interface GuestSearch {
  title: string;
  artist: string | null;
  songs: readonly FoundRequest[];
}

export const canBeAsked = ({ answer }: FoundRequest): boolean =>
  answer === "has" || answer === "missing" || answer === "unknown";

/** All but `held` name a listed request. */
export const guestOutcomes = ["asked", "voted", "again", "held", "declined", "playing", "played"] as const;
export type GuestOutcome = (typeof guestOutcomes)[number];

/** Of the island. */
export type GuestWords = OtherWords & Pick<Words, "formats"> & { page: Words["guests"]["page"] };

export const outcomeInWords = (outcome: GuestOutcome, isEarly: boolean, { page }: GuestWords): string =>
  outcome === "declined" && isEarly ? page.declinedEarly : page.outcomes[outcome];

/** `left` is how many songs the guest may still ask for. */
export const guestAnswer = z.object({
  outcome: z.enum(guestOutcomes),
  request: z.nullable(comingRequest),
  left: z.number(),
});

export type GuestAnswer = z.output<typeof guestAnswer>;

/** `voted` includes their own requests. */
export interface GuestOwn {
  voted: readonly string[];
  asked: readonly string[];
  left: number;
}
