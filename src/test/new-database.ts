import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const named = (shape: RegExp) =>
  env.TEST_DATABASE.flatMap((sql) => {
    const [, name = "", table = ""] = shape.exec(sql) ?? [];
    return name ? [{ sql, name, table }] : [];
  });

const tables = named(/^CREATE TABLE [`"](\w+)/);
const rows = named(/^INSERT INTO [`"](\w+)/);
const triggers = named(/^CREATE TRIGGER [`"]?(\w+)[\s\S]*? ON [`"]?(\w+)/);

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
  return `SELECT (SELECT group_concat(sql) FROM (SELECT sql FROM sqlite_master ORDER BY name)) AS schema, ${texts.join(", ")}`;
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
  const again = withDependents(changed);
  const theirs = triggers.filter(({ table }) => again.has(table));
  await env.DB.batch(
    [
      "PRAGMA defer_foreign_keys = on",
      ...theirs.map(({ name }) => `DROP TRIGGER "${name}"`),
      ...[...again].map((name) => `DELETE FROM "${name}"`),
      ...rows.filter(({ name }) => again.has(name)).map(({ sql }) => sql),
      ...theirs.map(({ sql }) => sql),
    ].map((sql) => env.DB.prepare(sql)),
  );
}
