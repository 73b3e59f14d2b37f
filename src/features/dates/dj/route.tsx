import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, isCalendarDate, weekdayOf } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { blockDaysQuery, freeDaysQuery, listBlockedDaysQuery, mostBlocked, untilFreed } from "../blocked-days.ts";
import { type BlockField, blockForm, freeForm } from "./form.ts";
import { BlockedDaysPage, blockedDaysMetadata } from "./page.tsx";
import { freeDays } from "./paths.ts";

const listBlocked = (c: Context<AppEnv>, now: number) => listBlockedDaysQuery(primary(c.env.DB), calendarDateAt(now));

async function showBlocked(c: Context<AppEnv>, refused?: FormState<BlockField>) {
  const now = Date.now();
  const rows = await listBlocked(c, now);
  const props = {
    blocked: rows.map((row) => ({ ...row, lastDay: row.lastDay === untilFreed ? null : row.lastDay })),
    today: calendarDateAt(now),
    form: refused ?? { ...emptyForm, values: { firstDay: c.req.query("date") ?? "" } },
    formKey: refused?.values.key ?? crypto.randomUUID(),
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<BlockedDaysPage {...props} />, { metadata: blockedDaysMetadata });
}

const blocking = formRoute({
  path: adminPaths.blockedDays,
  schema: blockForm,
  guard: changesDates,
  again: showBlocked,
  async act(c, { key, firstDay, lastDay, repeat, reason }, now) {
    const refuse = (path: BlockField, message: string) => ({ status: 422, issues: [{ path, message }] }) as const;
    if (!isCalendarDate(firstDay) || firstDay < calendarDateAt(now))
      return refuse("firstDay", "Please choose a day that is not in the past");
    if ((await listBlocked(c, now)).length >= mostBlocked)
      return refuse("firstDay", `${mostBlocked} entries are the most there can be. Please free some first.`);
    const isWeekly = repeat === "weekly";
    await blockDaysQuery(primary(c.env.DB), {
      id: key,
      firstDay,
      lastDay: lastDay ?? (isWeekly ? untilFreed : firstDay),
      weekday: isWeekly ? weekdayOf(firstDay) : null,
      reason,
      createdAt: now,
    });
    return done(adminPaths.blockedDays, "days-blocked");
  },
});

const freeing = formRoute({
  path: freeDays(":id"),
  schema: freeForm,
  guard: changesDates,
  comesBackTo: adminPaths.blockedDays,
  async act(c) {
    const freed = await freeDaysQuery(primary(c.env.DB), idOf(c));
    return freed.length > 0 ? done(adminPaths.blockedDays, "days-freed") : c.notFound();
  },
});

export const adminBlockedDays = new Hono<AppEnv>()
  .get(adminPaths.blockedDays, (c) => showBlocked(c))
  .route("/", blocking)
  .route("/", freeing);
