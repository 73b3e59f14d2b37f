import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Plugin } from "esbuild";

const ending = ".island.tsx";

/** One line of the table: the island's name and what fetches its code. @throws when file and island are named differently */
async function loaderOf(file: string): Promise<string> {
  const name = basename(file, ending);
  const named = `export default island("${name}", `;
  if (!(await readFile(file, "utf8")).includes(named)) throw new Error(`${file} must end with: ${named}…`);
  return `${JSON.stringify(name)}: () => import(${JSON.stringify(resolve(file))}),`;
}

/** Lets the browser's script import the module `islands`: the table of all islands among `files`, by name. */
export function islandLoaders(files: readonly string[]): Plugin {
  const islands = files.filter((file) => file.endsWith(ending));
  const names = islands.map((file) => basename(file, ending));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two islands are called ${twice}.`);
  return {
    name: "island-loaders",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^islands$/ }, ({ path }) => ({ path, namespace: "islands" }));
      onLoad({ filter: /.*/, namespace: "islands" }, async () => ({
        contents: `export const loaders = {${(await Promise.all(islands.map(loaderOf))).join("\n")}};`,
        resolveDir: ".",
      }));
    },
  };
}
