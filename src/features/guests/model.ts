import * as z from "zod/mini";

/** What the DJ says of the votes of a guest's phone: they count unasked, wait for an answer, count by it, or do not. */
export const phoneStates = ["counted", "waiting", "admitted", "left-out"] as const;
type PhoneState = (typeof phoneStates)[number];

/** What the DJ reads of phones of one network: a question, or what was answered. */
export function phonesInWords(phones: number, state: PhoneState): string {
  const many = `${phones} ${phones === 1 ? "phone" : "phones"}`;
  if (state === "admitted") return `${many} of one network ${phones === 1 ? "is" : "are"} counted`;
  if (state === "left-out") return `${many} of one network ${phones === 1 ? "is" : "are"} not counted`;
  return `${phones} new ${phones === 1 ? "phone" : "phones"} from one network: count ${phones === 1 ? "it" : "them"}?`;
}

/** A song that guests wish for, as each of them sees it. `title` and `artist` as it was asked for first. */
const comingWish = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.nullable(z.string()),
  /** `next`: the DJ has lined it up. */
  state: z.enum(["next", "asked"]),
  votes: z.number(),
});

export type ComingWish = z.output<typeof comingWish>;

/** Whether wishes are taken: not yet, now, not for the moment, or no longer. */
const guestDoors = ["before", "open", "paused", "over"] as const;

/** What guests see of an evening: the same for each of them. Instants in milliseconds. */
export const guestList = z.object({
  title: z.string(),
  door: z.enum(guestDoors),
  opensAt: z.number(),
  wishesEach: z.number(),
  /** What is not taken tonight, in the hosts' words. */
  notTaken: z.nullable(z.string()),
  now: z.nullable(z.object({ title: z.string(), artist: z.nullable(z.string()) })),
  /** What is next, in the DJ's order, then by votes. */
  coming: z.array(comingWish),
  /** The latest first; `at` is when each began. */
  played: z.array(z.object({ id: z.string(), title: z.string(), artist: z.nullable(z.string()), at: z.number() })),
});

export type GuestList = z.output<typeof guestList>;

/** What became of what a guest asked for. Every one but `held` names the wish that it is about, if it is on the list. */
export const guestOutcomes = ["asked", "voted", "again", "held", "declined", "playing", "played"] as const;
export type GuestOutcome = (typeof guestOutcomes)[number];

/** What a guest is told of it. */
export const guestOutcomeWords: Readonly<Record<GuestOutcome, string>> = {
  asked: "It’s on the list. Others can vote for it now.",
  voted: "Your vote is in.",
  again: "You have voted for this one already.",
  held: "Sent to the DJ, who takes a look at it first.",
  declined: "Not tonight: the hosts have other plans. Thanks for asking!",
  playing: "That one is playing right now.",
  played: "That one was played already tonight.",
};

/** What a program is told of a wish or a vote. `left` is how many songs its guest may still ask for. */
export const guestAnswer = z.object({
  outcome: z.enum(guestOutcomes),
  wish: z.nullable(comingWish),
  left: z.number(),
});

export type GuestAnswer = z.output<typeof guestAnswer>;

/** What a guest has done: the wishes that they voted for, those of them that they asked for, and how many they may still ask for. */
export interface GuestOwn {
  voted: readonly string[];
  asked: readonly string[];
  left: number;
}
