import type { ReactNode } from "react";
import { mondayToSunday } from "../../../content/office-hours.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { weekInWords } from "../../../platform/language.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { rateInWords } from "../../prices/tax.ts";
import { officeHoursOf, type Settings } from "../model.ts";
import { dayField } from "./form.ts";
import { settingsPaths } from "./paths.ts";

interface Screen {
  label: string;
  href: string;
  now: (settings: Settings) => string;
}

export const screenGroups: readonly { label: string; screens: readonly Screen[] }[] = [
  {
    label: "Money",
    screens: [
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
        label: "Sales tax",
        href: settingsPaths.tax,
        now: ({ salesTax }) => (salesTax.rate > 0 ? `${rateInWords(salesTax.rate)}, added to your prices` : "None"),
      },
      {
        label: "Discount codes",
        href: settingsPaths.codes,
        now: () => "What clients type into a quote: percent, days, packages and kinds of event",
      },
    ],
  },
  {
    label: "Hours",
    screens: [
      {
        label: "Office hours",
        href: settingsPaths.officeHours,
        now: (settings) => weekInWords(officeHoursOf(settings)),
      },
      {
        label: "Calls",
        href: settingsPaths.calls,
        now: ({ callWeek }) =>
          callWeek.some((day) => day !== null)
            ? `Offered: ${weekInWords(officeHoursOf({ officeWeek: callWeek }))}`
            : "Not offered: without hours nobody is asked to pick a time",
      },
    ],
  },
  {
    label: "Mails and notices",
    screens: [
      {
        label: "Reply templates",
        href: settingsPaths.replies,
        now: () => "What replies to leads begin with",
      },
      {
        label: "Follow-ups",
        href: settingsPaths.followUps,
        now: () => "Mails to leads and clients of whom nothing was heard",
      },
      {
        label: "Mail domain",
        href: settingsPaths.mailDomain,
        now: () => "Whether SPF, DKIM and DMARC of the domain that mails go out from are right",
      },
      {
        label: "Notices on the phone",
        href: settingsPaths.notices,
        now: () => "What your devices tell you at once, in which hours, and during a show",
      },
    ],
  },
  {
    label: "Papers",
    screens: [
      {
        label: "Clauses of the agreement",
        href: settingsPaths.contract,
        now: () => "The terms of each new agreement, clause by clause",
      },
      {
        label: "Papers",
        href: settingsPaths.papers,
        now: () => "W-9 and certificates of insurance, sent with a reply to whoever asks",
      },
    ],
  },
  {
    label: "The site",
    screens: [
      {
        label: "Before you open",
        href: settingsPaths.checklist,
        now: () => "What is filled and what is empty, and a test mail",
      },
    ],
  },
];

interface FrameProps {
  path: string;
  title: string;
  notice: string | null;
  children: ReactNode;
}

export function SettingsFrame({ path, title, notice, children }: FrameProps) {
  return (
    <AdminLayout
      path={adminPaths.settings}
      title={title}
      trail={
        path === adminPaths.settings ? undefined : (
          <Breadcrumb items={[{ label: "Settings", href: adminPaths.settings }, { label: title }]} />
        )
      }
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {children}
      </div>
    </AdminLayout>
  );
}

interface WeekScreenProps {
  path: string;
  title: string;
  about: string;
  form: FormState;
  notice: string | null;
  children?: ReactNode;
}

export function WeekScreen({ path, title, about, form, notice, children }: WeekScreenProps) {
  const names: Partial<Record<string, string>> = Object.fromEntries(
    mondayToSunday.flatMap((day, index) => [
      [dayField("opens", index), `${day} opens`],
      [dayField("closes", index), `${day} closes`],
    ]),
  );
  const field = fieldsOf({ idOf: (name) => `setting-${name}`, labels: names, form });
  return (
    <SettingsFrame path={path} title={title} notice={notice}>
      {children}
      <form className="card panel sheet form-grid" method="post" action={path} noValidate={form.issues.length > 0}>
        <p className="text-muted full">{about}</p>
        <ErrorSummary issues={form.issues} labels={names} idOf={(name) => `setting-${name}`} />
        {mondayToSunday.flatMap((day, index) => [
          <TextField
            key={`${day} opens`}
            {...field(dayField("opens", index))}
            type="time"
            required={false}
            className="half"
          />,
          <TextField
            key={`${day} closes`}
            {...field(dayField("closes", index))}
            type="time"
            required={false}
            className="half"
          />,
        ])}
        <button className="btn btn-primary full" type="submit">
          Save
        </button>
      </form>
    </SettingsFrame>
  );
}

export const settingsMetadata = (title: string, path: string) =>
  adminMetadata({
    title,
    description: `${title}: what the business works by, set by the DJ and used on every page and in every mail at once.`,
    path,
  });
