import type { FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type NumberSetting, numberSettings, type Settings } from "../model.ts";
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
