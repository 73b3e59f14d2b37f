import * as z from "zod/mini";
import { optionalChoice, optionalChoices } from "../../../platform/fields/choice-fields.ts";
import { outsideAddress } from "../../../platform/http/outside-address.ts";
import { noticeKindNames } from "../model.ts";

const clock = z.pipe(
  z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Please enter a time such as 22:00")),
  z.transform((time) => time || null),
);

export const noticesForm = z
  .object({
    kinds: optionalChoices(noticeKindNames, "Please tick some of these"),
    duringShow: optionalChoices(noticeKindNames, "Please tick some of these"),
    quietFrom: clock,
    quietUntil: clock,
    words: optionalChoice(["yes"], "Please tick it or leave it"),
  })
  .check(
    z.refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
      path: ["quietUntil"],
      message: "Please enter both times, or neither",
    }),
  );

/** As a browser gives it: the keys of its length, and an address that the Worker may ask. */
export const deviceForm = z.object({
  endpoint: z.string().check(
    z.maxLength(1000),
    z.refine((text) => outsideAddress(text) !== null, "This browser’s push service has an address that is not taken"),
  ),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
