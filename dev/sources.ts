import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";

interface Import {
  from: string;
  /** A path from the checkout's root, or the package's name. */
  to: string;
  isTypeOnly: boolean;
}

/** The table's name is its file's in src/database/schema. */
interface TableUse {
  from: string;
  schema: string;
  table: string;
  method: string;
}

/** All strings of a file and what its markup says, joined. */
interface Words {
  file: string;
  text: string;
}

/** Below src, tests left out. `words` are those beside the content, for the tests of the second business alone. */
export interface Sources {
  files: string[];
  imports: Import[];
  writes: TableUse[];
  reads: TableUse[];
  words: Words[];
}

export function readSources(): Sources {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^test\//.test(file))
    .map((file) => `src/${file}`)
    .sort();
  const spoken = process.env.TEST_BUSINESS ? files.filter((file) => !file.startsWith("src/content/")) : [];
  return {
    files,
    imports: files.flatMap(importsOf),
    writes: files.flatMap((file) => usesOf(file, ["insert", "update", "delete"])),
    reads: files.flatMap((file) => usesOf(file, ["from", "innerJoin", "leftJoin"])),
    words: spoken.map((file) => ({ file, text: wordsOf(file) })),
  };
}

function wordsOf(file: string): string {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const said: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") said.push(value);
    },
    TemplateElement({ value }) {
      said.push(value.raw);
    },
    JSXText({ value }) {
      said.push(value);
    },
  }).visit(program);
  return said.join("\n");
}

const tableFile = /database\/schema\/([\w-]+)\.ts$/;

/** `db.insert(table)`, or another of the `methods`, of imported tables. */
function usesOf(from: string, methods: readonly string[]): TableUse[] {
  const parsed = parseSync(from, readFileSync(from, "utf8"));
  const schemas = new Map(
    parsed.module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const [, schema] = tableFile.exec(moduleRequest.value) ?? [];
      return schema ? entries.map(({ localName }): [string, string] => [localName.value, schema]) : [];
    }),
  );
  const found: TableUse[] = [];
  if (schemas.size > 0)
    new Visitor({
      CallExpression({ callee, arguments: [table] }) {
        if (callee.type !== "MemberExpression" || callee.computed || table?.type !== "Identifier") return;
        const schema = schemas.get(table.name);
        const method = callee.property.name;
        if (schema && methods.includes(method)) found.push({ from, schema, table: table.name, method });
      },
    }).visit(parsed.program);
  return found;
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
