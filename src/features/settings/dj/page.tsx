import type { ReactNode } from "react";
import { hoursInWords, mondayToSunday } from "../../../content/office-hours.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ChoiceLinks } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type NumberSetting, numberSettings, officeHoursOf, type Settings } from "../model.ts";
import { dayField } from "./form.ts";
import { settingsPaths } from "./paths.ts";

/** Each screen: its name, and what is set there at the moment. */
const screens: readonly { label: string; href: string; now: (settings: Settings) => string }[] = [
  {
    label: "Deposit, balance, holds",
    href: settingsPaths.terms,
    now: ({ depositPercent, balanceDays, holdHours, quoteDays }) =>
      `Deposit ${depositPercent}%, balance due ${balanceDays} days before the event, holds of ${holdHours} hours, quotes of ${quoteDays} days`,
  },
  {
    label: "Payment reminders",
    href: settingsPaths.reminders,
    now: ({ firstReminderDays, lastReminderDays }) =>
      `${firstReminderDays} and ${lastReminderDays} days before the balance is due`,
  },
  {
    label: "Office hours",
    href: settingsPaths.officeHours,
    now: (settings) => officeHoursOf(settings).map(hoursInWords).join("; "),
  },
];

interface FrameProps {
  path: string;
  title: string;
  notice: string | null;
  children: ReactNode;
}

/** The frame of each screen of the settings. */
export function SettingsFrame({ path, title, notice, children }: FrameProps) {
  return (
    <AdminLayout path={adminPaths.settings} title={title}>
      <div className="admin-stack">
        <ChoiceLinks
          label="Settings"
          links={[
            { label: "All settings", href: adminPaths.settings, current: path === adminPaths.settings },
            ...screens.map(({ label, href }) => ({ label, href, current: path === href })),
          ]}
        />
        <DoneNotice text={notice} />
        {children}
      </div>
    </AdminLayout>
  );
}

/** What is set, screen by screen. */
export function SettingsPage({ settings, notice }: { settings: Settings; notice: string | null }) {
  return (
    <SettingsFrame path={adminPaths.settings} title="Settings" notice={notice}>
      <div className="card panel">
        <ul className="panel-rows panel-entries">
          {screens.map(({ label, href, now }) => (
            <li key={href}>
              <h2>
                <a className="font-600" href={href}>
                  {label}
                </a>
              </h2>
              <p>{now(settings)}</p>
            </li>
          ))}
        </ul>
      </div>
    </SettingsFrame>
  );
}

const labels: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(numberSettings).map(([name, { label }]) => [name, label]),
);

const idOf = (field: string): string => `setting-${field}`;

interface NumbersPageProps {
  path: string;
  title: string;
  names: readonly NumberSetting[];
  form: FormState<NumberSetting>;
  notice: string | null;
}

/** Settings that are whole numbers, each with what it changes. */
export function NumbersPage({ path, title, names, form, notice }: NumbersPageProps) {
  const field = fieldsOf({ idOf, labels, form });
  return (
    <SettingsFrame path={path} title={title} notice={notice}>
      <form className="card panel sheet form-grid" method="post" action={path} noValidate={form.issues.length > 0}>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
        {names.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            className="full"
            inputMode="decimal"
            hint={`${numberSettings[name].changes} To begin with: ${numberSettings[name].standard}.`}
          />
        ))}
        <button className="btn btn-primary full" type="submit">
          Save
        </button>
      </form>
    </SettingsFrame>
  );
}

interface OfficeHoursPageProps {
  form: FormState;
  notice: string | null;
}

/** When the office is open, day by day. */
export function OfficeHoursPage({ form, notice }: OfficeHoursPageProps) {
  const names: Partial<Record<string, string>> = Object.fromEntries(
    mondayToSunday.flatMap((day, index) => [
      [dayField("opens", index), `${day} opens`],
      [dayField("closes", index), `${day} closes`],
    ]),
  );
  const field = fieldsOf({ idOf, labels: names, form });
  return (
    <SettingsFrame path={settingsPaths.officeHours} title="Office hours" notice={notice}>
      <form
        className="card panel sheet form-grid"
        method="post"
        action={settingsPaths.officeHours}
        noValidate={form.issues.length > 0}
      >
        <p className="text-muted full">
          The two hours in which a quote is promised run in these hours. They stand on the home page, on the pages of
          weddings, in mails, and in what search engines read. A closing time before the opening one is on the next
          morning; a day without times is closed.
        </p>
        <ErrorSummary issues={form.issues} labels={names} idOf={idOf} />
        {mondayToSunday.flatMap((day, index) => [
          <TextField key={`${day} opens`} {...field(dayField("opens", index))} type="time" optional />,
          <TextField key={`${day} closes`} {...field(dayField("closes", index))} type="time" optional />,
        ])}
        <button className="btn btn-primary full" type="submit">
          Save
        </button>
      </form>
    </SettingsFrame>
  );
}

/** The metadata of a screen. */
export const settingsMetadata = (title: string, path: string) =>
  adminMetadata({
    title,
    description: `${title}: what the business works by, set by the DJ and used on every page and in every mail at once.`,
    path,
  });
