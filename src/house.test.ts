import { expect, it } from "vitest";

/** From the street up to the roof: a file may import from its own floor and from those above it in this list. */
const floors = [
  ["first-paths", "paths", "portal-paths", "admin-paths", "content", "dates", "money"],
  ["forms"],
  ["ui"],
  ["islands"],
  ["components"],
  ["metadata"],
  ["pages"],
  ["render"],
  ["links", "calendar"],
  ["env"],
  ["db"],
  ["leads", "mail", "newsletter", "now-playing", "spotify", "portal", "admin"],
  ["middleware"],
  ["routes"],
  ["app"],
  ["index"],
];

/** Rooms of one floor that may not look into each other, and floors that a page and all below it never see. */
const behindThePages = [
  "links",
  "calendar",
  "env",
  "db",
  "leads",
  "mail",
  "newsletter",
  "now-playing",
  "spotify",
  "portal",
  "admin",
  "middleware",
  "routes",
  "app",
  "index",
];

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

const roomOf = (file: string): string => /^\.\/([^/.]+)/.exec(file)?.[1] ?? "";
const floorOf = (file: string): number => floors.findIndex((rooms) => rooms.includes(roomOf(file)));

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function importsOf(from: string, code: string): Import[] {
  return [...code.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm)].map(
    ([, type, fixed, lazy]) => {
      const { pathname } = new URL(fixed ?? lazy ?? "", `file:///${from.slice(2)}`);
      return { from, to: `.${pathname}`, typeOnly: type !== undefined };
    },
  );
}

const imports = Object.entries(sources)
  .filter(([file]) => !/\.test\.|\.d\.ts$|^\.\/test\//.test(file))
  .flatMap(([file, code]) => importsOf(file, code))
  .filter(({ to }) => to in sources);

it("knows every room", () => {
  const unknown = Object.keys(sources).filter(
    (file) => floorOf(file) < 0 && !/\.test\.|\.d\.ts$|^\.\/test\//.test(file),
  );
  expect(unknown).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});

it("imports point one way", () => {
  const upward = imports
    .filter(({ typeOnly }) => !typeOnly)
    .filter(({ from, to }) => floorOf(to) > floorOf(from))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(upward).toEqual([]);
});

it("pages and what they are made of take props alone", () => {
  const peeking = imports
    .filter(({ typeOnly, from }) => !typeOnly && floorOf(from) <= floorOf("./render"))
    .filter(({ to }) => behindThePages.includes(roomOf(to)))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(peeking).toEqual([]);
});
