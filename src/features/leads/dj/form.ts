import * as z from "zod/mini";
import { contactStatuses } from "../../../content/statuses.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { limits, requiredLine, requiredText } from "../../../platform/fields/fields.ts";

const longestQuery = 1000;

export const statusForm = z.object({
  status: choice(contactStatuses, "Please choose a status"),
  /** The query of the list whose button it was; absent on the lead's own page. */
  list: z.optional(z.string().check(z.maxLength(longestQuery))),
  /** From the first page of the area, where the browser comes back to. */
  today: z.optional(z.string()),
  /** The status that the button was offered beside: what an undo leads back to. */
  was: z.optional(choice(contactStatuses, "Please choose a status")),
  /** The change takes one back that was made just now. */
  undo: z.optional(z.string()),
});

export const noteForm = z.object({ note: requiredText(1, limits.details, "Please write the note first") });

/** A reply to a lead. `key` is the form's own: sending it twice mails once; `template` is what its text began with. */
export const replyForm = z.object({
  key: z.uuid("Please reload the page and send again"),
  subject: requiredLine(limits.subject, "Please write a subject"),
  text: requiredText(1, limits.details, "Please write the reply first"),
  template: z.optional(z.string()),
});

export type ReplyField = keyof z.input<typeof replyForm>;
