/** What was done just now without JavaScript, as the address says it. */
export const songNotices = {
  added: "The song is added.",
  pasted: "The songs are added.",
  saved: "Your change is saved.",
  removed: "The song is off the list.",
  moved: "The song is moved.",
  proposed: "Proposed. It waits for my yes.",
} as const;

export type SongNotice = keyof typeof songNotices;

export const isSongNotice = (value: string | undefined): value is SongNotice =>
  value !== undefined && Object.hasOwn(songNotices, value);
