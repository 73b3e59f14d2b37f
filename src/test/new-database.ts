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

/** `changed` and the tables whose rows may go with theirs. */
function withDependents(changed: ReadonlySet<string>): ReadonlySet<string> {
  const all = tables.filter(
    ({ sql, name }) =>
      changed.has(name) || [...sql.matchAll(/REFERENCES [`"](\w+)/gi)].some(([, to = ""]) => changed.has(to)),
  );
  return all.length === changed.size ? changed : withDependents(new Set(all.map(({ name }) => name)));
}

/** What the tables hold, each as one text, and as `schema` how they are made. */
type Contents = Record<string, string | null>;

let contentsQuery = "SELECT 1";
let fresh: Contents | null = null;

/** A statement that reads the tables that are there now. */
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

/** What the database holds; null where a table is not what it was. */
const contents = () =>
  env.DB.prepare(contentsQuery)
    .first<Contents>()
    .catch(() => null);

/** Empties KV and R2, which hold a few entries at most. */
async function emptyStores(): Promise<void> {
  const [kept, pictures] = await Promise.all([env.NOW_PLAYING.list(), env.PICTURES?.list()]);
  await Promise.all(kept.keys.map(({ name }) => env.NOW_PLAYING.delete(name)));
  if (pictures?.objects.length) await env.PICTURES?.delete(pictures.objects.map(({ key }) => key));
}

/**
 * Gives a test the database with the rows of the sample, and an empty KV and R2. A new one takes longer than most tests, every
 * other one of which only reads: what was changed is put back, and all is made anew only where more than rows was changed.
 */
export async function beginWithNewDatabase(): Promise<void> {
  const [found] = await Promise.all([contents(), emptyStores()]);
  if (!found || !fresh || found.schema !== fresh.schema) {
    // Only a store that is awake is emptied, which reading it has done.
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
