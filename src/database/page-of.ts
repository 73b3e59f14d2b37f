import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";

/** Of an administrator's list. */
const pageSize = 50;

/** The one more tells whether there is a next page. */
export const askedRows = pageSize + 1;

/** A page begins after the row with these sort keys: an instant, a date or such, then the id. */
export interface Position<Key extends number | string> {
  key: Key;
  id: string;
}

/** As an address carries it. */
export const positionText = ({ key, id }: Position<number | string>): string => `${key}.${id}`;

/** `rows` may have one more than `size`. `next` is a position as an address carries it; `null` on the last page. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | string,
  size: number = pageSize,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? positionText({ key: keyOf(last), id: last.id }) : null };
}

/** `null` for a position that is not of our making. */
const positionReader = (key: string) => {
  const pattern = new RegExp(`^(${key})\\.([\\w-]{1,100})$`);
  return (text: string | null | undefined): Position<string> | null => {
    const [, key, id] = pattern.exec(text ?? "") ?? [];
    return key !== undefined && id !== undefined ? { key, id } : null;
  };
};

/** The key is a calendar date. */
export const datePosition = positionReader("\\d{4}-\\d{2}-\\d{2}");

/** A fractional index: letters and digits. */
export const orderPosition = positionReader("[0-9A-Za-z]+");

const readInstant = positionReader("\\d{1,15}");

export function instantPosition(text: string | undefined): Position<number> | null {
  const found = readInstant(text);
  return found && { key: Number(found.key), id: found.id };
}

/** The rows compare as one value, so that an index serves. */
export function pageBy(column: AnyColumn, id: AnyColumn, order: "asc" | "desc", after: Position<number> | null) {
  const compare = order === "asc" ? sql`>` : sql`<`;
  const where: SQL | undefined = after ? sql`(${column}, ${id}) ${compare} (${after.key}, ${after.id})` : undefined;
  const by = order === "asc" ? asc : desc;
  return { where, orderBy: [by(column), by(id)] };
}
