import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { keyFields } from "../../invites/key-form.ts";

/** What becomes of a change that waits for the DJ's yes. `batch` names what was proposed in one go. */
export const decideForm = z.object({
  batch: requiredLine(limits.name, "The change is missing"),
  decision: choice(["accept", "decline"], "Please choose one"),
});

/** A new key to the plan of a booking, and what becomes of one. */
export const keyIssueForm = z.object(keyFields);
export const keyChangeForm = z.object({ change: choice(["revoke", "renew"], "Please choose one") });
