import * as z from "zod/mini";
import { choice, limits, requiredText } from "../../forms/fields.ts";
import { contactStatuses } from "../../vocabulary/statuses.ts";

const longestQuery = 1000;

export const statusForm = z.object({
  status: choice(contactStatuses, "Please choose a status"),
  /** The query of the list whose button it was; absent on the lead's own page. */
  list: z.optional(z.string().check(z.maxLength(longestQuery))),
  /** From the first page of the area, where the browser comes back to. */
  today: z.optional(z.string()),
});

export const noteForm = z.object({ note: requiredText(1, limits.details, "Please write the note first") });
