import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { raiseVersionsQuery } from "../../content/versions.ts";
import { removeCalendar } from "../../dates/dj/paths.ts";
import { listCalendarsQuery, removeCalendarQuery } from "../calendars.ts";
import { calendarAddress } from "../fetch-calendar.ts";
import { addCalendar } from "../read-calendars.ts";
import { type CalendarField, calendarForm } from "./form.ts";
import { CalendarsPage, calendarsMetadata } from "./page.tsx";

async function showCalendars(c: Context<AppEnv>, form: FormState<CalendarField> = emptyForm) {
  const calendars = await listCalendarsQuery(primary(c.env.DB));
  const notice = noticeText(c.req.query(listQuery.notice));
  return c.render(<CalendarsPage calendars={calendars} form={form} notice={notice} />, { metadata: calendarsMetadata });
}

const adding = formRoute({
  path: adminPaths.calendars,
  schema: calendarForm,
  guard: changesDates,
  again: showCalendars,
  async act(c, { label, address }, now) {
    const url = calendarAddress(address);
    const refusal = url
      ? await addCalendar(primary(c.env.DB), { label, address: url.href }, now)
      : "Please enter an address that begins with https:// or webcal:// and names a server on the Internet";
    return refusal === null
      ? done(adminPaths.calendars, "calendar-added")
      : { status: 422, issues: [{ path: "address", message: refusal }] };
  },
});

const removing = formRoute({
  path: removeCalendar(":id"),
  schema: z.object({}),
  guard: changesDates,
  comesBackTo: adminPaths.calendars,
  async act(c) {
    const db = primary(c.env.DB);
    const [removed] = await db.batch([removeCalendarQuery(db, idOf(c)), raiseVersionsQuery(db, "dates")]);
    return removed.length > 0 ? done(adminPaths.calendars, "calendar-removed") : c.notFound();
  },
});

export const adminCalendars = new Hono<AppEnv>()
  .get(adminPaths.calendars, (c) => showCalendars(c))
  .route("/", adding)
  .route("/", removing);
