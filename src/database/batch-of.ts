import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./client.ts";

type Statement = BatchItem<"sqlite">;

/** What a record of queries gives. */
export type RowsOf<Queries> = { [Name in keyof Queries]: Awaited<Queries[Name]> };

type Part = Statement | readonly Statement[] | null;

type ResultOf<P> =
  P extends RunnableQuery<infer Result, "sqlite">
    ? Result
    : P extends readonly Statement[]
      ? { -readonly [Index in keyof P]: ResultOf<P[Index]> }
      : null;

const isSeveral = (part: Part): part is readonly Statement[] => Array.isArray(part);

const statementsOf = (part: Part): readonly Statement[] => (part === null ? [] : isSeveral(part) ? part : [part]);

/**
 * Runs statements in order, all or nothing; results have the same names. @example const { booking, songs } = await
 * batchOf(db, { booking: findQuery(db, id), songs: listQuery(db, id) });
 */
export async function batchOf<const Parts extends Readonly<Record<string, Part>>>(
  db: Database,
  parts: Parts,
): Promise<{ [Name in keyof Parts]: ResultOf<Parts[Name]> }> {
  const [first, ...others] = Object.values(parts).flatMap(statementsOf);
  const results: unknown[] = first ? await db.batch([first, ...others]) : [];
  const named = Object.entries(parts).map(([name, part]) => {
    const own = results.splice(0, statementsOf(part).length);
    return [name, part === null ? null : isSeveral(part) ? own : own[0]];
  });
  return Object.fromEntries(named);
}
