import { expect, it } from "vitest";

/** From the ground up: a room may import from its own floor and from those before it. Types may come from above. */
const floors = [
  [
    ...["content", "vocabulary", "forms", "paths", "pricing", "planning"],
    ...["dates", "months", "show-times", "sunset", "money", "numbers", "durations"],
  ],
  ["ui"],
  ["env", "env-variables", "web"],
  ["db"],
  ["mail"],
  ["business"],
  ["site", "portal", "admin"],
  ["app-base"],
  ["app", "client", "moved", "cron"],
  ["index"],
];

const areas = ["site", "portal", "admin"];

/** Folders of an area that its features share. */
const shared = ["frame", "sections"];

/** Rooms that a page and what it is made of never see: they take props. */
const behindPages = ["env", "env-variables", "db", "mail", "business"];

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const isSource = (file: string) => !/\.test\.|\.d\.ts$|^\.\/test\//.test(file);

const parts = (file: string) => file.split("/").slice(1);

/** The room of a file: its first folder, or its own name at the root. An area's address tables lie on the ground. */
const roomOf = (file: string): string =>
  /^\.\/(?:site|portal|admin)\/(?:\w+-)?paths\.ts$/.test(file) ? "paths" : (parts(file)[0] ?? "").replace(/\..*$/, "");

const floorOf = (file: string): number => floors.findIndex((rooms) => rooms.includes(roomOf(file)));

/** The feature of a file in an area; null for what is none of a feature's own. */
const featureOf = (file: string): string | null => (parts(file).length > 2 ? (parts(file)[1] ?? null) : null);

interface Import {
  from: string;
  to: string;
}

/** What `code` imports for more than its types. */
const importsOf = (from: string, code: string): Import[] =>
  [...code.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm)].flatMap(
    ([, type, fixed, lazy]) =>
      type ? [] : [{ from, to: `.${new URL(fixed ?? lazy ?? "", `file:///${from.slice(2)}`).pathname}` }],
  );

const imports = Object.entries(sources)
  .filter(([file]) => isSource(file))
  .flatMap(([file, code]) => importsOf(file, code))
  .filter(({ to }) => to in sources);

const named = (wrong: (each: Import) => boolean) =>
  imports.filter(wrong).map(({ from, to }) => `${from} imports ${to}`);

it("knows every room", () => {
  expect(Object.keys(sources).filter((file) => isSource(file) && floorOf(file) < 0)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it("imports point one way", () => {
  expect(named(({ from, to }) => floorOf(to) > floorOf(from))).toEqual([]);
});

it("no area looks into another one", () => {
  const areaOf = (file: string) => areas.find((area) => area === roomOf(file));
  expect(named(({ from, to }) => Boolean(areaOf(from) && areaOf(to)) && areaOf(from) !== areaOf(to))).toEqual([]);
});

it("no feature looks into another one of its area, and what features share looks into none", () => {
  const wrong = ({ from, to }: Import) => {
    const [of, into] = [featureOf(from), featureOf(to)];
    return areas.includes(roomOf(from)) && roomOf(from) === roomOf(to) && of !== null && into !== null && of !== into;
  };
  expect(named((each) => wrong(each) && !shared.includes(featureOf(each.to) ?? ""))).toEqual([]);
});

/** A file of components: pages, sections, islands and the parts of `ui`; not the routes, which read and answer. */
const isMarkup = (file: string) =>
  [...areas, "ui"].includes(roomOf(file)) &&
  file.endsWith(".tsx") &&
  !/new Hono|: Context|: (?:readonly )?PublicRoute|createMiddleware|formRoute\(/.test(sources[file] ?? "");

it("pages and what they are made of take props alone", () => {
  expect(named(({ from, to }) => isMarkup(from) && behindPages.includes(roomOf(to)))).toEqual([]);
});

it("what runs in the browser is made of islands, ui and the ground alone", () => {
  const seen = new Set<string>();
  const reach = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from, to } of imports) if (from === file) reach(to);
  };
  for (const file of Object.keys(sources)) if (file.endsWith(".island.tsx")) reach(file);
  reach("./client.ts");
  expect(seen.size).toBeGreaterThan(60);
  expect([...seen].filter((file) => behindPages.includes(roomOf(file)))).toEqual([]);
});

it("business goes in no circle between its rooms", () => {
  const roomIn = (file: string) => /^\.\/business\/([^/]+)\//.exec(file)?.[1] ?? "";
  const ways = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (roomIn(from) === "" || roomIn(to) === "" || roomIn(from) === roomIn(to)) continue;
    // Tables are read where they are needed: a page is one round trip.
    if (to.endsWith("/schema.ts")) continue;
    ways.set(roomIn(from), (ways.get(roomIn(from)) ?? new Set()).add(roomIn(to)));
  }
  const comesBack = (room: string, way: readonly string[]): string[] =>
    [...(ways.get(room) ?? [])].flatMap((next) => {
      if (next === way[0]) return [[...way, next].join(" → ")];
      return way.includes(next) ? [] : comesBack(next, [...way, next]);
    });
  expect([...ways.keys()].flatMap((room) => comesBack(room, [room]))).toEqual([]);
});

/** What has its first line at the left edge: its name, and its code up to the next empty line. */
const definitions = /^(?:export )?(?:const|(async )?function) (\w+)((?:.*\n)(?:.+\n)*)/gm;

it("a statement that waits for its batch is told from a promise by its name", () => {
  const wrong: string[] = [];
  let found = 0;
  for (const [file, code] of Object.entries(sources)) {
    if (!isSource(file) || !["business", "mail"].includes(roomOf(file))) continue;
    for (const [, isAsync, name = "", body = ""] of code.matchAll(definitions)) {
      const isNamed = /Quer(?:y|ies)$/.test(name);
      const isPromise = isAsync !== undefined || /^ = async\b/.test(body);
      const isStatement =
        !isPromise && /^ = \([^{}]*=>\s+(?:db\s*\.(?:select|insert|update|delete)|\[\s*db\s*\.)/.test(body);
      if (isStatement) found += 1;
      if (isNamed ? isPromise : isStatement) wrong.push(`${file}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(80);
});

it("code and its comments are in American English; only the stored status is spelled as the specification has it", () => {
  const british =
    /\w*(?:[Cc]olour|[Ff]avour|[Hh]onour|[Nn]eighbour|[Ff]lavour|[Bb]ehaviour|[Ll]icence|[Pp]ractis|[Oo]rganis|[Rr]ecognis|[Aa]uthoris|[Cc]ancelling|[Tt]ravell|[Ll]abelled(?!by)|centre|metre)\w*|\b(?:grey|programme|[Tt]owards|[Aa]fterwards|[Ww]hilst)\b/g;
  const comment = /^\s*(?:\/\/|\/?\*).*\bcancelled\b(?!["'`])/gm;
  // The public pages' own test lists these words, and this one.
  const others = Object.entries(sources).filter(([file]) => !/(?:house|statements)\.test\.ts$/.test(file));
  expect(others.flatMap(([file, code]) => (code.match(british) ?? []).map((word) => `${file}: ${word}`))).toEqual([]);
  expect(others.flatMap(([file, code]) => (code.match(comment) ?? []).map((line) => `${file}: ${line}`))).toEqual([]);
});
