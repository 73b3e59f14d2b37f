import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { noKey, withKey } from "./no-key-page.tsx";
import { signedOut, withSession } from "./sign-in.tsx";

const accesses = {
  client: { guard: withSession, closed: signedOut, sidOf: (c: Context<AppEnv>) => c.var.sid },
  key: { guard: withKey, closed: (c: Context<AppEnv>) => noKey(c), sidOf: (c: Context<AppEnv>) => c.var.keySid },
} as const;

/** Only the database knows whether session or key is still valid. */
export const planVisitor = (access: PlanAccess) => ({
  ...accesses[access],
  contextOf: (c: Context<AppEnv>, booking: string | null = null) => ({
    db: primary(c.env.DB),
    now: Date.now(),
    words: wordsOf(c).changes,
    caller:
      access === "client" ? { sid: c.var.sid, keySid: "", booking } : { sid: "", keySid: c.var.keySid, booking: null },
  }),
});
