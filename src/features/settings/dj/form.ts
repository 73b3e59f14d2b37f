import * as z from "zod/mini";
import { wholeNumber } from "../../../platform/fields/fields.ts";
import { type NumberSetting, numberSettings } from "../model.ts";

const numberField = (name: NumberSetting) => {
  const { least, most } = numberSettings[name];
  return wholeNumber(least, most, `Please enter a whole number from ${least} to ${most}`);
};

/** Deposit, balance, holds and quotes. */
export const termsForm = z.object({
  depositPercent: numberField("depositPercent"),
  balanceDays: numberField("balanceDays"),
  holdHours: numberField("holdHours"),
  transferDays: numberField("transferDays"),
  quoteDays: numberField("quoteDays"),
});

/** When a client is reminded of what is left to pay. */
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
