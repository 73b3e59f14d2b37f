import { and, eq, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { UploadedPicture } from "../../content/picture.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { askedRows, type Position, pageBy } from "../../database/page-of.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { ContentKind } from "./dj/forms/content-kind.ts";
import { raiseVersionsQuery } from "./versions.ts";

/** `at` is its place in the order. */
export interface ListedRow {
  id: string;
  title: string;
  note: string;
  at: number;
  published?: boolean;
  picture?: { name: string; upload: UploadedPicture | null };
}

export type FormTexts = Readonly<Record<string, string>>;

export interface ShownRow {
  title: string;
  texts: FormTexts;
}

export interface ContentRows<Form, Row> {
  kind: ContentKind;
  list(db: Database, after: Position<number> | null): PromiseLike<ListedRow[]>;
  row(db: Database, id: string): RunnableQuery<Row[], "sqlite">;
  shown(row: Row): ShownRow;
  /** Adds fields that the form lacks, or refuses it. */
  complete?(db: Database, id: string, form: Form): Promise<{ form: Form } | { issue: FieldIssue }>;
  /** Skipped when its id or {@link unique} value exists. */
  insert(db: Database, id: string, form: Form, now: number): BatchItem<"sqlite">;
  /** Skipped when another row has the {@link unique} value. */
  update(db: Database, id: string, form: Form, now: number): RunnableQuery<{ id: string }[], "sqlite">;
  remove(db: Database, id: string): BatchItem<"sqlite">;
  others?(db: Database, id: string, form: Form): BatchItem<"sqlite"> | null;
  unique?: {
    others(db: Database, id: string, form: Form): RunnableQuery<{ id: string }[], "sqlite"> & SQLWrapper;
    issue: FieldIssue;
  };
  costs?(form: Form): SQL;
}

type OwnTable = SQLiteTable & { id: AnySQLiteColumn<{ data: string; notNull: true }> };

export function listOf<Table extends OwnTable>(
  table: Table,
  column: AnySQLiteColumn,
  order: "asc" | "desc",
  listed: (row: Table["$inferSelect"]) => Omit<ListedRow, "id">,
): ContentRows<unknown, unknown>["list"];
export function listOf(
  table: OwnTable,
  column: AnySQLiteColumn,
  order: "asc" | "desc",
  listed: (row: OwnTable["$inferSelect"]) => Omit<ListedRow, "id">,
): ContentRows<unknown, unknown>["list"] {
  return async (db, after) => {
    const { where, orderBy } = pageBy(column, table.id, order, after);
    const rows = await db
      .select()
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map((row) => ({ id: row.id, ...listed(row) }));
  };
}

type OwnColumns<Table extends OwnTable> = Omit<Table["$inferInsert"], "id" | "createdAt">;

export function storedIn<Table extends OwnTable, Form>(
  table: Table,
  columnsOf: (form: Form) => { [Column in keyof OwnColumns<Table>]: OwnColumns<Table>[Column] | SQL },
): Pick<ContentRows<Form, Table["$inferSelect"]>, "row" | "insert" | "update" | "remove">;
export function storedIn(table: OwnTable, columnsOf: (form: unknown) => Readonly<Record<string, unknown>>) {
  const named = (id: string) => eq(table.id, id);
  return {
    row: (db: Database, id: string) => db.select().from(table).where(named(id)),
    insert: (db: Database, id: string, form: unknown, now: number) =>
      insertFrom(db, table, { ...columnsOf(form), id, createdAt: now }, sql`where true`).onConflictDoNothing(),
    update: (db: Database, id: string, form: unknown) =>
      db.update(table).set(columnsOf(form)).where(named(id)).returning({ id: table.id }),
    remove: (db: Database, id: string) => db.delete(table).where(named(id)),
  };
}

type Rows<Form> = Omit<ContentRows<Form, never>, "list" | "row" | "shown">;

/** `by` is the administrator's e-mail. */
interface Change {
  id: string;
  by: string;
  now: number;
}

const named = (kind: ContentKind, id: string) => sql`select 1 from ${sql.identifier(kind)} where id = ${id}`;

/** Only where `condition` holds before the change. */
const priceChangedQuery = (db: Database, kind: ContentKind, { id, by, now }: Change, condition: SQL | undefined) =>
  auditQuery(db, { what: "price-changed", who: by, about: `${kind}/${id}` }, now, condition);

/** The form makes the id, so that sending it twice stores one row. Gives an issue, or null. */
export async function addRow<Form>(rows: Rows<Form>, db: Database, form: Form, change: Change) {
  const issue = await storeRow(rows, db, form, change, true);
  return issue === "gone" ? null : issue;
}

/** Gives an issue, or `gone` without such a row. */
export const changeRow = <Form>(rows: Rows<Form>, db: Database, form: Form, change: Change) =>
  storeRow(rows, db, form, change, false);

async function storeRow<Form>(
  { kind, unique, costs, ...rows }: Rows<Form>,
  db: Database,
  given: Form,
  change: Change,
  isNew: boolean,
): Promise<FieldIssue | "gone" | null> {
  const { id, now } = change;
  const completed = (await rows.complete?.(db, id, given)) ?? { form: given };
  if ("issue" in completed) return completed.issue;
  const { form } = completed;
  const isFree = unique && notExists(unique.others(db, id, form));
  const row = named(kind, id);
  const costsOther =
    costs && (isNew ? sql`not exists (${row} and ${costs(form)})` : sql`exists (${row} and not (${costs(form)}))`);
  const { updated, taken } = await batchOf(db, {
    price: costsOther ? priceChangedQuery(db, kind, change, and(costsOther, isFree)) : null,
    inserted: isNew ? rows.insert(db, id, form, now) : null,
    // An upsert would fail on another row's unique value.
    updated: rows.update(db, id, form, now),
    version: raiseVersionsQuery(db, kind),
    others: rows.others?.(db, id, form) ?? null,
    taken: unique?.others(db, id, form) ?? null,
  });
  if (updated.length > 0) return null;
  return unique && taken && taken.length > 0 ? unique.issue : "gone";
}

export async function removeRow<Form>(
  { kind, costs, remove }: Rows<Form>,
  db: Database,
  change: Change,
): Promise<void> {
  await batchOf(db, {
    price: costs ? priceChangedQuery(db, kind, change, sql`exists (${named(kind, change.id)})`) : null,
    removed: remove(db, change.id),
    version: raiseVersionsQuery(db, kind),
  });
}

export async function findRow<Row>(
  rows: Pick<ContentRows<never, Row>, "row" | "shown">,
  db: Database,
  id: string,
): Promise<ShownRow | null> {
  const [[row]] = await db.batch([rows.row(db, id)]);
  return row ? rows.shown(row) : null;
}

export const orEmpty = (value: string | null): string => value ?? "";

/** As a form sends a checkbox. */
export const ticked = (value: boolean): string => (value ? "on" : "");
