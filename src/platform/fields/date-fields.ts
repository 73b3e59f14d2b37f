import * as z from "zod/mini";
import { calendarDateAt, isCalendarDate } from "../dates.ts";
import { emptyToNull } from "./fields.ts";

/** Today (at the business) or later; `null` when empty or absent. */
export const optionalFutureDate = z.pipe(
  emptyToNull,
  z.nullable(
    z.string().check(
      z.refine((value) => isCalendarDate(value), { message: "Please enter a valid date", abort: true }),
      z.refine((value) => value >= calendarDateAt(Date.now()), "Please choose a date that is not in the past"),
    ),
  ),
);

export const calendarDate = (message: string) =>
  z.string(message).check(z.refine((value) => isCalendarDate(value), message));

/** `HH:MM` */
export const timeOfDay = (message: string) => z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));
