import { Hono } from "hono";
import { primary } from "../../../../database/client.ts";
import type { AppEnv } from "../../../../env.ts";
import { assets } from "../../../../platform/pages/assets.ts";
import { adminPaths } from "../../../admin/paths.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { eveningsAhead } from "../../read-evening.ts";

export const offline = new Hono<AppEnv>()
  .get(adminPaths.worker, (c) =>
    c.body(`importScripts(${JSON.stringify(assets.workers.admin)});\n`, 200, {
      "Content-Type": "text/javascript; charset=UTF-8",
      "Service-Worker-Allowed": adminPaths.today,
    }),
  )
  .get(adminPaths.evenings, async (c) => {
    const ids = await eveningsAhead(primary(c.env.DB), Date.now());
    const pages = ids.map(bookingPaths).flatMap(({ booth, boothState, gigSheet }) => [booth, boothState, gigSheet]);
    return c.json({ pages: [adminPaths.today, ...pages] });
  });
