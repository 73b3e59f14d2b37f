import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import type { Difference } from "./history.ts";
import { type Item, type ItemDifference, type ItemKind, isSame, partOf } from "./items.ts";
import type { PlanPart } from "./model.ts";

export interface NamedMoment {
  id: string;
  name: string;
}

export interface ListOf<T extends Item> extends ItemKind<T> {
  part: PlanPart;
  table: SQLiteTable;
  /** The limit of one booking. */
  most: number;
  read: (db: Database, booking: SQL | string) => RunnableQuery<T[], "sqlite">;
  /** An SQL condition: `items` are as they were read. */
  areUnchanged: (booking: string, items: readonly T[]) => SQL;
  add: (db: Database, booking: string, items: readonly T[], now: number) => readonly BatchItem<"sqlite">[];
  set: (db: Database, booking: string, item: T, now: number) => BatchItem<"sqlite">;
  remove: (db: Database, booking: string, id: string) => BatchItem<"sqlite">;
  words: {
    whole: string;
    subject: (item: T) => string;
    summary: (item: T, moments: readonly NamedMoment[]) => string;
    /** Recorded in words; null where empty. */
    fields: readonly {
      label: string;
      of: readonly (keyof T & string)[];
      words: (item: T, moments: readonly NamedMoment[], other: T) => string | null;
    }[];
    neighbor: (item: T) => string;
    areAlike: (item: T, other: T) => boolean;
  };
}

const placeIn = <T extends Item>({ words }: ListOf<T>, items: readonly T[], item: T): string => {
  const before = items.slice(
    0,
    items.findIndex(({ id }) => id === item.id),
  );
  const neighbor = before.findLast((other) => words.areAlike(other, item));
  return neighbor ? `after ${words.neighbor(neighbor)}` : "first";
};

type UndoableDifference<T> = Difference & { undo: ItemDifference<T> };

/** The field of a difference in order alone. */
export const placeField = "Place";

export function differencesOf<T extends Item>(
  list: ListOf<T>,
  before: readonly T[],
  after: readonly T[],
  moments: readonly NamedMoment[],
): UndoableDifference<T>[] {
  const { words, fields } = list;
  const old = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const wholly = (item: T, was: T | null, is: T | null): UndoableDifference<T> => ({
    subjectId: item.id,
    subject: words.subject(item),
    field: words.whole,
    before: was && words.summary(was, moments),
    after: is && words.summary(is, moments),
    undo: { id: item.id, before: was, after: is },
  });
  return [
    ...before.filter(({ id }) => !left.has(id)).map((item) => wholly(item, item, null)),
    ...after.flatMap((item): UndoableDifference<T>[] => {
      const known = old.get(item.id);
      if (!known) return [wholly(item, null, item)];
      const about = { subjectId: item.id, subject: words.subject(known) };
      const changed = words.fields.flatMap(({ label, of, words: read }) => {
        const those = of.filter((field) => fields.includes(field) && !isSame(known[field], item[field]));
        if (those.length === 0) return [];
        const undo = { id: item.id, before: partOf<T>(known, those), after: partOf<T>(item, those) };
        return [
          { ...about, field: label, before: read(known, moments, item), after: read(item, moments, known), undo },
        ];
      });
      if (known.position === item.position) return changed;
      const undo = { id: item.id, before: partOf<T>(known, ["position"]), after: partOf<T>(item, ["position"]) };
      const moved = { before: placeIn(list, before, known), after: placeIn(list, after, item) };
      return [...changed, { ...about, field: placeField, ...moved, undo }];
    }),
  ];
}
