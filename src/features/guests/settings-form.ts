import * as z from "zod/mini";
import { addDays } from "../../platform/dates.ts";
import { calendarDate, choice, limits, optionalLine, requiredLine, timeOfDay } from "../../platform/fields/fields.ts";
import { onPaper } from "../../platform/fields/on-paper.ts";
import { longestOpen, requestsEachChoices } from "./model.ts";

const longestTitle = 60;

export const guestSettingsForm = z
  .object({
    title: requiredLine(longestTitle, "Please enter what guests read on top").check(onPaper),
    opensOn: calendarDate("Please enter the day"),
    opensAt: timeOfDay("Please enter the time"),
    closesOn: calendarDate("Please enter the day"),
    closesAt: timeOfDay("Please enter the time"),
    requestsEach: choice(requestsEachChoices, "Please choose how many"),
    notTaken: optionalLine(limits.subject),
  })
  .check(
    z.refine((form) => `${form.closesOn} ${form.closesAt}` > `${form.opensOn} ${form.opensAt}`, {
      path: ["closesAt"],
      message: "Please let it close after it opens",
    }),
    z.refine((form) => form.closesOn <= addDays(form.opensOn, longestOpen), {
      path: ["opensOn"],
      message: `Please choose a day in the ${longestOpen} days before it closes`,
    }),
  );

export type GuestSettingsField = keyof z.output<typeof guestSettingsForm>;

export const guestOpeningForm = z.object({ open: choice(["yes", "no"], "Please choose") });
