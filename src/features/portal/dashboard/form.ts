import * as z from "zod/mini";
import { choice } from "../../../platform/fields/choice-fields.ts";
import {
  honeypot,
  idempotencyKey,
  limits,
  optionalLine,
  requiredLine,
  requiredText,
} from "../../../platform/fields/fields.ts";
import { messageTypes } from "../../requests/model.ts";

/** Characters. */
const shortestMessage = 10;

/** For the island and `POST /api/client-requests`. */
export const clientRequestForm = z.object({
  type: choice(messageTypes, "Please select a request type"),
  subject: requiredLine(limits.subject, "Subject is required"),
  message: requiredText(
    shortestMessage,
    limits.details,
    `Please provide more details (minimum ${shortestMessage} characters)`,
  ),
  songRequest: optionalLine(limits.songRequest),
  /** Must be the session's address, which is the default. */
  clientEmail: optionalLine(limits.email),
  /** Absent: the booking whose link opened the session. */
  bookingId: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

/** Trimmed; `null` when empty. */
export type ClientRequestInput = z.output<typeof clientRequestForm>;

/** As in the markup and in JSON. */
export type ClientRequestField = keyof z.input<typeof clientRequestForm>;

export const clientRequestReceipt = z.object({ success: z.literal(true) });

/** Characters. */
const longestToken = 2000;

/** Opens a mail's link in place of another client's session. */
export const linkForm = z.object({ token: optionalLine(longestToken), email: optionalLine(limits.email) });

/** Stands on the papers of a client without email. */
export const codeForm = z.object({ code: requiredLine(limits.name, "Please type the code of your papers") });
