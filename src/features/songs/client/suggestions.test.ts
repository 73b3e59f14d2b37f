import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { crateTracks } from "../../../database/schema/crate.ts";
import { songSearchTurn } from "../../../database/schema/song-search.ts";
import type { Bindings } from "../../../env.ts";
import { get, visit } from "../../../test/site.ts";
import { openSongList } from "../../../test/song-list.ts";
import { crateKeys } from "../../crate/store.ts";
import { askMusicBrainz } from "../search/musicbrainz.ts";
import { searchedWords } from "../search/suggest.ts";
import { songSuggestionsFor } from "./paths.ts";

const db = primary(env.DB);
const musicBrainz = String(env.MUSICBRAINZ_URL);
const turn = (freeAt: number) => db.update(songSearchTurn).set({ freeAt });

const callsFor = async (words: string) => {
  const calls: { agent: string; words: string }[] = await (await fetch(`${musicBrainz}/calls`)).json();
  return calls.filter((call) => call.words === words);
};

it("suggests from the DJ's crate first, each song once by its plainest name, and no file's place", async () => {
  const mine = await openSongList();
  await db.insert(crateTracks).values(
    (
      [
        ["Déjà Vu (Clean Intro)", "Beyoncé", 241],
        ["Déjà Vu", "Beyoncé", 240],
        ["Halo", "Beyoncé", 261],
      ] as const
    ).map(([title, artist, seconds]) => ({
      id: `/Users/dj/${title}.mp3`,
      location: `/Users/dj/${title}.mp3`,
      title,
      artist,
      seconds,
      ...crateKeys(title, artist),
    })),
  );
  const ask = async (typed: string) => {
    const answer = await visit(get(songSuggestionsFor(typed), mine.client), { MUSICBRAINZ_URL: "" });
    const text = await answer.text();
    expect(text).not.toContain("/Users");
    const { songs }: { songs: { title: string; artist: string; seconds: number | null }[] } = JSON.parse(text);
    return songs.map(({ title, seconds }) => [title, seconds]);
  };
  expect(await ask("deja v")).toEqual([["Déjà Vu", 240]]);
  expect(await ask("halo")).toEqual([["Halo", 261]]);
  expect(await ask("beyonc")).toEqual([
    ["Déjà Vu", 240],
    ["Halo", 261],
  ]);
});

it("suggests nothing that a client typed, and what MusicBrainz knows, asked once and with a name", async () => {
  const theirs = await openSongList();
  await theirs.add("September Morn", { artist: "Neil Diamond", note: "for Grandma", seconds: 233 });
  const mine = await openSongList();
  const ask = async (typed: string, bindings: Partial<Bindings> = {}) => {
    const answer = await visit(get(songSuggestionsFor(typed), mine.client), bindings);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const { songs, more }: { songs: { title: string; artist: string; seconds: number }[]; more: boolean } =
      await answer.json();
    return { titles: songs.map(({ title, artist, seconds }) => [title, artist, seconds]), more };
  };
  const known = [
    ["September", "Earth, Wind & Fire", 215],
    ["September Song", "JP Cooper", 220],
  ];

  expect(await ask("septem", { MUSICBRAINZ_URL: "" })).toEqual({ titles: [], more: false });
  expect(await callsFor("septem")).toEqual([]);
  expect(await ask("septem")).toEqual({ titles: known, more: false });
  expect(await ask("Septem ")).toEqual({ titles: known, more: false });
  const calls = await callsFor("septem");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.agent).toMatch(/^SunsetBayDJ\/1\.0 \( https:\/\/sunsetbaydj\.example \)$/);

  await turn(Date.now() + 60_000);
  expect(await ask("neil")).toEqual({ titles: [], more: true });
  expect(await ask("abba")).toEqual({ titles: [], more: true });
  expect(await callsFor("abba")).toEqual([]);
  await turn(0);
  expect((await ask("abba")).titles).toEqual([["Dancing Queen", "ABBA", 231]]);

  for (const fault of ["faultdown", "faultbusy", "faulthtml"]) {
    await turn(0);
    expect(await ask(fault)).toEqual({ titles: [], more: false });
  }
  const [waits] = await db.select().from(songSearchTurn);
  expect(waits?.freeAt).toBeGreaterThan(Date.now() + 10_000);
  expect(await ask("s")).toEqual({ titles: [], more: false });
});

it("takes length and clean or explicit where they are known", async () => {
  const found = await askMusicBrainz({ url: musicBrainz, siteOrigin: "https://site.test" }, "herre");
  expect(found.map(({ seconds, explicit }) => [seconds, explicit])).toEqual([
    [228, true],
    [229, false],
  ]);
  const [unknown] = await askMusicBrainz({ url: musicBrainz, siteOrigin: "https://site.test" }, "sandstorm");
  expect(unknown).toMatchObject({ artist: "Darude", seconds: null, explicit: null });
});

it.each([
  ['  Don\'t "Stop" (Me) && ', "dont stop me"],
  ["a", ""],
  ["Déjà Vu", "déjà vu"],
  ["one two three four five six seven", "one two three four five six"],
])("searches %s as %s", (typed, words) => {
  expect(searchedWords(typed)).toBe(words);
});
