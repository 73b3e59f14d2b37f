export const recapDecisions = ["released", "withheld"] as const;

/** `waiting`: the DJ has not decided yet. */
export type RecapState = (typeof recapDecisions)[number] | "waiting";

/** Pixels: feeds show this portrait format whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;
