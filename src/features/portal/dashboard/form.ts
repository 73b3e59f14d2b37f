import * as z from "zod/mini";
import type { Words } from "../../../content/words/en/index.ts";
import {
  choice,
  honeypot,
  idempotencyKey,
  limits,
  optionalLine,
  requiredLine,
  requiredText,
} from "../../../platform/fields/fields.ts";
import type { OtherWords } from "../../../platform/pages/words.ts";
import { messageTypes } from "../../requests/model.ts";

/** Characters. */
const shortestMessage = 10;

export const clientRequestForm = z.object({
  type: choice(messageTypes, "Please select a request type"),
  /** An answer in the conversation has none. */
  subject: z.optional(requiredLine(limits.subject, "Subject is required")),
  message: requiredText(
    shortestMessage,
    limits.details,
    `Please provide more details (minimum ${shortestMessage} characters)`,
  ),
  songRequest: optionalLine(limits.songRequest),
  /** Must be the session's address. */
  clientEmail: optionalLine(limits.email),
  /** Defaults to that of the session's link. */
  bookingId: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

/** Of the island. */
export type DashboardWords = Pick<Words, "formats"> & Pick<Words["dashboard"], "requests" | "actions"> & OtherWords;

export type ClientRequestInput = z.output<typeof clientRequestForm>;

export type ClientRequestField = keyof z.input<typeof clientRequestForm>;

export const clientRequestReceipt = z.object({ success: z.literal(true) });

export const languageForm = z.object({ language: requiredLine(limits.name, "Please choose a language") });

/** Characters. */
const longestToken = 2000;

export const linkForm = z.object({ token: optionalLine(longestToken), email: optionalLine(limits.email) });

export const codeForm = z.object({ code: requiredLine(limits.name, "Please type the code of your papers") });
