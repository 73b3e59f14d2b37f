import * as z from "zod/mini";
import { wishStates } from "../../../songs/guest-wishes.ts";
import type { Booth } from "../../booth.ts";

const text = z.nullable(z.string());
const instant = z.nullable(z.number());

/** The booth as the server tells it. */
export const boothState: z.ZodMiniType<Booth> = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  at: z.number(),
  songs: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      artist: text,
      votes: z.number(),
      state: z.nullable(z.enum(wishStates)),
      isMust: z.boolean(),
      moment: text,
      isNever: z.boolean(),
      unlessAsked: z.boolean(),
      askedAt: instant,
      startedAt: instant,
      seconds: instant,
    }),
  ),
  never: z.array(z.object({ key: z.string(), title: z.string(), artist: text })),
  moments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      note: text,
      beginsAt: z.number(),
      endsAt: z.number(),
      dancing: z.boolean(),
    }),
  ),
  hours: z.object({ startsAt: z.number(), endsAt: z.number() }),
  guestsMayAsk: z.nullable(z.boolean()),
  networks: z.array(z.object({ network: z.string(), phones: z.number() })),
  track: z.nullable(z.object({ title: z.string(), artist: z.string(), isNever: z.boolean() })),
});
