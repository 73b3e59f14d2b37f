import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");
const left = new Set(["node_modules", ".git", ".wrangler", "test-results"].map((name) => resolve(root, name)));

/** The checkout with what was built, as far as sites and tests need it, in `folder`. */
export function copySources(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (from) => !left.has(resolve(from)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

const contentOf = (folder: string): string => join(folder, "src", "content");
const sampleOf = (folder: string): string => join(folder, "src", "test", "sample");

/** Imports that lead out of the folder of the content are changed by `outward`. */
function copyContent(from: string, to: string, outward: (path: string) => string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !file.includes(".test.") });
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"))) {
    const file = join(to, name);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(/"((?:\.\.\/)+)(?=(?:features|platform)\/)/g, (_, up) => `"${outward(up)}`),
    );
  }
}

export const isSample = (folder: string): boolean =>
  readFileSync(join(contentOf(folder), "business.ts"), "utf8").startsWith("// A made-up business");

/** Before an owner writes: tests go on with the words and facts of the sample, whatever becomes of src/content. */
export function keepSample(folder = root): void {
  if (isSample(folder) && !existsSync(sampleOf(folder)))
    copyContent(contentOf(folder), sampleOf(folder), (up) => `../${up}`);
}

const ignored = (folder: string): string => join(folder, "public", ".assetsignore");

/** Of headlines in English, and in the languages of a folder of content. */
const cardsOf = (content: string, folder: string): string[] =>
  readdirSync(join(folder, "public", "cards")).filter((file) => {
    const [, language] = /^(\w+)-/.exec(file) ?? [];
    return language === undefined || existsSync(join(content, "words", language));
  });

/** Cards, pictures and the files of the press kit that a folder of content names, as they lie in `public`. */
function filesNamedIn(folder: string, checkout: string): string[] {
  const textOf = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "");
  return [
    ...cardsOf(folder, checkout).map((file) => `/cards/${file}`),
    ...(textOf("pictures.ts").match(/\/pictures\/[\w.-]+/g) ?? []),
    ...[...textOf("press-files.ts").matchAll(/file: "(.+?)"/g)].map(([, file]) => `/press-kit/${file}`),
  ];
}

/** The files of the sample that tests look at beside the owner's: they stay in `public`, and are not deployed. */
export function keepSampleFiles(folder = root): ReadonlySet<string> {
  const own = new Set(filesNamedIn(contentOf(folder), folder));
  const kept = new Set(filesNamedIn(sampleOf(folder), folder).filter((file) => !own.has(file)));
  if (kept.size > 0) writeFileSync(ignored(folder), `${[...kept].sort().join("\n")}\n`);
  else rmSync(ignored(folder), { force: true });
  return kept;
}

/** As before an owner has written. */
export function putSampleBack(folder: string): void {
  if (!existsSync(sampleOf(folder))) return;
  rmSync(ignored(folder), { force: true });
  rmSync(contentOf(folder), { recursive: true });
  copyContent(sampleOf(folder), contentOf(folder), (up) => up.replace("../", ""));
}
