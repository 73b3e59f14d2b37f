import { expect, it } from "vitest";
import { isSongOf } from "./moment-songs.ts";

it.each([
  ["Dinner", "Moon River", null, true],
  ["Cena", "Bésame mucho", null, true],
  ["Dinner", "Motown, low enough to talk", null, false],
  ["Dinner", "Dinner music, the DJ's choice", null, false],
  ["Cena", "Música para la cena, a elección del DJ", null, false],
  ["Cocktail hour", "Bossa nova and easy soul", null, false],
  ["Dinner", "All That Jazz", "Chita Rivera", true],
  ["First dance", "Soul Song", null, true],
])("at %s, %s by %s is a song to look for: %s", (moment, title, artist, is) => {
  expect(isSongOf(moment, { title, artist })).toBe(is);
});
