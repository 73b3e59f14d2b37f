import * as z from "zod/mini";
import { idempotencyKey, optionalLine, optionalText, parsedJson } from "../../platform/fields/fields.ts";
import { optionalTime } from "./plan-form.ts";

const text = z.nullable(z.string());

export const detailWords = z.object({
  guestCount: z.nullable(z.number()),
  arriveAt: text,
  loadIn: text,
  power: text,
  rainPlan: text,
  outBy: text,
  contacts: z.array(z.object({ name: z.string(), role: z.string(), phone: z.string() })),
});

const wrongCount = "Please enter how many guests come, as a number";

export const detailsForm = z.object({
  guestCount: z.pipe(
    optionalLine(6),
    z.pipe(
      z.nullable(z.string().check(z.regex(/^\d{1,5}$/, wrongCount))),
      z.transform((count) => (count === null ? null : Number(count))),
    ),
  ),
  arriveAt: optionalTime,
  loadIn: optionalText(1000),
  power: optionalText(500),
  rainPlan: optionalText(1000),
  outBy: optionalTime,
  contacts: optionalText(2000),
  booking: optionalLine(100),
  revision: z.pipe(optionalLine(9), z.nullable(z.string().check(z.regex(/^\d+$/, "Please reload the page")))),
  base: z.pipe(
    optionalText(9000),
    z.transform((text) => z.safeParse(detailWords, parsedJson(text)).data ?? null),
  ),
  idempotencyKey,
});

export const detailLabels = {
  guestCount: "Guests",
  arriveAt: "I set up at",
  loadIn: "Load-in",
  power: "Power",
  rainPlan: "If it rains",
  outBy: "Everybody out by",
  contacts: "Who to call",
} as const;

export type DetailField = keyof typeof detailLabels;
