import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { noKey, withKey } from "./no-key-page.tsx";
import { signedOut, withSession } from "./sign-in.tsx";

/** How each door tells who comes by it: what turns away who brings nothing, and what is answered to whom nothing is open. */
const doors = {
  client: { guard: withSession, closed: signedOut, sidOf: (c: Context<AppEnv>) => c.var.sid },
  key: { guard: withKey, closed: (c: Context<AppEnv>) => noKey(c), sidOf: (c: Context<AppEnv>) => c.var.keySid },
} as const;

/** Who comes by a door, and about which booking. Whether session or key is still good is for the database to say. */
export const planVisitor = (door: PlanAccess) => ({
  ...doors[door],
  contextOf: (c: Context<AppEnv>, booking: string | null = null) => ({
    ...{ db: primary(c.env.DB), now: Date.now() },
    // A key opens the songs of its own booking.
    caller:
      door === "client" ? { sid: c.var.sid, keySid: "", booking } : { sid: "", keySid: c.var.keySid, booking: null },
  }),
});
