import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

type ValuesOf<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferInsert"]]: Table["$inferInsert"][Column] | SQLWrapper;
};

/** Inserts a row for each of `from` ("from … where …"). A column that is not named gets its default. */
export function insertFrom<Table extends SQLiteTable>(db: Database, table: Table, values: ValuesOf<Table>, from: SQL) {
  const named: Readonly<Record<string, unknown>> = values;
  const selected = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    if (column.generated) return [];
    const value = named[name] === undefined ? (column.default ?? null) : named[name];
    return value === null || isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`select ${sql.join(selected, sql`, `)} ${from}`);
}
