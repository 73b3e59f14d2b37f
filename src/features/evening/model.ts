import * as z from "zod/mini";
import { guestRequestStates } from "../songs/model.ts";
import { momentActs } from "../timeline/model.ts";

export const recapDecisions = ["released", "withheld"] as const;

/** `waiting`: the DJ has not decided yet. */
export type RecapState = (typeof recapDecisions)[number] | "waiting";

/** Pixels: feeds show this portrait format whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const text = z.nullable(z.string());
const instant = z.nullable(z.number());

const boothSong = z.object({
  key: z.string(),
  title: z.string(),
  artist: text,
  votes: z.number(),
  /** Null for a song that nobody asked for or played. */
  state: z.nullable(z.enum(guestRequestStates)),
  isMustPlay: z.boolean(),
  isPossible: z.boolean(),
  /** Set for a moment without dancing. */
  moment: text,
  isUnwanted: z.boolean(),
  unlessAsked: z.boolean(),
  askedAt: instant,
  startedAt: instant,
  wasPlayed: z.boolean(),
  seconds: z.nullable(z.number()),
  mixing: z.object({ bpm: z.nullable(z.number()), key: text }),
});

export type BoothSong = z.infer<typeof boothSong>;

const boothOvertime = z.object({
  /** The booked end, `HH:MM`. */
  from: z.string(),
  /** "Until 10 PM, and then $250 an hour" */
  terms: z.string(),
  steps: z.array(z.object({ minutes: z.number(), label: z.string() })),
  /** What the venue and the plan say about the end. */
  rules: z.array(z.string()),
  /** An open question to the client. */
  asked: z.nullable(z.object({ minutes: z.number(), words: z.string() })),
  answer: text,
  /** What was said yes to: minutes, and when the music was to end before, an instant. */
  added: z.nullable(z.object({ minutes: z.number(), before: z.number() })),
  canUndo: z.boolean(),
});

export type BoothOvertime = z.infer<typeof boothOvertime>;

export const boothState = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  at: z.number(),
  songs: z.array(boothSong),
  doNotPlays: z.array(z.object({ key: z.string(), title: z.string(), artist: text })),
  /** As planned; actual times follow from the taps. */
  moments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      minutes: z.number(),
      isPinned: z.boolean(),
      plannedAt: z.number(),
      note: text,
      dancing: z.boolean(),
    }),
  ),
  taps: z.array(
    z.object({
      momentId: z.string(),
      act: z.enum(momentActs),
      minutes: z.number(),
      at: z.number(),
      name: z.string(),
      plannedAt: z.number(),
    }),
  ),
  /** Null outside its time, or where nothing is booked. */
  overtime: z.nullable(boothOvertime),
  sunsetAt: z.number(),
  /** "The plan says: “Music ends 10 PM”" */
  namedEnd: z.nullable(z.object({ words: z.string(), at: z.number() })),
  hours: z.object({ startsAt: z.number(), endsAt: z.number() }),
  guestsMayAsk: z.nullable(z.boolean()),
  /** Networks with many new phones, whose votes wait for the DJ. */
  networks: z.array(z.object({ network: z.string(), phones: z.number() })),
  track: z.nullable(z.object({ title: z.string(), artist: z.string(), isUnwanted: z.boolean() })),
});

export type Booth = z.infer<typeof boothState>;
