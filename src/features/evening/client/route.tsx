import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { extendSession } from "../../portal/frame/session.ts";
import { portalQuery } from "../../portal/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { readRecap } from "../recap.ts";
import { RecapPage, recapMetadata, recapPages } from "./page.tsx";

/** What was played, for the client or who holds a key that opens the songs. */
export function recapRoutes(access: PlanAccess): Hono<AppEnv> {
  const { sidOf, contextOf, closed } = planVisitor(access);
  return new Hono<AppEnv>().get(recapPages[access].page, async (c) => {
    if (!sidOf(c)) return closed(c);
    const { db, caller, now } = contextOf(c, c.req.query(portalQuery.booking) || null);
    const { session, recap } = await readRecap(db, caller, now);
    if (!recap) return session ? c.notFound() : closed(c);
    if (session) extendSession(c, session);
    if (recap.state === null || recap.state === "withheld") c.status(404);
    return c.render(<RecapPage access={access} recap={recap} />, { metadata: recapMetadata({ access, recap }) });
  });
}
