import * as z from "zod/mini";
import { errors } from "../../content/words/en/errors.ts";
import { limits, requiredLine, wrongPhone } from "../../platform/fields/fields.ts";
import { isZone } from "./model.ts";

const token = z.string(errors.openLink).check(z.maxLength(1000));

/** `at` is in milliseconds. */
export const callForm = z.object({
  token,
  at: z.pipe(z.string(errors.callTime).check(z.regex(/^\d{13}$/, errors.callTime)), z.transform(Number)),
  phone: requiredLine(limits.phone, errors.callPhone).check(
    z.refine((value) => value.replace(/\D/g, "").length >= 7, wrongPhone),
  ),
  zone: z.string().check(z.refine(isZone, errors.timeZone)),
});

export type CallField = keyof z.input<typeof callForm>;

export const cancelCallForm = z.object({ token });
