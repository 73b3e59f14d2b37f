import { weekdays } from "../../../content/office-hours.ts";
import { dayName } from "../../../content/schedule.ts";
import { type CalendarDate, isCalendarDate } from "../../../platform/dates.ts";
import { dateInBrief, dateInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ActionRow, EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { BlockedDays } from "../blocked-days.ts";
import { type BlockField, blockRepeats, type OpenField } from "./form.ts";
import { closeDay, freeDays, openedDaysPath } from "./paths.ts";

/** A null `lastDay` lasts until the DJ frees the days. */
type ShownBlock = Pick<BlockedDays, "id" | "firstDay" | "weekday" | "reason"> & { lastDay: string | null };

const inBrief = (day: string): string => (isCalendarDate(day) ? dateInBrief(day) : day);

const inWords = (day: string): string => (isCalendarDate(day) ? dateInWords(day) : day);

/** "Saturday, June 12, 2027", "… to …", "Every Monday from Jun 7, 2027 on" */
function daysInWords({ firstDay, lastDay, weekday }: ShownBlock): string {
  const name = weekday === null ? undefined : weekdays[weekday];
  if (name === undefined) {
    if (lastDay === null) return `From ${inWords(firstDay)} on`;
    return firstDay === lastDay ? inWords(firstDay) : `${inWords(firstDay)} to ${inWords(lastDay)}`;
  }
  const every = `Every ${dayName(name)} from ${inBrief(firstDay)}`;
  return lastDay === null ? `${every} on` : `${every} to ${inBrief(lastDay)}`;
}

export interface BlockedDaysPageProps {
  blocked: readonly ShownBlock[];
  today: CalendarDate;
  form: FormState<BlockField>;
  formKey: string;
  opened: readonly { date: CalendarDate; most: number; events: number }[];
  openForm: FormState<OpenField>;
  notice: string | null;
}

const openIdOf = (field: string): string => `open-${field}`;

const openLabels: Partial<Record<string, string>> = { openedDay: "Day" } satisfies Partial<Record<OpenField, string>>;

function OpenedDays({ opened, today, openForm: form }: Pick<BlockedDaysPageProps, "opened" | "today" | "openForm">) {
  const field = fieldsOf({ idOf: openIdOf, labels: openLabels, form });
  return (
    <Panel id="open-title" title="Days with more than one event">
      <p className="text-muted">
        A day that has an event is taken. Open it, and it takes one more, played by another crew: from the site, or one
        that you move there.
      </p>
      {opened.length > 0 ? (
        <ul className="panel-rows panel-entries action-rows">
          {opened.map(({ date, most, events }) => (
            <ActionRow
              key={date}
              heading={inWords(date)}
              action={closeDay(date)}
              button="Close it"
              about={inWords(date)}
            >
              <p>
                {events < most ? `${events} of ${most} events, open for one more` : `${events} events, taken again`}
              </p>
            </ActionRow>
          ))}
        </ul>
      ) : null}
      <form className="form-grid" method="post" action={openedDaysPath} noValidate={form.issues.length > 0}>
        <ErrorSummary issues={form.issues} labels={openLabels} idOf={openIdOf} />
        <TextField {...field("openedDay")} type="date" min={today} />
        <button className="btn btn-secondary full" type="submit">
          Open for one more
        </button>
      </form>
    </Panel>
  );
}

const idOf = (field: string): string => `block-${field}`;

const labels: Partial<Record<string, string>> = {
  firstDay: "First day",
  lastDay: "Last day",
  repeat: "Which days",
  reason: "Note for yourself",
} satisfies Partial<Record<BlockField, string>>;

export function BlockedDaysPage({ blocked, today, form, formKey, opened, openForm, notice }: BlockedDaysPageProps) {
  const field = fieldsOf({ idOf, labels, form });
  const repeat = field("repeat");
  return (
    <AdminLayout path={adminPaths.blockedDays} title="Blocked days">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="panels panels-2">
          <Panel id="block-title" title="Block days">
            <p className="text-muted">The site says of these days that they are taken, and never why.</p>
            <form
              className="form-grid"
              method="post"
              action={adminPaths.blockedDays}
              noValidate={form.issues.length > 0}
            >
              <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
              <input type="hidden" name="key" value={formKey} />
              <TextField {...field("firstDay")} type="date" min={today} />
              <TextField {...field("lastDay")} type="date" min={today} optional />
              <ChoiceField
                {...repeat}
                entry={repeat.entry ?? "once"}
                options={blockRepeats}
                optionLabels={{ once: "Every day", weekly: "Once a week" }}
                hint="Without a last day it is the first alone; weekly, until you free it."
                className="full"
              />
              <TextField {...field("reason")} optional className="full" placeholder="Family, out of town" />
              <SubmitButton sending={false} pending="Blocking…">
                Block
              </SubmitButton>
            </form>
          </Panel>
          <div className="admin-stack">
            <Panel id="blocked-title" title="Blocked from today on">
              {blocked.length > 0 ? (
                <ul className="panel-rows panel-entries action-rows">
                  {blocked.map((days) => (
                    <ActionRow
                      key={days.id}
                      heading={daysInWords(days)}
                      action={freeDays(days.id)}
                      button="Free it"
                      about={daysInWords(days)}
                    >
                      {days.reason ? <p>{days.reason}</p> : null}
                    </ActionRow>
                  ))}
                </ul>
              ) : (
                <EmptyList text="Nothing is blocked. Every day without a booking is free." />
              )}
            </Panel>
            <OpenedDays opened={opened} today={today} openForm={openForm} />
          </div>
        </div>
      </div>
    </AdminLayout>
  );
}

export const blockedDaysMetadata = adminMetadata({
  title: "Blocked days",
  description: "Days that the DJ gives to nobody: single ones, a range of them, or one of every week, with a note.",
  path: adminPaths.blockedDays,
});
