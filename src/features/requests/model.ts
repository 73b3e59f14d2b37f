/** In the form's order. */
export const messageTypes = ["song-request", "timeline", "equipment", "special-request", "general"] as const;

export const planTypes = ["postpone", "cancel"] as const;

/** By mail, to any mail of the site. */
export const replyType = "reply";

/** The client has confirmed another one. */
export const addressType = "address";

export const requestTypes = [...messageTypes, ...planTypes, replyType, addressType] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  "song-request": "Song Request",
  timeline: "Timeline Question",
  equipment: "Equipment Request",
  "special-request": "Special Request",
  general: "General Question",
  postpone: "Another date",
  cancel: "Cancellation",
  reply: "Reply by email",
  address: "New email",
};
