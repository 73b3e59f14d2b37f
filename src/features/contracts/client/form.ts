import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, optionalLine, requiredLine, textList } from "../../../platform/fields/fields.ts";
import { onPaper } from "../../../platform/fields/on-paper.ts";

/** For the text with this fingerprint. */
export const signForm = z.object({
  booking: requiredLine(limits.name, "Please open the agreement again"),
  fingerprint: requiredLine(limits.name, "Please open the agreement again"),
  consent: z.pipe(
    optionalLine(limits.name),
    z
      .nullable(z.string())
      .check(z.refine((value) => value !== null, "Please tick that you have read it and sign electronically")),
  ),
  name: requiredLine(limits.fullName, "Please type your full name").check(onPaper),
});

export type SignField = keyof z.input<typeof signForm>;

export const holdForm = z.object({ booking: requiredLine(limits.name, "Please open the portal again") });

/** Ids of add-ons, and how many of each, in the same order. */
export const addOnsForm = z.object({
  booking: requiredLine(limits.name, "Please open the portal again"),
  addOns: textList,
  counts: textList,
});

/** Accepts or declines a proposed change, or takes the client's own back. */
export const amendmentForm = z.object({
  change: z.optional(choice(["accept", "decline", "withdraw"], "Please press the button again")),
  booking: requiredLine(limits.name, "Please open the agreement again"),
  amendment: requiredLine(limits.name, "Please open the agreement again"),
});
