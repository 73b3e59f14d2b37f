import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "oxc-parser";

/** That a source names another one, or a package. */
export interface Import {
  from: string;
  /** A path from the checkout's root, or the package's name. */
  to: string;
  isTypeOnly: boolean;
}

/** What each source below src imports, tests left out. */
export function importsOfSources(): { files: string[]; imports: Import[] } {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^test\//.test(file))
    .map((file) => `src/${file}`)
    .sort();
  return { files, imports: files.flatMap(importsOf) };
}

function importsOf(from: string): Import[] {
  const text = readFileSync(from, "utf8");
  const { module } = parseSync(from, text);
  const named = (name: string, isTypeOnly: boolean): Import => ({
    from,
    to: name.startsWith(".") ? join(dirname(from), name) : name,
    isTypeOnly,
  });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      named(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [named(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      named(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), false),
    ),
  ];
}
