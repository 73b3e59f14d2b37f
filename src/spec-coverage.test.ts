import { describe, expect, it } from "vitest";
import privacy from "../docs/privacy.md?raw";
import reliability from "../docs/reliability.md?raw";
import security from "../docs/security.md?raw";
import coverage from "../docs/spec-coverage.md?raw";

/** Every file of the repository that the list may name, from its root. Nothing of them is loaded. */
const files = new Set(
  [
    import.meta.glob("./**/*"),
    import.meta.glob("../{e2e,scripts,migrations,dev}/**/*"),
    import.meta.glob("../*.{ts,toml,json}"),
  ]
    .flatMap(Object.keys)
    .map((file) => file.replace(/^\.\//, "src/").replace(/^\.\.\//, "")),
);

const sections = [...coverage.matchAll(/^## (\d)\. .*?\((\d+) statements\)$(.*?)(?=^## |$(?![\s\S]))/gms)].map(
  ([, number, count, text = ""]) => ({
    number,
    count: Number(count),
    rows: text
      .split("\n")
      .filter((line) => /^\| \d/.test(line))
      .map((line) => {
        const [, id = "", statement = "", built = "", tested = ""] = line.split("|").map((cell) => cell.trim());
        return { id, statement, built, tested };
      }),
  }),
);
const rows = sections.flatMap((section) => section.rows);
const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
const isOpen = (cell: string): boolean => /^open \([a-z ]+\)$/.test(cell);

describe("the list of the specification's statements", () => {
  it("has sections 2 to 9, each with as many statements as it says and no gap in their ids", () => {
    expect(sections.map(({ number }) => number)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const { number, count, rows: own } of sections)
      expect(own.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => `${number}.${index + 1}`));
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length);
  });

  it("names files that exist, or says that something is open", () => {
    const wrong = rows.flatMap(({ id, built, tested }) =>
      [built, tested].flatMap((cell) => {
        if (isOpen(cell)) return [];
        const missing = named(cell).filter((file) => !files.has(file));
        return named(cell).length === 0
          ? [`${id} is neither open nor done: ${cell}`]
          : missing.map((file) => `${id}: ${file}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("calls nothing tested that is not built, and only tests tests", () => {
    const early = rows.filter(({ built, tested }) => isOpen(built) && !isOpen(tested)).map(({ id }) => id);
    const others = rows.flatMap(({ tested }) => named(tested)).filter((file) => !/\.test\.tsx?$|^e2e\//.test(file));
    expect({ early, others }).toEqual({ early: [], others: [] });
  });
});

it("what the pages on security, reliability and privacy name is there", () => {
  const paths = [security, reliability, privacy].flatMap((page) =>
    named(page).filter((name) => /^(?:src|e2e|scripts)\/.*\./.test(name)),
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !files.has(path))).toEqual([]);
});

const tests = import.meta.glob<string>(["./**/*.test.ts", "../e2e/*.spec.ts"], { query: "?raw", import: "default" });
const textOf = (file: string) => tests[file.startsWith("src/") ? file.replace("src/", "./") : `../${file}`]?.() ?? "";

it("the tests that the table of safeguards quotes are in the files that it names", async () => {
  const [table = ""] = security.split("\n## ");
  let above: string[] = [];
  const wrong: string[] = [];
  for (const [, cell = ""] of table.matchAll(/^\| .+ \| (.+?) \|$/gm)) {
    const own = named(cell).filter((name) => files.has(name));
    above = cell.startsWith("the same") ? above : own;
    const texts = await Promise.all([...above, ...own].map(textOf));
    for (const [, quoted = ""] of cell.matchAll(/"([^"]+)"/g))
      if (!texts.some((text) => text.includes(quoted))) wrong.push(`${quoted}: ${above}`);
  }
  expect(wrong).toEqual([]);
});
