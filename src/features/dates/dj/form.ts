import * as z from "zod/mini";
import { calendarDate, choice, limits, optionalFutureDate, optionalLine } from "../../../platform/fields/fields.ts";

export const blockRepeats = ["once", "weekly"] as const;

/** The form's key makes sending it twice block once. */
export const blockForm = z
  .object({
    firstDay: calendarDate("Please choose the first day"),
    lastDay: optionalFutureDate,
    repeat: choice(blockRepeats, "Please choose every day or weekly"),
    reason: optionalLine(limits.subject),
    key: z.uuid("Please reload the page and send again"),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
      path: ["lastDay"],
      message: "Please choose a last day that does not come before the first",
    }),
  );

export type BlockField = keyof z.input<typeof blockForm>;

export const freeForm = z.object({});

export const openForm = z.object({ openedDay: calendarDate("Please choose the day") });

export type OpenField = keyof z.input<typeof openForm>;
