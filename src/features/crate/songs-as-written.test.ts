import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { crateTracks } from "../../database/schema/crate.ts";
import { songKey } from "../songs/same-song.ts";
import { findInCrate } from "./find-songs.ts";
import written from "./songs-as-written.txt?raw";
import { crateKeys } from "./store.ts";
import { trackOf } from "./track-fields.ts";

/*
 * The list has three parts: songs as a DJ's library names them (" + " between several that are right) with three ways in which
 * couples and guests write each; other tracks of that library; songs that it does not have, though it has something alike.
 */

const db = primary(env.DB);

const [songs = [], others = [], absent = []] = written
  .trim()
  .split("\n\n")
  .map((part) => part.split("\n").map((line) => line.split(" # ")));

const readName = (text: string) => {
  const [title = "", artist = ""] = text.split("|").map((name) => name.trim());
  return { title, artist: artist || null, explicit: null };
};

async function stock(name: string): Promise<string[]> {
  const { title, artist } = readName(name);
  const tracks = title.split(" + ").flatMap((each) => trackOf({ title: each, artist: artist ?? "" }) ?? []);
  const rows = tracks.map((track) => ({ ...track, ...crateKeys(track.title, track.artist), id: crypto.randomUUID() }));
  await db.insert(crateTracks).values(rows);
  return rows.map(({ id }) => id);
}

async function find(names: readonly string[]) {
  const asked = names.map(readName);
  const found = new Map((await findInCrate(db, asked)).map((song) => [song.key, song]));
  return asked.map(({ title, artist }) => found.get(songKey(title, artist)));
}

it("of what people write 97 % is found and 99 % at least offered, and nothing else is taken for it", async () => {
  const ids: string[][] = [];
  for (const [name = ""] of songs) ids.push(await stock(name));
  for (const name of others.flat()) await stock(name);

  const wrong: string[] = [];
  const offered: string[] = [];
  const unfound: string[] = [];
  for (const way of [1, 2, 3]) {
    const matches = await find(songs.map((ways) => ways[way] ?? ""));
    for (const [at, match] of matches.entries()) {
      const isRight = ({ id }: { id: string }) => ids[at]?.includes(id);
      const name = `${match?.title} | ${match?.artist}`;
      if (match?.track) {
        if (!isRight(match.track)) wrong.push(`${name}: ${match.track.title}`);
      } else (match?.others.some(isRight) ? offered : unfound).push(name);
    }
  }
  for (const match of await find(absent.flat()))
    if (match?.track) wrong.push(`${match.title} | ${match.artist}: ${match.track.title}`);

  const of = 3 * songs.length;
  expect(wrong).toEqual([]);
  expect(unfound.length, unfound.join("\n")).toBeLessThanOrEqual(0.01 * of);
  expect(unfound.length + offered.length, offered.join("\n")).toBeLessThanOrEqual(0.03 * of);
});
