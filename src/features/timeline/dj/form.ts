import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { keyFields } from "../../invites/key-form.ts";

export const decideForm = z.object({
  batch: requiredLine(limits.name, "The change is missing"),
  decision: choice(["accept", "decline"], "Please choose one"),
});

export const keyIssueForm = z.object(keyFields);
export const keyChangeForm = z.object({ change: choice(["revoke", "renew"], "Please choose one") });
