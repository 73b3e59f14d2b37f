/**
 * The hours of music that a single service is priced by, as the rows of prices name them: with the steps so wide, a
 * shorter one and extra hours never cost less than the longer one.
 */
export const singleService = { least: 1, usual: 4, most: 8 } as const;

/** What a single service buys. */
export const singleServiceBuys =
  "Music for one part of the event in one room: the DJ, one sound system, one microphone.";
