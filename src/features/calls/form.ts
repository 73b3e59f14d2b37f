import * as z from "zod/mini";
import { limits, requiredLine, wrongPhone } from "../../platform/fields/fields.ts";
import { isZone } from "./model.ts";

const token = z.string("Please open the link again").check(z.maxLength(1000));

/** `at` is in milliseconds. */
export const callForm = z.object({
  token,
  at: z.pipe(z.string("Please choose a time").check(z.regex(/^\d{13}$/, "Please choose a time")), z.transform(Number)),
  phone: requiredLine(limits.phone, "Please enter the number that I call").check(
    z.refine((value) => value.replace(/\D/g, "").length >= 7, wrongPhone),
  ),
  zone: z.string().check(z.refine(isZone, "Please choose a time zone from the list")),
});

export type CallField = keyof z.input<typeof callForm>;

export const cancelCallForm = z.object({ token });
