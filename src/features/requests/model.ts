/** In the form's order. */
export const requestTypes = ["song-request", "timeline", "equipment", "special-request", "general"] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  "song-request": "Song Request",
  timeline: "Timeline Question",
  equipment: "Equipment Request",
  "special-request": "Special Request",
  general: "General Question",
};
