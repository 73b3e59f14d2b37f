import * as z from "zod/mini";
import { isCalendarDate } from "../dates.ts";
import { email, limits, optionalLine, requiredLine } from "./fields.ts";

const calendarDate = z.string("Please enter a date").check(
  z.trim(),
  z.refine((value) => isCalendarDate(value), "Please enter a date that exists, as YYYY-MM-DD"),
);

const time = (message: string) => z.string(message).check(z.trim(), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));

/** An amount as people type it, "2,499" or "$2499.50". */
const amount = /^\$?(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?$/;
const cents = (typed: string): number => Math.round(Number(typed.replace(/[$,]/g, "")) * 100);

/** Dollars in, cents out. */
const dollarsIn = (message: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], message),
      z.transform((value) => String(value).trim()),
    ),
    z.pipe(z.string().check(z.regex(amount, { error: message, abort: true })), z.transform(cents)),
  );

const optionalDollars = (message: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string(), z.number()], message))),
      z.transform((value) => String(value ?? "").trim() || "0"),
    ),
    z.pipe(z.string().check(z.regex(amount, { error: message, abort: true })), z.transform(cents)),
  );

/**
 * A booking as the DJ enters it, on the command line and in the administration. Times are `HH:MM` at the business, an end
 * before the start is on the next day. Money comes in as dollars and goes out as cents.
 */
export const bookingForm = z
  .object({
    clientName: requiredLine(limits.name, "Client name is required"),
    clientEmail: z.pipe(
      email("Please enter a valid email"),
      z.transform((value) => value.toLowerCase()),
    ),
    clientPhone: optionalLine(limits.phone),
    eventDate: calendarDate,
    startTime: time("Please enter the start as HH:MM"),
    endTime: time("Please enter the end as HH:MM"),
    eventType: requiredLine(limits.name, "Please enter the event type"),
    venue: optionalLine(limits.venue),
    city: optionalLine(limits.name),
    packageName: requiredLine(limits.name, "Please enter the package"),
    price: dollarsIn("Please enter the price in dollars"),
    deposit: optionalDollars("Please enter the deposit in dollars"),
  })
  .check(
    z.refine(({ startTime, endTime }) => startTime !== endTime, {
      path: ["endTime"],
      message: "The end must differ from the start",
    }),
    z.refine(({ price, deposit }) => deposit <= price, {
      path: ["deposit"],
      message: "The deposit cannot be more than the price",
    }),
  );

/** A checked booking: texts trimmed, what was left empty is `null`, the address in lower case, money in cents. */
export type Booking = z.output<typeof bookingForm>;
