import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { build, transform } from "esbuild";
import { createGenerator } from "unocss";
import unoConfig from "../uno.config.ts";
import { buildFonts } from "./fonts.ts";
import { islandLoaders } from "./island-loaders.ts";
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

/** Areas with a sheet of their own, which only their pages load. */
const areas = ["portal", "admin"] as const;
const areaOf = (file: string) => areas.find((area) => file.startsWith(`src/${area}/`));

const layers = "@layer base, properties, theme, icons, components, uno-shortcuts, uno-default;";

/** The utilities that `files` use. */
async function utilitiesIn(files: readonly string[]): Promise<Set<string>> {
  const generator = await createGenerator(unoConfig);
  const used = new Set<string>();
  for (const file of files) await generator.applyExtractors(await readFile(file, "utf8"), file, used);
  return used;
}

/** What stands before the utilities (`rules`), hand-written styles beside the components, then the utilities. */
async function writeStylesheet(name: string, rules: readonly string[], styles: readonly string[], used: Set<string>) {
  const generator = await createGenerator(unoConfig);
  const utilities = await generator.generate(used, { preflights: true });
  const own = await Promise.all(styles.map((file) => readFile(file, "utf8")));
  const { code } = await transform([layers, ...rules, ...own, utilities.css].join("\n"), {
    loader: "css",
    minify: true,
    target: ["chrome120", "safari17", "firefox121"],
  });
  return writeOnce(hashed(`${name}.css`, code), code);
}

/** The sheet of every page, and those that the areas add to it. */
async function writeStylesheets(fontRules: readonly string[]) {
  const [markup, styles] = await Promise.all([sources(/\.tsx?$/), sources(/\.css$/)]);
  const everywhere = await utilitiesIn(markup.filter((file) => !areaOf(file)));
  const of = (area: string | undefined) => (file: string) => areaOf(file) === area;
  const added = async (area: (typeof areas)[number]) => {
    const used = await utilitiesIn(markup.filter(of(area)));
    for (const utility of everywhere) used.delete(utility);
    return writeStylesheet(area, [], styles.filter(of(area)), used);
  };
  return {
    site: await writeStylesheet("site", fontRules, styles.filter(of(undefined)), everywhere),
    portal: await added("portal"),
    admin: await added("admin"),
  };
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

/** A short name for the sources: whatever can change a page's bytes changes it. */
async function writeVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", ...(await sources(/\.(?:tsx?|css)$/))]) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 8);
}

await mkdir(outDir, { recursive: true });
const [fonts, { script, files }] = await Promise.all([writeFonts(), writeScripts()]);
const { site: stylesheet, portal, admin } = await writeStylesheets(fonts.map(({ rules }) => rules));

const manifest = `${JSON.stringify(
  {
    version: await writeVersion(),
    stylesheet: url(stylesheet),
    areas: { portal: url(portal), admin: url(admin) },
    script: url(script),
    fonts: fonts.map(({ file }) => url(file)),
  },
  null,
  2,
)}\n`;
// An unchanged manifest is left alone: the Worker's bundler watches it.
const before = await readFile(`${outDir}/manifest.json`, "utf8").catch(() => "");
if (manifest !== before) await writeFile(`${outDir}/manifest.json`, manifest);

const kept = new Set(["manifest.json", stylesheet, portal, admin, ...files, ...fonts.map(({ file }) => file)]);
for (const file of await readdir(outDir)) if (!kept.has(file)) await rm(`${outDir}/${file}`);

// `wrangler dev` by itself, in a checkout that has no local database yet.
if (process.env.WRANGLER_COMMAND === "dev" && !existsSync(".wrangler/state/v3/d1")) await applyMigrations([]);
