/** How much a client wants a song. */
export const songWishes = ["must-play", "play-if-possible", "do-not-play"] as const;
export type SongWish = (typeof songWishes)[number];

export const songWishLabels: Readonly<Record<SongWish, string>> = {
  "must-play": "Must play",
  "play-if-possible": "Play if possible",
  "do-not-play": "Do not play",
};

/** Songs that one booking may have. */
export const maxSongs = 2000;
