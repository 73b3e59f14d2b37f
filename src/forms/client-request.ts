import * as z from "zod/mini";
import { choice, honeypot, idempotencyKey, limits, optionalLine, requiredLine, requiredText } from "./fields.ts";

/** What a client can ask about, in the order of the form (section 5 of the specification). */
export const requestTypes = ["song-request", "timeline", "equipment", "special-request", "general"] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  "song-request": "Song Request",
  timeline: "Timeline Question",
  equipment: "Equipment Request",
  "special-request": "Special Request",
  general: "General Question",
};

/** Characters that a message must have at least. */
export const shortestMessage = 10;

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
