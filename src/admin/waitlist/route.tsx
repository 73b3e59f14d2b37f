import { Hono } from "hono";
import * as z from "zod/mini";
import { listWaitingQuery, withdrawEntryQuery } from "../../business/dates/waitlist.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { takeOffWaitlist } from "../date-paths.ts";
import { done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, listQuery } from "../paths.ts";
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

/** Who waits for dates that are given away. */
export const adminWaitlist = new Hono<AppEnv>()
  .get(adminPaths.waitlist, async (c) => {
    const now = Date.now();
    const entries = await listWaitingQuery(primary(c.env.DB), calendarDateAt(now));
    const page = <WaitlistPage entries={entries} notice={noticeText(c.req.query(listQuery.notice))} />;
    return c.render(page, { metadata: waitlistMetadata });
  })
  .route("/", takingOff);
