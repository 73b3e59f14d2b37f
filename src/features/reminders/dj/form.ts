import * as z from "zod/mini";
import { mostPlanningDays, planningAudiences, planningPlaceholders } from "../../../content/planning-mails.ts";
import {
  choice,
  limits,
  optionalChoice,
  requiredLine,
  requiredText,
  wholeNumber,
} from "../../../platform/fields/fields.ts";
import { placeholdersOf } from "../../../platform/fields/placeholders.ts";

const inMail = placeholdersOf(planningPlaceholders);

export const planningForm = z.object({
  audience: choice(planningAudiences, "Please choose for which events"),
  subject: z.pipe(requiredLine(limits.subject, "Please write a subject"), z.string().check(inMail)),
  text: z.pipe(requiredText(1, limits.details, "Please write the mail"), z.string().check(inMail)),
  days: wholeNumber(1, mostPlanningDays, `Please enter 1 to ${mostPlanningDays} days`),
  paused: optionalChoice(["yes"], "Please tick it or leave it"),
});

export type PlanningField = keyof z.input<typeof planningForm>;

export const planningLabels: Readonly<Record<PlanningField, string>> = {
  audience: "For",
  subject: "Subject",
  text: "Text",
  days: "Days",
  paused: "Paused",
};
