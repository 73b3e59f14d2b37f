import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute, type Taken } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { actorOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { type NumberSetting, numberSettings, type Settings } from "../model.ts";
import { readSettings, saveSettings } from "../store.ts";
import { officeHoursForm, remindersForm, termsForm, weekForm, weekIn } from "./form.ts";
import { settingsPaths } from "./paths.ts";
import { SettingsFrame, screenGroups, settingsMetadata, WeekScreen } from "./settings-frame.tsx";

const noticeIn = (c: Context<AppEnv>) => noticeOf(c);

async function save(c: Context<AppEnv>, path: string, values: Partial<Settings>): Promise<Taken> {
  await saveSettings(primary(c.env.DB), values, actorOf(c));
  await forgetPublicPages(c, ["settings"]);
  return redirectWithNotice(path, "setting-saved");
}

function SettingsPage({ settings, notice }: { settings: Settings; notice: string | null }) {
  return (
    <SettingsFrame path={adminPaths.settings} title="Settings" notice={notice}>
      {screenGroups.map((group) => (
        <section key={group.label} className="card panel">
          <h2 className="h3">{group.label}</h2>
          <ul className="panel-rows">
            {group.screens.map(({ label, href, now }) => (
              <li key={href}>
                <a className="flex items-center gap-4" href={href}>
                  <span className="flex-1 min-w-0">
                    <b className="font-600">{label}</b>
                    <span className="block small text-muted break-words">{now(settings)}</span>
                  </span>
                  <span className="i-lucide-chevron-right text-muted" aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
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

function NumbersPage({ path, title, names, form, notice }: NumbersPageProps) {
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

async function showNumbers(
  c: Context<AppEnv>,
  { path, title, names }: { path: string; title: string; names: readonly NumberSetting[] },
  refused?: FormState<NumberSetting>,
) {
  const settings = await readSettings(primary(c.env.DB));
  const form = refused ?? {
    values: Object.fromEntries(names.map((name) => [name, String(settings[name])])),
    issues: [],
  };
  return c.render(<NumbersPage path={path} title={title} names={names} form={form} notice={noticeIn(c)} />, {
    metadata: settingsMetadata(title, path),
  });
}

const terms = {
  path: settingsPaths.terms,
  title: "Deposit, balance, holds",
  names: ["depositPercent", "balanceDays", "holdHours", "transferDays", "quoteDays"],
} as const;

const reminders = {
  path: settingsPaths.reminders,
  title: "Payment reminders",
  names: ["firstReminderDays", "lastReminderDays"],
} as const;

const officeHours = {
  path: settingsPaths.officeHours,
  title: "Office hours",
  about:
    "The hours in which a quote is promised run in these hours, also for whoever waits already. They stand on the home page, on the pages of cities and services, in the answer to an inquiry, and in what search engines read of weddings. A closing time before the opening one is on the next morning; a day without times is closed.",
};

async function showOfficeHours(c: Context<AppEnv>, refused?: FormState) {
  const { officeWeek } = await readSettings(primary(c.env.DB));
  return c.render(<WeekScreen {...officeHours} form={refused ?? weekForm(officeWeek)} notice={noticeIn(c)} />, {
    metadata: settingsMetadata(officeHours.title, officeHours.path),
  });
}

export const adminSettings = new Hono<AppEnv>()
  .get(adminPaths.settings, async (c) => {
    const settings = await readSettings(primary(c.env.DB));
    return c.render(<SettingsPage settings={settings} notice={noticeIn(c)} />, {
      metadata: settingsMetadata("Settings", adminPaths.settings),
    });
  })
  .get(terms.path, (c) => showNumbers(c, terms))
  .get(reminders.path, (c) => showNumbers(c, reminders))
  .get(settingsPaths.officeHours, (c) => showOfficeHours(c))
  .route(
    "/",
    formRoute({
      path: terms.path,
      schema: termsForm,
      again: (c, form) => showNumbers(c, terms, form),
      act: (c, form) => save(c, terms.path, form),
    }),
  )
  .route(
    "/",
    formRoute({
      path: reminders.path,
      schema: remindersForm,
      again: (c, form) => showNumbers(c, reminders, form),
      act: (c, form) => save(c, reminders.path, form),
    }),
  )
  .route(
    "/",
    formRoute({
      path: settingsPaths.officeHours,
      schema: officeHoursForm,
      again: showOfficeHours,
      act(c, form) {
        const entered = weekIn(form);
        if ("issues" in entered) return { status: 422, issues: entered.issues };
        return save(c, settingsPaths.officeHours, { officeWeek: entered.week });
      },
    }),
  );
