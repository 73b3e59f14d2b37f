import * as z from "zod/mini";
import { choice, limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { keyFields } from "../key-form.ts";

const booking = requiredLine(limits.name, "The booking is missing");

export const keyForm = z.object({ booking, ...keyFields });

export const keyChangeForm = z.object({ booking, change: choice(["revoke", "renew"], "Please choose one") });

const longestToken = 2000;

export const openKeyForm = z.object({ token: optionalLine(longestToken) });

export const leaveKeyForm = z.object({});
