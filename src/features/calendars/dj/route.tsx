import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { instantInWords } from "../../../platform/english.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ActionRow, EmptyList } from "../../admin/frame/list-parts.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { raiseVersionsQuery } from "../../content/versions.ts";
import { calendarAddress } from "../fetch-calendar.ts";
import { addCalendar, type Calendar, listCalendarsQuery, removeCalendarQuery } from "../read-calendars.ts";

export const removeCalendar = (id: string): string => `${adminPaths.calendars}/${id}/remove`;

function State({ calendar: { readAt, failure } }: { calendar: Calendar }) {
  const read = readAt === null ? "Never read" : `Read ${instantInWords(readAt)}`;
  if (failure === null) return <p className="text-muted">{read}</p>;
  return (
    <p className="text-danger">
      <span className="i-lucide-circle-alert" aria-hidden="true" /> {failure}. {read}: its days stay as they were then.
    </p>
  );
}

const longestAddress = 2000;

const calendarForm = z.object({
  label: requiredLine(limits.name, "Please give it a name"),
  address: requiredLine(longestAddress, "Please enter its address"),
});

type CalendarField = keyof z.input<typeof calendarForm>;

interface CalendarsPageProps {
  calendars: readonly Calendar[];
  form: FormState<CalendarField>;
  notice: string | null;
}

const calendarFieldId = (field: string): string => `calendar-${field}`;

const labels: Partial<Record<string, string>> = {
  label: "What you call it",
  address: "Its secret iCal address",
} satisfies Partial<Record<CalendarField, string>>;

/** A stored address is a secret, so it is never shown. */
function CalendarsPage({ calendars, form, notice }: CalendarsPageProps) {
  const field = fieldsOf({ idOf: calendarFieldId, labels, form });
  return (
    <AdminLayout path={adminPaths.calendars} title="Calendars">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="panels panels-2">
          <Panel id="add-calendar-title" title="Add a calendar">
            <p className="text-muted">
              Days with something between noon and one at night are taken on the site, which never says why. It is read
              every 15 minutes; there may be five.
            </p>
            <details>
              <summary className="text-link">Where the address is</summary>
              <ul className="panel-rows mt-3">
                <li>Google: Settings, your calendar, “Secret address in iCal format”.</li>
                <li>Apple: share it as a public calendar.</li>
                <li>Outlook: Settings, Shared calendars, Publish, ICS.</li>
              </ul>
            </details>
            <form className="form-grid" method="post" action={adminPaths.calendars} noValidate={form.issues.length > 0}>
              <ErrorSummary issues={form.issues} labels={labels} idOf={calendarFieldId} />
              <TextField {...field("label")} className="full" />
              <TextField {...field("address")} className="full" autoComplete="off" />
              <SubmitButton sending={false} pending="Reading…">
                Add
              </SubmitButton>
            </form>
          </Panel>
          <Panel id="calendars-title" title="Calendars that are read">
            {calendars.length > 0 ? (
              <ul className="panel-rows panel-entries action-rows">
                {calendars.map((calendar) => (
                  <ActionRow
                    key={calendar.id}
                    heading={calendar.label}
                    action={removeCalendar(calendar.id)}
                    button="Remove"
                    about={calendar.label}
                  >
                    <p>{new URL(calendar.address).hostname}</p>
                    <State calendar={calendar} />
                  </ActionRow>
                ))}
              </ul>
            ) : (
              <EmptyList text="No calendar is read. Only bookings and blocked days take dates." />
            )}
          </Panel>
        </div>
      </div>
    </AdminLayout>
  );
}

const calendarsMetadata = adminMetadata({
  title: "Calendars",
  description: "The DJ's own calendars at Google, Apple or Outlook, whose busy days are taken on the site as well.",
  path: adminPaths.calendars,
});

async function showCalendars(c: Context<AppEnv>, form: FormState<CalendarField> = emptyForm) {
  const calendars = await listCalendarsQuery(primary(c.env.DB));
  const notice = noticeOf(c);
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
      ? redirectWithNotice(adminPaths.calendars, "calendar-added")
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
    return removed.length > 0 ? redirectWithNotice(adminPaths.calendars, "calendar-removed") : c.notFound();
  },
});

export const adminCalendars = new Hono<AppEnv>()
  .get(adminPaths.calendars, (c) => showCalendars(c))
  .route("/", adding)
  .route("/", removing);
