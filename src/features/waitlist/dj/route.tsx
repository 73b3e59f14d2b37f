import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { takeOffWaitlist } from "../../dates/dj/paths.ts";
import { listWaitingQuery, withdrawEntryQuery } from "../waitlist.ts";
import { WaitlistPage, waitlistMetadata } from "./page.tsx";

const takingOff = formRoute({
  path: takeOffWaitlist(":id"),
  schema: z.object({}),
  guard: changesDates,
  comesBackTo: adminPaths.waitlist,
  async act(c, _, now) {
    const left = await withdrawEntryQuery(primary(c.env.DB), idOf(c), now);
    return left.length > 0 ? done(adminPaths.waitlist, "off-waitlist") : c.notFound();
  },
});

export const adminWaitlist = new Hono<AppEnv>()
  .get(adminPaths.waitlist, async (c) => {
    const now = Date.now();
    const entries = await listWaitingQuery(primary(c.env.DB), calendarDateAt(now));
    const page = <WaitlistPage entries={entries} notice={noticeText(c.req.query(listQuery.notice))} />;
    return c.render(page, { metadata: waitlistMetadata });
  })
  .route("/", takingOff);
