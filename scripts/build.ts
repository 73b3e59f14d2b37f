import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { buildBrowserScripts } from "./browser-scripts.ts";
import { buildFonts } from "./fonts.ts";
import { migratedTables } from "./migrated-sql.ts";
import { buildPdfLetters } from "./pdf-letters.ts";
import { buildStylesheets } from "./stylesheets.ts";
import { setUpDatabase } from "./wrangler.ts";

/*
 * Makes public/assets: fonts, stylesheets and browser scripts, each named by its content, manifest.json with the names
 * for the Worker, the letters of documents, and the tables of the migrations. wrangler runs it before it bundles the Worker ([build] in
 * wrangler.toml).
 */

const outDir = "public/assets";
const url = (file: string) => `/assets/${file}`;

const hashed = (name: string, bytes: string | Uint8Array) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return name.replace(/(\.\w+)$/, `-${hash}$1`);
};

/** For the Worker's bundle. */
async function writeWorkerData(): Promise<void> {
  await mkdir("dist", { recursive: true });
  await writeFile("dist/tables.json", JSON.stringify(migratedTables()));
  await writeFile("dist/pdf-letters.json", JSON.stringify(await buildPdfLetters()));
}

/** A file named by its content never changes. */
async function writeOnce(file: string, bytes: string | Uint8Array): Promise<string> {
  await writeFile(`${outDir}/${file}`, bytes, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return file;
}

const sources = async (ending: RegExp) =>
  (await readdir("src", { recursive: true }))
    .filter((file) => ending.test(file) && !file.includes(".test."))
    .sort()
    .map((file) => `src/${file}`);

/** Files, those that every page fetches first, and all rules. */
async function writeFonts() {
  const typefaces = await buildFonts();
  const files = typefaces.flatMap((typeface) => typeface.files);
  const written = await Promise.all(
    files.map(async ({ fileName, bytes, first, rule }) => {
      const file = await writeOnce(hashed(fileName, bytes), bytes);
      return { file, first, rule: rule(url(file)) };
    }),
  );
  return {
    files: written.map(({ file }) => file),
    first: written.flatMap(({ file, first }) => (first ? [file] : [])),
    rules: [...written.map(({ rule }) => rule), ...typefaces.map(({ fallbackRules }) => fallbackRules)],
  };
}

/** By name. */
async function writeStylesheets(fontRules: readonly string[]): Promise<Record<string, string>> {
  const sheets = await buildStylesheets(await sources(/\.tsx?$/), await sources(/\.css$/), fontRules);
  const files = await Promise.all([...sheets].map(([name, css]) => writeOnce(hashed(`${name}.css`, css), css)));
  return Object.fromEntries([...sheets.keys()].map((name, index) => [name, files[index] ?? ""]));
}

/** Changes with whatever can change a page's bytes. */
async function writeVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", ...(await sources(/\.(?:tsx?|css)$/))]) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 8);
}

await mkdir(outDir, { recursive: true });
const [fonts, { script, workers, islands, files }] = await Promise.all([
  writeFonts(),
  buildBrowserScripts(await sources(/\.tsx?$/), outDir, url),
  writeWorkerData(),
]);
const sheets = await writeStylesheets(fonts.rules);

const manifest = `${JSON.stringify(
  {
    version: await writeVersion(),
    sheets: Object.fromEntries(Object.entries(sheets).map(([name, file]) => [name, url(file)])),
    script: url(script),
    workers: Object.fromEntries(Object.entries(workers).map(([name, file]) => [name, url(file)])),
    islands,
    fonts: fonts.first.map(url),
  },
  null,
  2,
)}\n`;
await writeFile(`${outDir}/manifest.json`, manifest);

const kept = new Set(["manifest.json", ...Object.values(sheets), ...files, ...fonts.files]);
for (const file of await readdir(outDir)) if (!kept.has(file)) await rm(`${outDir}/${file}`);

// `wrangler dev` by itself, in a checkout without a local database.
if (process.env.WRANGLER_COMMAND === "dev" && !existsSync(".wrangler/state/v3/d1")) await setUpDatabase();
