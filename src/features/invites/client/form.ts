import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { keyFields } from "../key-form.ts";

const booking = requiredLine(limits.name, "The booking is missing");

/** A new key to the plan of a booking. */
export const keyForm = z.object({ booking, ...keyFields });

/** What becomes of a key. */
export const keyChangeForm = z.object({ booking, change: choice(["revoke", "renew"], "Please choose one") });

/** Longest token of a link that is looked at, in characters. */
const longestToken = 2000;

/** The link of a key, to be opened. */
export const openKeyForm = z.object({ token: optionalLine(longestToken) });

export const leaveKeyForm = z.object({});
