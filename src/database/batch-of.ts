import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database } from "./client.ts";

type Statement = BatchItem<"sqlite">;

/** A statement of a batch, several that have one name, or none. */
type Part = Statement | readonly Statement[] | null;

/** What a part gives: a statement its result, several their results in order, none null. */
type ResultOf<P> =
  P extends RunnableQuery<infer Result, "sqlite">
    ? Result
    : P extends readonly Statement[]
      ? { -readonly [Index in keyof P]: ResultOf<P[Index]> }
      : null;

const isSeveral = (part: Part): part is readonly Statement[] => Array.isArray(part);

const statementsOf = (part: Part): readonly Statement[] => (part === null ? [] : isSeveral(part) ? part : [part]);

/**
 * Runs statements in their order as one batch, of which all or none happens, and gives what they gave by the same names.
 *
 * @example const { booking, songs } = await batchOf(db, { booking: findQuery(db, id), songs: listQuery(db, id) });
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
