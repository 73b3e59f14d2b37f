import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { listCalendarsQuery, removeCalendarQuery } from "../../business/calendars/calendars.ts";
import { calendarAddress } from "../../business/calendars/fetch-calendar.ts";
import { addCalendar } from "../../business/calendars/read-calendars.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { removeCalendar } from "../date-paths.ts";
import { done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, listQuery } from "../paths.ts";
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
    const removed = await removeCalendarQuery(primary(c.env.DB), idOf(c));
    return removed.length > 0 ? done(adminPaths.calendars, "calendar-removed") : c.notFound();
  },
});

/** The DJ's calendars elsewhere. */
export const adminCalendars = new Hono<AppEnv>()
  .get(adminPaths.calendars, (c) => showCalendars(c))
  .route("/", adding)
  .route("/", removing);
