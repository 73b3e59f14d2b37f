/** Hours of music. Steps this wide keep a shorter booking with extra hours from costing less than a longer one. */
export const singleService = { least: 1, usual: 4, most: 8 } as const;

export const singleServiceBuys =
  "Music for one part of the event in one room: the DJ, one sound system, one microphone.";
