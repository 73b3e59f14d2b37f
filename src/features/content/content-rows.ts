import { and, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { UploadedPicture } from "../../content/picture.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import type { Position } from "../../database/page-of.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { ContentKind } from "./dj/forms/content-kind.ts";
import { raiseVersionsQuery } from "./versions.ts";

/** A row as lists show it. `at` is its place in the list's order. */
export interface ListedRow {
  id: string;
  title: string;
  note: string;
  at: number;
  /** Of a post: whether the public sees it. */
  published?: boolean;
  /** Of a picture: which one, by its name, and what was uploaded under that name. */
  picture?: { name: string; upload: UploadedPicture | null };
}

/** Texts of a form's fields, by name. */
export type FormTexts = Readonly<Record<string, string>>;

/** What a row's form shows, and by what the row is known. */
export interface ShownRow {
  title: string;
  texts: FormTexts;
}

/** The rows of one kind of content. Statements of a change run in the batch of {@link addRow} and its like, which tells pages. */
export interface ContentRows<Form, Row> {
  kind: ContentKind;
  /** One page of rows and the first of the next page, if there is one. */
  list(db: Database, after: Position<number> | null): PromiseLike<ListedRow[]>;
  /** A statement that reads the row of `id`, for the batch of its page. */
  row(db: Database, id: string): RunnableQuery<Row[], "sqlite">;
  shown(row: Row): ShownRow;
  /** What a form lacks that rows have; or what stands against it. */
  complete?(db: Database, id: string, form: Form): Promise<{ form: Form } | { issue: FieldIssue }>;
  /** Stores a new row, unless its id or what is {@link unique} of it is there. */
  insert(db: Database, id: string, form: Form, now: number): BatchItem<"sqlite">;
  /** Changes a row, unless another one has what is {@link unique} of it. Gives its id. */
  update(db: Database, id: string, form: Form, now: number): RunnableQuery<{ id: string }[], "sqlite">;
  remove(db: Database, id: string): BatchItem<"sqlite">;
  /** Changes of other rows that come with this one, if there are any. */
  others?(db: Database, id: string, form: Form): BatchItem<"sqlite"> | null;
  /** What no other row may have, and what the form says when one has it. */
  unique?: {
    others(db: Database, id: string, form: Form): RunnableQuery<{ id: string }[], "sqlite"> & SQLWrapper;
    issue: FieldIssue;
  };
  /** Of rows with a price: that a row costs what the form says. */
  costs?(form: Form): SQL;
}

type Rows<Form> = Omit<ContentRows<Form, never>, "list" | "row" | "shown">;

/** Which row an administrator changes, by their e-mail, and when. */
interface Change {
  id: string;
  by: string;
  now: number;
}

const named = (kind: ContentKind, id: string) => sql`select 1 from ${sql.identifier(kind)} where id = ${id}`;

/** A statement that writes down a change of a price, where `condition` holds before it. */
const priceChangedQuery = (db: Database, kind: ContentKind, { id, by, now }: Change, condition: SQL | undefined) =>
  auditQuery(db, { what: "price-changed", who: by, about: `${kind}/${id}` }, now, condition);

/**
 * Stores a new row. Gives what stands against it. The id is made by its form, so that a form sent twice stores one row, in
 * its last words.
 */
export async function addRow<Form>(rows: Rows<Form>, db: Database, form: Form, change: Change) {
  const issue = await storeRow(rows, db, form, change, true);
  return issue === "gone" ? null : issue;
}

/** Changes a row. Gives what stands against it, or `gone` when there is no such row. */
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
    // Not an upsert: that fails on what is unique of another row.
    updated: rows.update(db, id, form, now),
    version: raiseVersionsQuery(db, kind),
    others: rows.others?.(db, id, form) ?? null,
    taken: unique?.others(db, id, form) ?? null,
  });
  if (updated.length > 0) return null;
  return unique && taken && taken.length > 0 ? unique.issue : "gone";
}

/** Removes a row, if it is there. */
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

/** What the form of one row shows; `null` when there is no such row. */
export async function findRow<Row>(
  rows: Pick<ContentRows<never, Row>, "row" | "shown">,
  db: Database,
  id: string,
): Promise<ShownRow | null> {
  const [[row]] = await db.batch([rows.row(db, id)]);
  return row ? rows.shown(row) : null;
}

/** A text field that may be empty. */
export const orEmpty = (value: string | null): string => value ?? "";

/** A checkbox as a form sends it. */
export const ticked = (value: boolean): string => (value ? "on" : "");
