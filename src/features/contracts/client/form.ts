import * as z from "zod/mini";
import { signerRoles } from "../../../content/statuses.ts";
import { choice, email, limits, optionalLine, requiredLine, textList } from "../../../platform/fields/fields.ts";
import { onPaper } from "../../../platform/fields/on-paper.ts";

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

export const coSignerForm = z.object({
  booking: requiredLine(limits.name, "Please open the agreement again"),
  signerName: requiredLine(limits.fullName, "Please enter their full name").check(onPaper),
  signerRole: choice(signerRoles, "Please choose who they are"),
  signerEmail: email("Please enter their email").check(z.toLowerCase()),
});

export type CoSignerField = keyof z.input<typeof coSignerForm>;

/** Ids of add-ons, with `counts` in the same order. */
export const addOnsForm = z.object({
  booking: requiredLine(limits.name, "Please open the portal again"),
  addOns: textList,
  counts: textList,
});

export const signerChangeForm = z.object({
  token: z.string("Please open the link in your mail again").check(z.maxLength(1000)),
  amendment: requiredLine(limits.name, "Please open the link in your mail again"),
  change: choice(["accept", "decline"], "Please press the button again"),
});

export const amendmentForm = z.object({
  change: z.optional(choice(["accept", "decline", "withdraw"], "Please press the button again")),
  booking: requiredLine(limits.name, "Please open the agreement again"),
  amendment: requiredLine(limits.name, "Please open the agreement again"),
  overtime: optionalLine(limits.name),
});
