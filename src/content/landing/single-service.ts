/**
 * Hours of music by the columns of prices: with steps this wide, a shorter booking with extra hours never costs less
 * than the longer one.
 */
export const singleService = { least: 1, usual: 4, most: 8 } as const;

export const singleServiceBuys =
  "Music for one part of the event in one room: the DJ, one sound system, one microphone.";
