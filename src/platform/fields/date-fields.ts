import * as z from "zod/mini";
import { errors } from "../../content/words/en/errors.ts";
import { type CalendarDate, calendarDateAt, isCalendarDate } from "../dates.ts";
import { emptyToNull } from "./fields.ts";

export const calendarDate = (message: string) =>
  z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value), { message, abort: true });

/** Today at the business, or later. */
export const optionalFutureDate = z.pipe(
  emptyToNull,
  z.nullable(
    calendarDate(errors.date).check(z.refine((value) => value >= calendarDateAt(Date.now()), errors.pastDate)),
  ),
);

/** `HH:MM` */
export const timeOfDay = (message: string) => z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));
