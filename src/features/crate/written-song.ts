import { artistNames, songParts, titleWords, versionlessKey } from "../songs/same-song.ts";
import { soundKey } from "../songs/sound.ts";

export interface NamedSong {
  title: string;
  artist: string | null;
  explicit: boolean | null;
}

export const bareTitle = (title: string, artist: string | null): string => {
  const [bare = ""] = versionlessKey(title, artist ?? "-").split("|");
  return bare;
};

export interface Reading {
  title: string;
  artist: string | null;
  isGuess?: boolean;
}

/** A typed line may hold both title and artist, in either order, around a dash or "by", or with nothing between. */
export function readings({ title, artist }: NamedSong): Reading[] {
  if (artist !== null) return [{ title, artist }];
  const parts = songParts(title, null);
  if (parts.artist !== null) return [parts, { title: parts.artist, artist: parts.title }];
  const [, first, second] = /^(.*\S)\s+by\s+(\S.*)$/i.exec(title) ?? [];
  const words = title.split(/\s+/);
  return [
    parts,
    ...(first && second ? [{ title: first, artist: second }] : []),
    ...words.slice(1).flatMap((_, at) => {
      const [one, other] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
      return [
        { title: one, artist: other, isGuess: true },
        { title: other, artist: one, isGuess: true },
      ];
    }),
  ];
}

export interface Beginnings {
  artist: string;
  first: string;
  last: string;
}

/** Where to look for a song whose title is mistyped: how artists' keys begin, and the first and last letters of its title. */
export const beginningsOf = (song: NamedSong): Beginnings[] =>
  readings(song)
    .filter(({ isGuess }) => !isGuess)
    .flatMap(({ title, artist }) => {
      const words = titleWords(title).join(" ");
      const [first, last] = [words.slice(0, 3), words.slice(-3)];
      const names = artist === null ? [] : [artist, ...artistNames(artist)].map((name) => soundKey(name).slice(0, 2));
      return [...new Set(names)].filter((name) => name.length > 1).map((name) => ({ artist: name, first, last }));
    });

const articles = ["a", "el", "la", "los", "las"];

/** Bracketed words at a title's ends are left out. */
export function soughtTitles(song: NamedSong): string[] {
  return readings(song)
    .filter(({ isGuess }) => !isGuess)
    .flatMap(({ title, artist }) => {
      const words = titleWords(title);
      const parts = words.flatMap((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at).join(" ")]);
      const bare = bareTitle(title, artist);
      const named = articles.map((article) => `${article} ${bare}`);
      return [bare, ...named, ...parts, words.map((word) => (word === "part" ? "pt" : word)).join(" ")];
    });
}
