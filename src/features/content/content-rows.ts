import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { UploadedPicture } from "../../content/picture.ts";
import type { Database } from "../../database/client.ts";
import type { Position } from "../../database/page-of.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";

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

/** The rows of one kind of content. `id` is made by the form, so that a form sent twice stores one row, in its last words. */
export interface ContentRows<Form, Row> {
  /** One page of rows and the first of the next page, if there is one. */
  list(db: Database, after: Position<number> | null): PromiseLike<ListedRow[]>;
  /** A statement that reads the row of `id`, for the batch of its page. */
  row(db: Database, id: string): RunnableQuery<Row[], "sqlite">;
  shown(row: Row): ShownRow;
  /** Stores a new row. Gives what stands against it; the row of a known id is changed. */
  add(db: Database, id: string, form: Form, now: number): Promise<FieldIssue | null>;
  /** Changes a row. Gives what stands against it, or `gone` when there is no such row. */
  change(db: Database, id: string, form: Form, now: number): Promise<FieldIssue | "gone" | null>;
  remove(db: Database, id: string): PromiseLike<unknown>;
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
