/** The hours of music that a single service is priced by, as the rows of prices name them. */
export const singleService = { least: 2, usual: 4, most: 6 } as const;

/** What a single service buys, and what only a package does. */
export const singleServiceBuys =
  "Music for one part of the event in one room: the DJ, one sound system, one microphone.";
export const packageBuys = "The whole event: the DJ as MC, planning, microphones, more sound and light.";
