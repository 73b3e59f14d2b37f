import code from "virtual:sources";
import { expect, it } from "vitest";

/* Where code may lie, and which way imports point (docs/architecture.md). */

const { files, imports, writes } = code;
const tests = Object.keys(import.meta.glob("./**/*.test.{ts,tsx}"));

const nounOf = (file: string) => /^src\/features\/([\w-]+)\//.exec(file)?.[1] ?? null;

const audienceOf = (file: string): string | null =>
  /^src\/features\/admin\//.test(file)
    ? "dj"
    : /^src\/features\/portal\//.test(file)
      ? "client"
      : (/^src\/features\/[\w-]+\/(visitor|client|dj|guest)\//.exec(file)?.[1] ?? null);

const isLeaf = (file: string) => /(?:^|[/-])paths\.ts$|\/(?:model|form)\.tsx?$|^src\/platform\/[\w-]+\.ts$/.test(file);

const isFrame = (file: string) => /^src\/features\/(?:site|portal|admin)\//.test(file);

const floorOf = (file: string): number => {
  if (/^src\/content\//.test(file)) return 0;
  if (/^src\/(?:database\/|env)/.test(file)) return 1;
  if (/^src\/platform\//.test(file)) return 2;
  if (/^src\/features\//.test(file)) return 3;
  return /^src\/[\w-]+(?:\.browser)?\.tsx?$/.test(file) ? 4 : Number.NaN;
};

const sources = new Set(files);
const within = imports.filter(({ to }) => sources.has(to));

type Import = (typeof imports)[number];
const named = (list: readonly Import[]) => list.map(({ from, to }) => `${from} imports ${to}`);

it("knows the place of every file", () => {
  expect(files.filter((file) => Number.isNaN(floorOf(file)))).toEqual([]);
  expect(within.length).toBeGreaterThan(1000);
});

it("imports point down, those of types as well", () => {
  expect(named(within.filter(({ from, to }) => floorOf(to) > floorOf(from) && !isLeaf(to)))).toEqual([]);
});

it("a noun uses nothing of another one's pages but parts of pages for the same people", () => {
  const isPage = (file: string) => /(?:^|[/-])(?:page|route)\.tsx?$/.test(file);
  const wrong = within.filter(({ from, to }) => {
    if (!nounOf(from) || nounOf(from) === nounOf(to) || isLeaf(to)) return false;
    const into = audienceOf(to);
    if (into === null || isFrame(to)) return false;
    // Those pages alone load the styles of their components; the administration has one sheet.
    const isStyledThere = into !== "dj" && to.endsWith(".tsx");
    return isPage(to) || isStyledThere || into !== audienceOf(from);
  });
  expect(named(wrong.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([]);
});

it("components take props: they read no tables, no settings and no mail", () => {
  const isHandling = (to: string) => /^hono|\/(?:form|public)-route\.ts$/.test(to);
  const handlers = new Set(imports.filter(({ to }) => isHandling(to)).map(({ from }) => from));
  const isBehind = (file: string) => /^src\/(?:database\/|env|platform\/mail\/)/.test(file);
  const wrong = within.filter(
    ({ from, to, isTypeOnly }) =>
      from.startsWith("src/features/") && from.endsWith(".tsx") && !handlers.has(from) && isBehind(to) && !isTypeOnly,
  );
  expect(named(wrong)).toEqual([]);
});

it("nothing of the database, the settings and the mails reaches the browser", () => {
  const next = Map.groupBy(
    within.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const seen = new Set<string>();
  const reach = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { to } of next.get(file) ?? []) reach(to);
  };
  for (const file of files) if (/\.(?:island|browser)\.tsx?$/.test(file) || file === "src/client.ts") reach(file);
  expect(seen.size).toBeGreaterThan(60);
  expect([...seen].filter((file) => /^src\/(?:database\/|env|platform\/mail\/)/.test(file))).toEqual([]);
});

it("files go in no circle, not by types either", () => {
  let left = within;
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const [imported, importing] = [new Set(left.map(({ to }) => to)), new Set(left.map(({ from }) => from))];
    left = left.filter(({ from, to }) => imported.has(from) && importing.has(to));
  }
  expect(named(left)).toEqual([]);
});

it("nouns go in no circle, not by types either", () => {
  // Tables and frames are open to all; pages use whatever they show.
  const own = within.filter(
    ({ from, to }) => !isLeaf(to) && !audienceOf(from) && !audienceOf(to) && !isFrame(from) && !isFrame(to),
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of own) {
    const [of, into] = [nounOf(from), nounOf(to)];
    if (of && into && of !== into) next.set(of, (next.get(of) ?? new Set()).add(into));
  }
  const comesBack = (noun: string, way: readonly string[]): string[] =>
    [...(next.get(noun) ?? [])].flatMap((to) => {
      if (to === way[0]) return [[...way, to].join(" → ")];
      return way.includes(to) ? [] : comesBack(to, [...way, to]);
    });
  expect([...next.keys()].flatMap((noun) => comesBack(noun, [noun]))).toEqual([]);
});

it("every noun has a test beside it", () => {
  const tested = new Set(tests.map((file) => /^\.\/features\/([\w-]+)\//.exec(file)?.[1]));
  const nouns = new Set(files.flatMap((file) => nounOf(file) ?? []));
  expect(nouns.size).toBeGreaterThan(20);
  expect([...nouns].filter((noun) => !tested.has(noun))).toEqual([]);
});

const nounsOf: Readonly<Record<string, readonly string[]>> = {
  administrators: ["admin"],
  audit: ["admin"],
  operation: ["admin"],
  "song-search": ["songs"],
  content: ["content", "prices", "mixes", "gallery", "reviews", "blog", "live", "settings", "uploads"],
  dates: ["dates", "waitlist"],
  expenses: ["payments"],
  "kept-cards": ["payments"],
  quotes: ["quotes", "prices"],
  timeline: ["timeline", "proposals", "changes"],
};

/** Rows that another noun writes in one batch with its own. */
const alsoWritten: readonly string[] = [
  ...[
    "contracts writes bookings",
    "contracts writes paymentParts",
    "payments writes bookings",
    "bookings writes quotes",
    "bookings writes paymentParts",
  ],
  "bookings writes amendments",
  "leads writes clientRequests",
  ...["bookings writes contactEvents", "quotes writes contactEvents", "quotes writes contacts"],
  ...["evening writes guestPages", "evening writes guestRequests", "evening writes planTicks"],
  ...["invites writes planChanges", "invites writes planComments", "timeline writes planKeys"],
  ...["bookings writes outbox", "timeline writes outbox"],
  ...["imports writes contacts", "imports writes bookings", "imports writes payments"],
  ...["imports writes contractVersions", "imports writes signatures", "imports writes countersignatures"],
  ...["imports writes newsletterSubscribers", "imports writes songRequests"],
];

it("rows are written by their own noun alone, but where a person is erased or what is over is cleared", () => {
  expect(writes.length).toBeGreaterThan(150);
  const isClearing = (file: string) => /^src\/features\/people\//.test(file);
  const others = writes.flatMap(({ from, schema, table }) => {
    const noun = nounOf(from);
    const isOwn = noun ? (nounsOf[schema] ?? [schema]).includes(noun) : /^src\/platform\/mail\//.test(from);
    return isOwn || isClearing(from) ? [] : [`${noun} writes ${table}`];
  });
  expect([...new Set(others)].filter((other) => !alsoWritten.includes(other))).toEqual([]);
});
