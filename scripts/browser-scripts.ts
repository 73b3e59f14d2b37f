import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

/*
 * What every page loads is one file that shares nothing with others: a shared file would be one more to wait for. The
 * islands share theirs, React among them. Each service worker is one file.
 */

const client = "src/client.ts";
const hydration = "src/platform/islands/hydrate.tsx";
/** Imported by the first script on demand; each a file that shares nothing. */
const later = [
  "src/interaction.browser.ts",
  "src/features/site/sections/favorites.browser.ts",
  "src/features/site/sections/show-clock.browser.ts",
  "src/features/site/sections/dates.browser.ts",
  "src/features/home/tab-of-visit.browser.ts",
];
/** Of the administration, which stores evenings, and of the portal. */
const serviceWorkers = {
  admin: "src/features/evening/dj/offline/evening-worker.browser.ts",
  portal: "src/features/push/portal-worker.browser.ts",
} as const;
const ending = ".island.tsx";

const settings = {
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  metafile: true,
} as const satisfies BuildOptions;

/** @throws when an island's file is named differently, or two have one name */
async function nameOf(file: string, islands: readonly string[]): Promise<string> {
  const name = basename(file, ending);
  if (islands.filter((other) => basename(other, ending) === name).length > 1)
    throw new Error(`Two islands are called ${name}.`);
  const named = `export default island("${name}", `;
  if (!(await readFile(file, "utf8")).includes(named)) throw new Error(`${file} must end with: ${named}…`);
  return name;
}

/** The file of each entry by its source, and all files. */
function written({ outputs }: Metafile) {
  const files = Object.entries(outputs).map(([file, { entryPoint }]) => ({ name: basename(file), entryPoint }));
  const fileOf = (source: string): string => {
    const found = files.find(({ entryPoint }) => entryPoint === source);
    if (!found) throw new Error(`esbuild wrote nothing for ${source}`);
    return found.name;
  };
  return { fileOf, names: files.map(({ name }) => name) };
}

/** Imports of files built before become their addresses. */
function builtBefore(addresses: ReadonlyMap<string, string>): Plugin {
  return {
    name: "built-before",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const address = kind === "dynamic-import" ? addresses.get(resolve(resolveDir, path)) : undefined;
        return address === undefined ? undefined : { path: address, external: true };
      });
    },
  };
}

/**
 * @param sources all modules, the islands among them
 * @param url the address of a file in `outdir`
 */
export async function buildBrowserScripts(sources: readonly string[], outdir: string, url: (file: string) => string) {
  const islands = sources.filter((file) => file.endsWith(ending));
  const names = await Promise.all(islands.map((file) => nameOf(file, islands)));
  const [shared, ...alone] = await Promise.all([
    build({ ...settings, outdir, entryPoints: [hydration, ...islands], splitting: true }),
    ...[...later, ...Object.values(serviceWorkers)].map((source) =>
      build({ ...settings, outdir, entryPoints: [source] }),
    ),
  ]);
  const own = written(shared.metafile);
  const asides = alone.map(({ metafile }) => written(metafile));
  const workers = asides.splice(later.length);
  const workerFiles = Object.entries(serviceWorkers).map(([name, source], at): [string, string] => {
    const worker = workers[at];
    if (!worker) throw new Error(`There is no ${source}.`);
    return [name, worker.fileOf(source)];
  });
  const addresses = new Map([
    [resolve(hydration), url(own.fileOf(hydration))],
    ...asides.map(({ fileOf }, index): [string, string] => {
      const source = later[index] ?? "";
      return [resolve(source), url(fileOf(source))];
    }),
  ]);
  const first = await build({ ...settings, outdir, entryPoints: [client], plugins: [builtBefore(addresses)] });
  const script = written(first.metafile);
  return {
    script: script.fileOf(client),
    workers: Object.fromEntries(workerFiles),
    islands: Object.fromEntries(islands.map((file, index) => [names[index], url(own.fileOf(file))])),
    files: [...own.names, ...[...workers, ...asides].flatMap(({ names }) => names), ...script.names],
  };
}
