import { expect, it } from "vitest";
import security from "../docs/security.md?raw";
import readme from "../README.md?raw";

/** Every file that a page may name; none is loaded. A glob leaves out its own file. */
const files = new Set([
  "src/docs.test.ts",
  ...[
    import.meta.glob("./**/*"),
    import.meta.glob("../{e2e,scripts,migrations,sample,dev,docs}/**/*"),
    import.meta.glob("../*.{ts,toml,json,md}"),
  ]
    .flatMap(Object.keys)
    .map((file) => file.replace(/^\.\//, "src/").replace(/^\.\.\//, "")),
]);
const isThere = (path: string): boolean => {
  const name = path.replace(/\/$/, "");
  // An owner may take a page or a language out: the sample keeps it.
  return [name, name.replace(/^src\/content\b/, "src/test/sample")].some(
    (each) => files.has(each) || [...files].some((file) => file.startsWith(`${each}/`)),
  );
};

const named = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);

const docs = import.meta.glob<string>(["../docs/*.md", "../docs/decisions/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = [
  ...Object.entries(docs).map(([file, text]) => ({ file: file.replace("../", ""), text })),
  { file: "README.md", text: readme },
];

it("every page names paths that exist, and links to pages that exist", () => {
  const wrong = pages.flatMap(({ file, text }) => {
    const paths = named(text).filter((name) => /^(?:src|e2e|scripts)\/[^\s*{<…]+$/.test(name));
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = ""]) =>
      new URL(link, `file:///${file}`).pathname.slice(1),
    );
    return [...paths, ...links].filter((path) => !isThere(path)).map((path) => `${file}: ${path}`);
  });
  expect(wrong).toEqual([]);
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

const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default" });

it("a number that stands beside its name in the code is the one in the file", async () => {
  const stated = pages.flatMap(({ text }) =>
    [...text.matchAll(/([\d,]+)[^\d`(]*\(`(\w+)` in `src\/([^`]+)`\)/g)].map(
      ([, number = "", name = "", source = ""]) => ({ name, number: number.replaceAll(",", ""), source }),
    ),
  );
  const inCode = await Promise.all(
    stated.map(async ({ name, source }) =>
      new RegExp(`const ${name} = ([\\d_]+);`).exec((await sources[`./${source}`]?.()) ?? "")?.[1]?.replaceAll("_", ""),
    ),
  );
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.map(({ number }) => number)).toEqual(inCode);
});
