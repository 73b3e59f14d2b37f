import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SAMPLE_ROWS } from "./wrangler.ts";

/** How many columns each table has, by its name. */
export function migratedTables(): Record<string, number> {
  const database = new DatabaseSync(":memory:");
  for (const statement of migratedSql()) database.exec(statement);
  const counted = database.prepare(
    "SELECT name, (SELECT count(*) FROM pragma_table_info(sqlite_master.name)) AS columns FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const tables = counted.all().map(({ name, columns }) => [String(name), Number(columns)] as const);
  database.close();
  return Object.fromEntries(tables);
}

/** Makes a database as migrations and sample rows leave it. Rows come before triggers, which saves time in tests. */
export function migratedSql(rowsFile = SAMPLE_ROWS): string[] {
  const database = new DatabaseSync(":memory:");
  try {
    const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
    for (const file of [...migrations.sort().map((name) => join("migrations", name)), rowsFile])
      database.exec(readFileSync(file, "utf8"));
    const texts = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map(({ text }) => String(text));
    const made = (what: string) => texts(`SELECT sql AS text FROM sqlite_master WHERE sql IS NOT NULL AND ${what}`);
    const tables = texts("SELECT name AS text FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    const rows = tables.flatMap((table) => {
      const columns = texts(`SELECT name AS text FROM pragma_table_info('${table}')`);
      const values = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
      const all = texts(`SELECT '(' || ${values} || ')' AS text FROM "${table}"`);
      return all.length > 0 ? [`INSERT INTO "${table}" VALUES ${all.join(", ")}`] : [];
    });
    // Triggers come last, so that none counts the rows again.
    return [
      ...made("type = 'table' AND name NOT LIKE 'sqlite_%'"),
      ...rows,
      ...made("type IN ('index', 'view')"),
      ...made("type = 'trigger'"),
    ];
  } finally {
    database.close();
  }
}
