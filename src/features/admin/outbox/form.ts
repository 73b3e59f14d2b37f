import * as z from "zod/mini";
import { mailStates } from "../../../content/statuses.ts";
import { choice, email } from "../../../platform/fields/fields.ts";

/** `id` of one mail, or `all` that failed. */
export const resendForm = z.object({
  id: z.string("Please name the mail, or all").check(z.regex(/^([\w-]{1,64}|all)$/, "Please name the mail, or all")),
  state: z.optional(z.union([choice(mailStates, "Please choose a state from the list"), z.literal("")])),
});

export const addressForm = z.object({ email: email("Please enter a valid email").check(z.toLowerCase()) });

export type AddressField = keyof z.input<typeof addressForm>;
