import * as z from "zod/mini";
import { balanceDueDays, depositPercent, holdHours, quoteDays, standardOfficeHours } from "../../content/business.ts";
import { mondayToSunday, type OpeningHours, type WeekDay } from "../../content/office-hours.ts";
import { type SalesTax, taxedKinds } from "../prices/model.ts";

const wholeOf = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const numberSettings = {
  depositPercent: {
    least: 1,
    most: 90,
    standard: depositPercent,
    label: "Deposit, percent of the total",
    changes: "Quotes and bookings made from now on. What was sent or signed keeps its deposit.",
  },
  balanceDays: {
    least: 1,
    most: 90,
    standard: balanceDueDays,
    label: "Balance, days before the event",
    changes: "Quotes and bookings made from now on. What was sent or signed keeps its day.",
  },
  holdHours: {
    least: 1,
    most: 336,
    standard: holdHours,
    label: "Hold, hours",
    changes: "Dates held from now on, and what pages and mails say of it. A hold that runs keeps its end.",
  },
  transferDays: {
    least: 1,
    most: 60,
    standard: 5,
    label: "Hold for money that is sent, days",
    changes: "Holds whose client chooses Venmo, Zelle, check, bank or cash from now on.",
  },
  quoteDays: {
    least: 1,
    most: 180,
    standard: quoteDays,
    label: "Quotes keep their price, days",
    changes: "Quotes sent from now on. One that is out keeps its end.",
  },
  firstReminderDays: {
    least: 1,
    most: 90,
    standard: 14,
    label: "First reminder, days before the balance is due",
    changes: "Reminders that have not gone out yet.",
  },
  lastReminderDays: {
    least: 1,
    most: 90,
    standard: 2,
    label: "Second reminder, days before it is due",
    changes: "Reminders that have not gone out yet. After that one mail says that it is overdue.",
  },
} as const;

export type NumberSetting = keyof typeof numberSettings;

const numberOf = (name: NumberSetting) => wholeOf(numberSettings[name].least, numberSettings[name].most);

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** From Monday; `null` where closed. */
const week = z.array(z.nullable(z.object({ opens: clock, closes: clock }))).check(
  z.length(7),
  z.refine((days) => days.some((day) => day !== null)),
);
export type OfficeWeek = z.output<typeof week>;

/** All `null` offers no calls. */
const callWeek = z.array(z.nullable(z.object({ opens: clock, closes: clock }))).check(z.length(7));
export type CallWeek = z.output<typeof callWeek>;

/** A rate of 0 is none. */
const salesTax = z.object({
  label: z.string().check(z.minLength(1)),
  rate: wholeOf(0, 99_999),
  covers: z.array(z.enum(taxedKinds)).check(z.minLength(1)),
});

const settingsSchema = z.object({
  depositPercent: numberOf("depositPercent"),
  balanceDays: numberOf("balanceDays"),
  holdHours: numberOf("holdHours"),
  transferDays: numberOf("transferDays"),
  quoteDays: numberOf("quoteDays"),
  firstReminderDays: numberOf("firstReminderDays"),
  lastReminderDays: numberOf("lastReminderDays"),
  officeWeek: week,
  callWeek,
  salesTax,
});

export type Settings = z.output<typeof settingsSchema>;

export type Terms = Pick<Settings, "depositPercent" | "balanceDays" | "holdHours" | "quoteDays">;

const weekOf = (table: readonly OpeningHours[]): OfficeWeek =>
  mondayToSunday.map((day) => {
    const span = table.find(({ days }) => days.includes(day));
    return span ? { opens: span.opens, closes: span.closes } : null;
  });

const standardOf = (name: NumberSetting): number => numberSettings[name].standard;

const standardSettings: Settings = {
  depositPercent: standardOf("depositPercent"),
  balanceDays: standardOf("balanceDays"),
  holdHours: standardOf("holdHours"),
  transferDays: standardOf("transferDays"),
  quoteDays: standardOf("quoteDays"),
  firstReminderDays: standardOf("firstReminderDays"),
  lastReminderDays: standardOf("lastReminderDays"),
  officeWeek: weekOf(standardOfficeHours),
  callWeek: mondayToSunday.map(() => null),
  salesTax: { label: "Sales tax", rate: 0, covers: [...taxedKinds] },
};

/** An unreadable row counts as not set. */
export function settingsFrom(rows: readonly { name: string; value: unknown }[]): Settings {
  const set = rows.filter(({ name, value }) => {
    const field = Object.entries(settingsSchema.shape).find(([known]) => known === name)?.[1];
    return field?.safeParse(value).success;
  });
  return settingsSchema.parse({
    ...standardSettings,
    ...Object.fromEntries(set.map(({ name, value }) => [name, value])),
  });
}

export function termsOf(rows: readonly { name: string; value: unknown }[]): Terms {
  const { depositPercent, balanceDays, holdHours, quoteDays } = settingsFrom(rows);
  return { depositPercent, balanceDays, holdHours, quoteDays };
}

export const chargedTax = ({ salesTax }: Pick<Settings, "salesTax">): SalesTax | null =>
  salesTax.rate > 0 ? salesTax : null;

export const salesTaxOf = (rows: readonly { name: string; value: unknown }[]): SalesTax | null =>
  chargedTax(settingsFrom(rows));

export function officeHoursOf({ officeWeek }: Pick<Settings, "officeWeek">): OpeningHours[] {
  const spans: { days: WeekDay[]; opens: string; closes: string; last: number }[] = [];
  for (const [index, day] of mondayToSunday.entries()) {
    const hours = officeWeek[index];
    if (!hours) continue;
    const before = spans.at(-1);
    if (before && before.last === index - 1 && before.opens === hours.opens && before.closes === hours.closes) {
      before.days.push(day);
      before.last = index;
    } else spans.push({ days: [day], ...hours, last: index });
  }
  return spans.map(({ days, opens, closes }) => ({ days, opens, closes }));
}
