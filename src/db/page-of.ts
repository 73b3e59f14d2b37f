/** Rows that a page of an administrator's list holds. */
export const pageSize = 50;

/** Rows to ask for: the one more tells whether there is a page after this one. */
export const askedRows = pageSize + 1;

/** Where a page of a list begins: after the row with these sort keys. An instant or a calendar date, then the id. */
export interface Position<Key extends number | string> {
  key: Key;
  id: string;
}

/** A page of `rows`, of which there may be one too many, and the row that the next page begins after. */
export function pageOf<Row>(rows: readonly Row[]): { rows: readonly Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize);
  return { rows: shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}

const separator = "~";

/** A position as an address carries it. */
export const positionText = ({ key, id }: Position<number | string>): string => `${key}${separator}${id}`;

/** The position in an address, whose key is an instant; `null` when there is none, or it is not of our making. */
export function instantPosition(text: string | undefined): Position<number> | null {
  const [, key, id] = /^(\d{1,15})~(.+)$/s.exec(text ?? "") ?? [];
  return key !== undefined && id !== undefined ? { key: Number(key), id } : null;
}

/** The same, whose key is a calendar date. */
export function datePosition(text: string | undefined): Position<string> | null {
  const [, key, id] = /^(\d{4}-\d{2}-\d{2})~(.+)$/s.exec(text ?? "") ?? [];
  return key !== undefined && id !== undefined ? { key, id } : null;
}
