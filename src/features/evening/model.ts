/** Of the DJ, on what the client is shown of an evening. */
export const recapDecisions = ["released", "withheld"] as const;

/** `waiting`: the DJ has not looked at it yet. */
export type RecapState = (typeof recapDecisions)[number] | "waiting";
