import declarations from "../../node_modules/schema-dts/dist/schema.d.ts?raw";

/*
 * The vocabulary of schema.org, read from the types that schema-dts makes of it: `XLeaf` names the interface that holds the
 * properties of type X, and `X` is a union of what may stand where an X is asked for.
 */

/** The interfaces: what each extends, and the properties that it adds, each with the names of what it may hold. */
const interfaces = new Map<string, { parents: string[]; properties: Map<string, string[]> }>();
for (const [, name = "", parents = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{\n(.*?)^\}/gms,
)) {
  const properties = [...body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.*?), "/gm)].map(
    ([, property = "", range = ""]): [string, string[]] => [property, range.split(" | ")],
  );
  interfaces.set(name, { parents: parents.split(", "), properties: new Map(properties) });
}

const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = "", union = ""]) => [
    name,
    union.split(" | "),
  ]),
);

/** Everything that may stand where one of `names` is asked for: types, `string` and its like, quoted literals. */
function allowed(names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const part of unions.get(name) ?? []) found.add(part);
  return found;
}

function rangeOf(parent: string, property: string): string[] | undefined {
  const { parents = [], properties } = interfaces.get(parent) ?? {};
  const own = properties?.get(property);
  if (own) return own;
  for (const next of parents) {
    const range = rangeOf(next, property);
    if (range) return range;
  }
  return undefined;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether `value` may stand in a property that holds what `range` names. */
function fits(value: unknown, range: Set<string>): boolean {
  if (!isNode(value)) return range.has(typeof value) || range.has(JSON.stringify(value));
  const type = value["@type"];
  return type === undefined ? range.has("IdReference") && "@id" in value : range.has(String(type));
}

/** What the vocabulary does not know, or does not allow, in a thing and all within it. `where` tells its place. */
export function faultsIn(thing: Node, where: string): string[] {
  const type = thing["@type"];
  if (type === undefined) return Object.keys(thing).every((key) => key === "@id") ? [] : [`${where} has no type`];
  const leaf = `${type}Leaf`;
  if (!interfaces.has(leaf)) return [`${where}: no type is called ${type}`];
  return Object.entries(thing).flatMap(([property, held]) => {
    if (property.startsWith("@")) return [];
    const place = `${where}.${property}`;
    const range = rangeOf(leaf, property);
    if (!range) return [`${place}: ${type} has no such property`];
    const values: readonly unknown[] = Array.isArray(held) ? held : [held];
    const one = allowed(range);
    return values.flatMap((value) => [
      ...(fits(value, one) ? [] : [`${place}: ${JSON.stringify(value)} is none of ${range.join(", ")}`]),
      ...(isNode(value) ? faultsIn(value, place) : []),
    ]);
  });
}
