import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";

/** Rows that a page of an administrator's list holds. */
const pageSize = 50;

/** Rows to ask for: the one more tells whether there is a page after this one. */
export const askedRows = pageSize + 1;

/** Where a page of a list begins: after the row with these sort keys. An instant, a calendar date or such, then the id. */
export interface Position<Key extends number | string> {
  key: Key;
  id: string;
}

/** A position as an address carries it. */
export const positionText = ({ key, id }: Position<number | string>): string => `${key}.${id}`;

/**
 * A page of `rows`, of which there may be one more than the `size` of a page, and the position that the next page begins
 * after, as an address carries it; `null` on the last page.
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | string,
  size: number = pageSize,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? positionText({ key: keyOf(last), id: last.id }) : null };
}

/** Reads a position whose key is of the form `key`; `null` when there is none, or it is not of our making. */
const positionReader = (key: string) => {
  const pattern = new RegExp(`^(${key})\\.([\\w-]{1,100})$`);
  return (text: string | null | undefined): Position<string> | null => {
    const [, key, id] = pattern.exec(text ?? "") ?? [];
    return key !== undefined && id !== undefined ? { key, id } : null;
  };
};

/** The position in an address, whose key is a calendar date; `null` when there is none, or it is not of our making. */
export const datePosition = positionReader("\\d{4}-\\d{2}-\\d{2}");

/** The same, whose key is a fractional index: letters and digits. */
export const orderPosition = positionReader("[0-9A-Za-z]+");

const readInstant = positionReader("\\d{1,15}");

/** The same, whose key is an instant. */
export function instantPosition(text: string | undefined): Position<number> | null {
  const found = readInstant(text);
  return found && { key: Number(found.key), id: found.id };
}

/** Condition and order of a page of a list by `column` and `id`. The rows compare as one value, so that an index serves. */
export function pageBy(column: AnyColumn, id: AnyColumn, order: "asc" | "desc", after: Position<number> | null) {
  const compare = order === "asc" ? sql`>` : sql`<`;
  const where: SQL | undefined = after ? sql`(${column}, ${id}) ${compare} (${after.key}, ${after.id})` : undefined;
  const by = order === "asc" ? asc : desc;
  return { where, orderBy: [by(column), by(id)] };
}
