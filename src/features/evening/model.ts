/** Of the DJ, on what the client is shown of an evening. */
export const recapDecisions = ["released", "withheld"] as const;

/** `waiting`: the DJ has not looked at it yet. */
export type RecapState = (typeof recapDecisions)[number] | "waiting";

/** In pixels, of the picture to share: a portrait, as feeds show it whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;
