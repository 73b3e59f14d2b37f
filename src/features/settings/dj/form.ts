import * as z from "zod/mini";
import { mondayToSunday } from "../../../content/office-hours.ts";
import { wholeNumber } from "../../../platform/fields/fields.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { type NumberSetting, numberSettings, type OfficeWeek } from "../model.ts";

const numberField = (name: NumberSetting) => {
  const { least, most } = numberSettings[name];
  return wholeNumber(least, most, `Please enter a whole number from ${least} to ${most}`);
};

export const termsForm = z.object({
  depositPercent: numberField("depositPercent"),
  balanceDays: numberField("balanceDays"),
  holdHours: numberField("holdHours"),
  transferDays: numberField("transferDays"),
  quoteDays: numberField("quoteDays"),
});

export const remindersForm = z
  .object({
    firstReminderDays: numberField("firstReminderDays"),
    lastReminderDays: numberField("lastReminderDays"),
  })
  .check(
    z.refine(({ firstReminderDays, lastReminderDays }) => lastReminderDays < firstReminderDays, {
      path: ["lastReminderDays"],
      message: "Please enter fewer days than for the first reminder",
    }),
  );

/** "opens-0" is Monday's. */
export const dayField = (what: "opens" | "closes", index: number): string => `${what}-${index}`;

const clock = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Please enter a time such as 09:00"));

/** Both empty: closed. */
export const officeHoursForm = z.object(
  Object.fromEntries(
    mondayToSunday.flatMap((_, index) => [
      [dayField("opens", index), clock],
      [dayField("closes", index), clock],
    ]),
  ),
);

export const weekForm = (week: OfficeWeek): FormState => ({
  values: Object.fromEntries(
    mondayToSunday.flatMap((_, index) => [
      [dayField("opens", index), week[index]?.opens ?? ""],
      [dayField("closes", index), week[index]?.closes ?? ""],
    ]),
  ),
  issues: [],
});

/** Also refuses a week without hours where it needs some. */
export function weekIn(
  form: z.output<typeof officeHoursForm>,
  { mayBeEmpty = false } = {},
): { week: OfficeWeek } | { issues: FieldIssue[] } {
  const issues: FieldIssue[] = [];
  const week = mondayToSunday.map((day, index) => {
    const [opens = "", closes = ""] = [form[dayField("opens", index)], form[dayField("closes", index)]];
    if (opens === "" && closes === "") return null;
    if (opens === "" || closes === "" || opens === closes)
      issues.push({
        path: dayField(opens === "" ? "opens" : "closes", index),
        message: `Please enter when ${day} opens and when it closes, or neither`,
      });
    return { opens, closes };
  });
  for (const [index, hours] of week.entries()) {
    const next = week[(index + 1) % week.length];
    if (hours && next && hours.closes < hours.opens && next.opens < hours.closes)
      issues.push({
        path: dayField("closes", index),
        message: `${mondayToSunday[index]} closes after the next day has opened`,
      });
  }
  if (!mayBeEmpty && week.every((day) => day === null))
    issues.push({ path: dayField("opens", 0), message: "Please enter the hours of at least one day" });
  return issues.length > 0 ? { issues } : { week };
}
