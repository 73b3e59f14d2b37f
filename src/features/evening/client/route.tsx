import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { portalParameters } from "../../portal/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { type Recap, readRecap } from "../recap.ts";
import { serviceNamed } from "./listen.tsx";
import { RecapPage, recapMetadata, recapPages } from "./page.tsx";

export function recapRoutes(access: PlanAccess): Hono<AppEnv> {
  const { sidOf, contextOf, closed } = planVisitor(access);
  const { page, picture } = recapPages[access];

  const showing =
    (show: (c: Context<AppEnv>, recap: Recap) => Response | Promise<Response>) => async (c: Context<AppEnv>) => {
      if (!sidOf(c)) return closed(c);
      const { db, caller, now } = contextOf(c, c.req.query(portalParameters.booking) || null);
      const { session, recap } = await readRecap(db, caller, now);
      if (!recap) return session ? c.notFound() : closed(c);
      if (session) extendSession(c, session);
      return show(c, recap);
    };

  return new Hono<AppEnv>()
    .get(
      page,
      showing((c, recap) => {
        if (recap.state === null || recap.state === "withheld") c.status(404);
        const service = serviceNamed(c.req.query(portalParameters.listen));
        return c.render(<RecapPage {...{ access, recap, service }} />, {
          metadata: recapMetadata({ access, recap }, wordsOf(c)),
        });
      }),
    )
    .get(
      picture,
      showing(async (c, recap) => {
        if (recap.state !== "released") return c.notFound();
        const { recapPicture } = await import("../recap-picture.ts");
        return recapPicture(recap, wordsOf(c));
      }),
    );
}
