import { songParts } from "../songs/same-song.ts";

const background =
  /\b(?:dinner|lunch|brunch|breakfast|buffet|meal|cocktails?|cena|almuerzo|comida|desayuno)\b|c[oó]ctel/i;
const kindOfMusic =
  /,|\b(?:background|bossa|choice|classical|instrumentals?|jazz|lounge|m[uú]sica?|motown|playlist|quiet|soft|songs|soul|suave)\b/i;

/** "Motown, low enough to talk" at dinner says what kind of music plays, and is no song to look for. */
export const isSongOf = (moment: string, { title, artist }: { title: string; artist: string | null }): boolean =>
  songParts(title, artist).artist !== null || !background.test(moment) || !kindOfMusic.test(title);

interface MomentOfSong {
  name: string;
  songTitle: string | null;
  songArtist: string | null;
}

export function songsOfMoments(moments: readonly MomentOfSong[]) {
  return moments.flatMap(({ name, songTitle: title, songArtist: artist }) =>
    title && isSongOf(name, { title, artist }) ? [{ moment: name, title, artist, explicit: null }] : [],
  );
}
