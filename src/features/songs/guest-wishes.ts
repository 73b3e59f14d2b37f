/** Where a guest's wish stands. `held` waits for the DJ's look at its words. */
export const wishStates = ["held", "asked", "next", "playing", "played", "declined"] as const;
export type WishState = (typeof wishStates)[number];
