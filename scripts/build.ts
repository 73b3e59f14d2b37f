import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { build } from "esbuild";
import { buildFonts } from "./fonts.ts";
import { islandLoaders } from "./island-loaders.ts";
import { buildStylesheets } from "./stylesheets.ts";
import { applyMigrations } from "./wrangler.ts";

/*
 * Makes public/assets: fonts, the stylesheets and the browser's scripts, each named by its content, and manifest.json,
 * from which the Worker learns the names. Runs before every bundling of the Worker (see [build] in wrangler.toml).
 */

const outDir = "public/assets";
const url = (file: string) => `/assets/${file}`;

const hashed = (name: string, bytes: string | Uint8Array) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return name.replace(/(\.\w+)$/, `-${hash}$1`);
};

/** Writes what is not there yet: a file named by its content never changes. */
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

async function writeFonts() {
  const fonts = await buildFonts();
  return Promise.all(
    fonts.map(async ({ fileName, bytes, rule, fallbackRules }) => {
      const file = await writeOnce(hashed(fileName, bytes), bytes);
      return { file, rules: `${rule(url(file))}\n${fallbackRules}` };
    }),
  );
}

/** The file of each sheet by its name. */
async function writeStylesheets(fontRules: readonly string[]): Promise<Record<string, string>> {
  const sheets = await buildStylesheets(await sources(/\.tsx?$/), await sources(/\.css$/), fontRules);
  const files = await Promise.all([...sheets].map(([name, css]) => writeOnce(hashed(`${name}.css`, css), css)));
  return Object.fromEntries([...sheets.keys()].map((name, index) => [name, files[index] ?? ""]));
}

async function writeScripts() {
  const { metafile } = await build({
    entryPoints: { client: "src/client.ts" },
    outdir: outDir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    metafile: true,
    plugins: [islandLoaders(await sources(/\.island\.tsx$/))],
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint === "src/client.ts");
  if (!entry) throw new Error("esbuild wrote no entry for src/client.ts");
  return { script: basename(entry[0]), files: outputs.map(([file]) => basename(file)) };
}

await mkdir(outDir, { recursive: true });
const [fonts, { script, files }] = await Promise.all([writeFonts(), writeScripts()]);
const { site = "", ...own } = await writeStylesheets(fonts.map(({ rules }) => rules));

const manifest = `${JSON.stringify(
  {
    stylesheet: url(site),
    sheets: Object.fromEntries(Object.entries(own).map(([name, file]) => [name, url(file)])),
    script: url(script),
    fonts: fonts.map(({ file }) => url(file)),
  },
  null,
  2,
)}\n`;
// An unchanged manifest is left alone: the Worker's bundler watches it.
const before = await readFile(`${outDir}/manifest.json`, "utf8").catch(() => "");
if (manifest !== before) await writeFile(`${outDir}/manifest.json`, manifest);

const kept = new Set(["manifest.json", site, ...Object.values(own), ...files, ...fonts.map(({ file }) => file)]);
for (const file of await readdir(outDir)) if (!kept.has(file)) await rm(`${outDir}/${file}`);

// `wrangler dev` by itself, in a checkout that has no local database yet.
if (process.env.WRANGLER_COMMAND === "dev" && !existsSync(".wrangler/state/v3/d1")) await applyMigrations([]);
