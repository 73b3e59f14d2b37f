import { type Context, Hono } from "hono";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, weekdayOf } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { raiseVersionsQuery } from "../../content/versions.ts";
import { blockDaysQuery, freeDaysQuery, listBlockedDaysQuery, mostBlocked, untilFreed } from "../blocked-days.ts";
import { closeDayQuery, openDayQuery, openedDaysQuery } from "../opened-days.ts";
import { type BlockField, blockForm, freeForm, type OpenField, openForm } from "./form.ts";
import { BlockedDaysPage, blockedDaysMetadata } from "./page.tsx";
import { closeDay, freeDays, openedDaysPath } from "./paths.ts";

async function showBlocked(
  c: Context<AppEnv>,
  { blockRefused, openRefused }: { blockRefused?: FormState<BlockField>; openRefused?: FormState<OpenField> } = {},
) {
  const now = Date.now();
  const db = primary(c.env.DB);
  const { rows, opened } = await batchOf(db, {
    rows: listBlockedDaysQuery(db, calendarDateAt(now)),
    opened: openedDaysQuery(db, calendarDateAt(now)),
  });
  const props = {
    blocked: rows.map((row) => ({ ...row, lastDay: row.lastDay === untilFreed ? null : row.lastDay })),
    today: calendarDateAt(now),
    opened,
    form: blockRefused ?? { ...emptyForm, values: { firstDay: c.req.query("date") ?? "" } },
    formKey: blockRefused?.values.key ?? crypto.randomUUID(),
    openForm: openRefused ?? { ...emptyForm, values: { openedDay: c.req.query("open") ?? "" } },
    notice: noticeOf(c),
  };
  return c.render(<BlockedDaysPage {...props} />, { metadata: blockedDaysMetadata });
}

const blocking = formRoute({
  path: adminPaths.blockedDays,
  schema: blockForm,
  guard: changesDates,
  again: (c, blockRefused) => showBlocked(c, { blockRefused }),
  async act(c, { key, firstDay, lastDay, repeat, reason }, now) {
    const refuse = (path: BlockField, message: string) => ({ status: 422, issues: [{ path, message }] }) as const;
    if (firstDay < calendarDateAt(now)) return refuse("firstDay", "Please choose a day that is not in the past");
    const db = primary(c.env.DB);
    if ((await listBlockedDaysQuery(db, calendarDateAt(now))).length >= mostBlocked)
      return refuse("firstDay", `${mostBlocked} entries are the most there can be. Please free some first.`);
    const isWeekly = repeat === "weekly";
    const blocked = {
      id: key,
      firstDay,
      lastDay: lastDay ?? (isWeekly ? untilFreed : firstDay),
      weekday: isWeekly ? weekdayOf(firstDay) : null,
      reason,
      createdAt: now,
    };
    await db.batch([blockDaysQuery(db, blocked), raiseVersionsQuery(db, "dates")]);
    return redirectWithNotice(adminPaths.blockedDays, "days-blocked");
  },
});

const opening = formRoute({
  path: openedDaysPath,
  schema: openForm,
  guard: changesDates,
  again: (c, openRefused) => showBlocked(c, { openRefused }),
  async act(c, { openedDay }, now) {
    const refuse = (message: string) => ({ status: 422, issues: [{ path: "openedDay", message }] }) as const;
    if (openedDay < calendarDateAt(now)) return refuse("Please choose a day that is not in the past");
    const db = primary(c.env.DB);
    const [opened] = await db.batch([openDayQuery(db, openedDay, now), raiseVersionsQuery(db, "dates")]);
    if (opened.length === 0) return refuse("Nothing is held or booked on that day: it needs no opening");
    return redirectWithNotice(adminPaths.blockedDays, "day-opened");
  },
});

const closing = formRoute({
  path: closeDay(":id"),
  schema: freeForm,
  guard: changesDates,
  comesBackTo: adminPaths.blockedDays,
  async act(c) {
    const db = primary(c.env.DB);
    const [closed] = await db.batch([closeDayQuery(db, idOf(c)), raiseVersionsQuery(db, "dates")]);
    return closed.length > 0 ? redirectWithNotice(adminPaths.blockedDays, "day-closed") : c.notFound();
  },
});

const freeing = formRoute({
  path: freeDays(":id"),
  schema: freeForm,
  guard: changesDates,
  comesBackTo: adminPaths.blockedDays,
  async act(c) {
    const db = primary(c.env.DB);
    const [freed] = await db.batch([freeDaysQuery(db, idOf(c)), raiseVersionsQuery(db, "dates")]);
    return freed.length > 0 ? redirectWithNotice(adminPaths.blockedDays, "days-freed") : c.notFound();
  },
});

export const adminBlockedDays = new Hono<AppEnv>()
  .get(adminPaths.blockedDays, (c) => showBlocked(c))
  .route("/", blocking)
  .route("/", freeing)
  .route("/", opening)
  .route("/", closing);
