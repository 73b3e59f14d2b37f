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
import { requestTypes } from "../../requests/model.ts";

/** Characters that a message must have at least. */
const shortestMessage = 10;

/** A client's request. The same schema checks in the island and in `POST /api/client-requests`. */
export const clientRequestForm = z.object({
  type: choice(requestTypes, "Please select a request type"),
  subject: requiredLine(limits.subject, "Subject is required"),
  message: requiredText(
    shortestMessage,
    limits.details,
    `Please provide more details (minimum ${shortestMessage} characters)`,
  ),
  songRequest: optionalLine(limits.songRequest),
  /** Must be the address of the session; absent: it is taken from there. */
  clientEmail: optionalLine(limits.email),
  /** The booking that it is about; absent: the one whose link opened the session. */
  bookingId: optionalLine(limits.name),
  leaveBlank: honeypot,
  idempotencyKey,
});

/** A checked request: texts trimmed, what was left empty is `null`. */
export type ClientRequestInput = z.output<typeof clientRequestForm>;

/** Names of the form's fields, as they stand in the markup and in the JSON body. */
export type ClientRequestField = keyof z.input<typeof clientRequestForm>;

/** The answer to a stored request. */
export const clientRequestReceipt = z.object({ success: z.literal(true) });

/** Longest token of a link that is looked at, in characters. */
const longestToken = 2000;

/** A link of a mail, opened in place of another client's session. */
export const linkForm = z.object({ token: optionalLine(longestToken), email: optionalLine(limits.email) });
