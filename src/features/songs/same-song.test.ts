import { expect, it } from "vitest";
import { isSameSong, isVersionOf, songKey, songParts } from "./same-song.ts";

it.each([
  ["September", "Earth, Wind & Fire", "september - Earth Wind & Fire", null],
  ["September", "Earth, Wind & Fire", "SEPTEMBER – earth wind and fire", null],
  ["September - 2018 Remaster", "Earth, Wind & Fire", "September (Remastered)", "Earth Wind and Fire"],
  ["Don't Stop Me Now", "Queen", "Dont stop me now!", "queen"],
  ["Uptown Funk (feat. Bruno Mars)", "Mark Ronson", "uptown funk", "Mark Ronson ft. Bruno Mars"],
  ["Mr. Brightside", "The Killers", "Mr Brightside", "Killers"],
  ["Déjà Vu", "Beyoncé", "deja vu", "BEYONCE"],
  ["TiK ToK", "Ke$ha", "Tik Tok", "Kesha"],
  ["Raise Your Glass", "P!nk", "raise your glass", "Pink"],
  ["Y.M.C.A.", "Village People", "YMCA", "the village people"],
])("knows %s (%s) by another spelling", (title, artist, other, by) => {
  expect(songKey(other, by)).toBe(songKey(title, artist));
});

it.each([
  ["Hello", "Adele", "Hello", "Lionel Richie"],
  ["One", "U2", "One More Time", "Daft Punk"],
  ["One", null, "One More Time", null],
])("keeps %s (%s) apart from another song", (title, artist, other, by) => {
  expect(isSameSong(songKey(title, artist), songKey(other, by))).toBe(false);
});

it("takes a title without an artist for the one that names it, whichever comes first", () => {
  const [bare, whole] = [songKey("september", null), songKey("September", "Earth, Wind & Fire")];
  expect([bare === whole, isSameSong(bare, whole), isSameSong(whole, bare)]).toEqual([false, true, true]);
});

it("leaves a title whole that has no dash, and what is nothing but a mark", () => {
  expect(songParts("Stand by Me", null)).toEqual({ title: "Stand by Me", artist: null });
  expect(songParts("Anti-Hero", null)).toEqual({ title: "Anti-Hero", artist: null });
  expect(songParts("Crazy - Gnarls Barkley", null)).toEqual({ title: "Crazy", artist: "Gnarls Barkley" });
  expect(songKey("(feat. Bruno Mars)", null)).not.toBe("|");
});

it.each([
  ["cha-cha slide (casper)", null, "Cha Cha Slide", "DJ Casper", true],
  ["Macarena (Bayside Boys Remix)", "Los del Rio", "Macarena", null, true],
  ["Macarena - Live in Sevilla", "Los Del Río", "Macarena", "Los del Rio", true],
  ["Sweet Caroline (feat. Nobody) [Karaoke Version]", "Anyone", "Sweet Caroline", null, true],
  ["DJ Casper - Cha Cha Slide (Original Live Platinum Band Mix)", null, "Cha Cha Slide", "DJ Casper", true],
  ["Hello", "Lionel Richie", "Hello", "Adele", false],
  ["Chicken Soup", null, "Chicken", null, false],
  ["(I Can't Get No) Satisfaction", "The Rolling Stones", "Satisfaction", "Rolling Stones", true],
])("%s by %s against the do-not-play %s by %s: %s", (title, artist, other, by, is) => {
  expect(isVersionOf({ title, artist }, { title: other, artist: by })).toBe(is);
});
