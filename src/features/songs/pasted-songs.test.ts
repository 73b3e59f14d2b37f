import { describe, expect, it } from "vitest";
import { pastedTable, readPastedSongs } from "./pasted-songs.ts";

const read = (text: string, order: "artist-first" | "title-first" = "artist-first") =>
  readPastedSongs(text, order).songs.map(({ artist, title, seconds, explicit, doubt }) =>
    [artist, title, seconds, explicit, doubt].filter((each) => each !== null),
  );

describe("a pasted line", () => {
  it.each([
    ["Earth, Wind & Fire – September", ["Earth, Wind & Fire", "September"]],
    ["Earth, Wind & Fire - September", ["Earth, Wind & Fire", "September"]],
    ["12. Queen — Don't Stop Me Now (3:29)", ["Queen", "Don't Stop Me Now", 209]],
    ["3) ABBA - Dancing Queen", ["ABBA", "Dancing Queen"]],
    ["• ABBA - Dancing Queen", ["ABBA", "Dancing Queen"]],
    ["50 Cent - In Da Club", ["50 Cent", "In Da Club"]],
    ["Jay-Z - 99 Problems", ["Jay-Z", "99 Problems"]],
    ["Taylor Swift\tAnti-Hero", ["Taylor Swift", "Anti-Hero"]],
    ["Queen - Bohemian Rhapsody - Remastered 2011", ["Queen", "Bohemian Rhapsody (Remastered 2011)"]],
    ["A - B - C", ["A", "B - C", "several dashes"]],
    ["Stand by Me", ["Stand by Me", "no artist"]],
    ['Etta James - "At Last"', ["Etta James", "At Last"]],
  ])("%s", (line, song) => {
    expect(read(line)).toEqual([song]);
  });

  it("with a gap as long as a list may be is read at once", () => {
    expect(read(`Stand${" ".repeat(190_000)}by Me`)).toEqual([["Stand by Me", "no artist"]]);
  });

  it("is read the other way round when the list is so", () => {
    expect(read("September - Earth, Wind & Fire\nAt Last – Etta James", "title-first")).toEqual([
      ["Earth, Wind & Fire", "September"],
      ["Etta James", "At Last"],
    ]);
  });

  it("loses its number where all lines count on, and is left out where it is no song", () => {
    expect(read("1 ABBA - Waterloo\r\n2 ABBA - Fernando")).toEqual([
      ["ABBA", "Waterloo"],
      ["ABBA", "Fernando"],
    ]);
    expect(read("1999 - Prince\n7 Years")).toEqual([
      ["1999", "Prince"],
      ["7 Years", "no artist"],
    ]);
    expect(readPastedSongs(`---\n${"x".repeat(300)}\n\nABBA - Waterloo`, "artist-first")).toMatchObject({
      songs: [{ title: "Waterloo" }],
      unread: ["---", "x".repeat(200)],
    });
  });
});

describe("an exported playlist", () => {
  it.each([
    [
      "Exportify",
      `\uFEFF"Track URI","Track Name","Artist URI(s)","Artist Name(s)","Track Duration (ms)","Explicit"\n"spotify:1","Say ""Hi"", You","a","Mark Ronson,Bruno Mars","269666","true"\n"spotify:2","September","b","Earth\\, Wind & Fire","215093","false"\n`,
      [
        ["Mark Ronson feat. Bruno Mars", 'Say "Hi", You', 270, true],
        ["Earth, Wind & Fire", "September", 215, false],
      ],
    ],
    [
      "TuneMyMusic",
      'Track name,Artist name,Album,Playlist name,Type,ISRC,Spotify - id\r\nSeptember,"Earth, Wind & Fire",Best,Ours,Playlist,US1,3\r\n,Nobody,,,,,\r\n',
      [["Earth, Wind & Fire", "September"]],
    ],
    [
      "a sheet with semicolons",
      "Artist;Title;Length\nABBA;Waterloo;2:46\nABBA;Fernando;",
      [
        ["ABBA", "Waterloo", 166],
        ["ABBA", "Fernando"],
      ],
    ],
  ])("of %s is read by its columns", (_, table, songs) => {
    expect(read(table)).toEqual(songs);
  });

  it("is what is sent once more, and read back the same", () => {
    const { songs } = readPastedSongs(
      'Earth, Wind & Fire - "Heroes" and a "Tab"\nA;B - C\nStand by Me (2:59)',
      "artist-first",
    );
    const again = readPastedSongs(pastedTable(songs), "title-first");
    expect(again.from).toBe("table");
    expect(again.songs.map(({ title, artist }) => [title, artist])).toEqual([
      ['"Heroes" and a "Tab"', "Earth, Wind & Fire"],
      ["C", "A;B"],
      ["Stand by Me", null],
    ]);
  });
});
