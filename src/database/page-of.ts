import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";

const pageSize = 50;

/** One more tells whether there is a next page. */
export const askedRows = pageSize + 1;

/** Sort keys of the row before the page. */
export interface Position<Key extends number | string> {
  key: Key;
  id: string;
}

export const positionText = ({ key, id }: Position<number | string>): string => `${key}.${id}`;

/** `rows` may have one too many, for `next`; null on the last page. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | string,
  size: number = pageSize,
): { rows: readonly Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? positionText({ key: keyOf(last), id: last.id }) : null };
}

/** `null` for a position that this site did not make. */
const positionReader = (key: string) => {
  const pattern = new RegExp(`^(${key})\\.([\\w-]{1,100})$`);
  return (text: string | null | undefined): Position<string> | null => {
    const [, key, id] = pattern.exec(text ?? "") ?? [];
    return key !== undefined && id !== undefined ? { key, id } : null;
  };
};

export const datePosition = positionReader("\\d{4}-\\d{2}-\\d{2}");

/** A fractional index. */
export const orderPosition = positionReader("[0-9A-Za-z]+");

const readInstant = positionReader("\\d{1,15}");

export function instantPosition(text: string | undefined): Position<number> | null {
  const found = readInstant(text);
  return found && { key: Number(found.key), id: found.id };
}

/** One comparison, so that an index serves. */
export function pageBy(column: AnyColumn, id: AnyColumn, order: "asc" | "desc", after: Position<number> | null) {
  const compare = order === "asc" ? sql`>` : sql`<`;
  const where: SQL | undefined = after ? sql`(${column}, ${id}) ${compare} (${after.key}, ${after.id})` : undefined;
  const by = order === "asc" ? asc : desc;
  return { where, orderBy: [by(column), by(id)] };
}
