import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const named = (shape: RegExp) =>
  env.TEST_DATABASE.flatMap((sql) => {
    const [, name = "", table = ""] = shape.exec(sql) ?? [];
    return name ? [{ sql, name, table }] : [];
  });

const tables = named(/^CREATE TABLE [`"](\w+)/);
const rows = named(/^INSERT INTO [`"](\w+)/);
/** Others stay: SQLite reads all statements anew once the schema has changed. */
const refusing = named(/^CREATE TRIGGER (\w+) AFTER (?:DELETE|UPDATE) ON (\w+)/).filter(({ sql }) =>
  sql.includes("RAISE"),
);
/** Triggers of other tables write it, so it is the last. */
const versions = "content_versions";

function withDependents(changed: ReadonlySet<string>): ReadonlySet<string> {
  const all = tables.filter(
    ({ sql, name }) =>
      changed.has(name) || [...sql.matchAll(/REFERENCES [`"](\w+)/gi)].some(([, to = ""]) => changed.has(to)),
  );
  return all.length === changed.size ? changed : withDependents(new Set(all.map(({ name }) => name)));
}

type Contents = Record<string, string | null>;

let contentsQuery = "SELECT 1";
let fresh: Contents | null = null;

async function queryForContents(): Promise<string> {
  const columns = await env.DB.batch<{ name: string }>(
    tables.map(({ name }) => env.DB.prepare(`SELECT name FROM pragma_table_info('${name}')`)),
  );
  const texts = tables.map(({ name }, index) => {
    const values = columns[index]?.results.map((column) => `quote("${column.name}")`).join(" || ");
    return `(SELECT group_concat(${values}) FROM "${name}") AS "${name}"`;
  });
  return `SELECT (SELECT total(length(sql)) FROM sqlite_master) AS schema, ${texts.join(", ")}`;
}

/** Null where a table has another schema. */
const contents = () =>
  env.DB.prepare(contentsQuery)
    .first<Contents>()
    .catch(() => null);

async function emptyStores(): Promise<void> {
  const [kept, pictures] = await Promise.all([env.NOW_PLAYING.list(), env.PICTURES?.list()]);
  await Promise.all(kept.keys.map(({ name }) => env.NOW_PLAYING.delete(name)));
  if (pictures?.objects.length) await env.PICTURES?.delete(pictures.objects.map(({ key }) => key));
}

/** Restores only changed rows, because a new database takes longer than most tests. */
export async function beginWithNewDatabase(): Promise<void> {
  const [found] = await Promise.all([contents(), emptyStores()]);
  if (!found || !fresh || found.schema !== fresh.schema) {
    // `reset` empties only active stores, which reading has woken.
    await reset();
    await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)));
    contentsQuery = await queryForContents();
    fresh = await contents();
    return;
  }
  const before = fresh;
  const changed = new Set(Object.keys(found).filter((name) => found[name] !== before[name]));
  if (changed.size === 0) return;
  const again = new Set([...changed, ...withDependents(new Set([...changed].filter((name) => before[name] !== null)))]);
  const refused = refusing.filter(({ table }) => again.has(table));
  again.delete(versions);
  const all = [...again, versions];
  await env.DB.batch(
    [
      "PRAGMA defer_foreign_keys = on",
      ...refused.map(({ name }) => `DROP TRIGGER "${name}"`),
      ...all.map((name) => `DELETE FROM "${name}"`),
      ...all.flatMap((name) => rows.filter((row) => row.name === name).map(({ sql }) => sql)),
      ...refused.map(({ sql }) => sql),
    ].map((sql) => env.DB.prepare(sql)),
  );
}
