import type { Database } from "../../db/client.ts";
import type { Position } from "../../db/page-of.ts";
import type { FieldIssue } from "../../forms/form-state.ts";

/** A row as lists show it. `at` is its place in the list's order. */
export interface ListedRow {
  id: string;
  title: string;
  note: string;
  at: number;
  /** Of a post: whether the public sees it. */
  published?: boolean;
}

/** Texts of a form's fields, by name. */
export type FormTexts = Readonly<Record<string, string>>;

/** The rows of one kind of content. `id` is made by the form, so that a form sent twice stores one row, in its last words. */
export interface ContentRows<Form> {
  /** One page of rows and the first of the next page, if there is one. */
  list(db: Database, after: Position<number> | null): PromiseLike<ListedRow[]>;
  /** What the row's form shows, and by what the row is known. `null` when there is none. */
  find(db: Database, id: string): Promise<{ title: string; texts: FormTexts } | null>;
  /** Stores a new row. Gives what stands against it; the row of a known id is changed. */
  add(db: Database, id: string, form: Form, now: number): Promise<FieldIssue | null>;
  /** Changes a row. Gives what stands against it, or `gone` when there is no such row. */
  change(db: Database, id: string, form: Form, now: number): Promise<FieldIssue | "gone" | null>;
  remove(db: Database, id: string): PromiseLike<unknown>;
}

/** A text field that may be empty. */
export const orEmpty = (value: string | null): string => value ?? "";

/** A checkbox as a form sends it. */
export const ticked = (value: boolean): string => (value ? "on" : "");
