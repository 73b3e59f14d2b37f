/** A song is title and artist together. */
export const momentLabels = {
  name: "Moment",
  minutes: "Length",
  pinnedAt: "Begins at",
  songTitle: "Song",
  songArtist: "Artist",
  leader: "Who leads",
  note: "Notes",
  sayIt: "Say it like this",
  speech: "Needs a microphone",
  dancing: "Guests dance",
} as const;
