import { mondayToSunday } from "../../../content/office-hours.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type NumberSetting, numberSettings, type Settings } from "../model.ts";
import { dayField } from "./form.ts";
import { settingsPaths } from "./paths.ts";
import { SettingsFrame, screens } from "./settings-frame.tsx";

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
          The hours in which a quote is promised run in these hours, also for whoever waits already. They stand on the
          home page, on the pages of cities and services, in the answer to an inquiry, and in what search engines read
          of weddings. A closing time before the opening one is on the next morning; a day without times is closed.
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
