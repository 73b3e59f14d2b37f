import type { D1Database } from "@cloudflare/workers-types";
import type { BatchItem } from "drizzle-orm/batch";
import { fillPlaceholders } from "drizzle-orm/sql/sql";
import { type Database, primary } from "./client.ts";

type Query = BatchItem<"sqlite">;

/** What the placeholders of a query stand for. */
type Values = Readonly<Record<string, number>>;

/** What Drizzle asks of each query of a batch. */
interface Preparable {
  _prepare(): { getQuery(): { sql: string; params: unknown[] } };
}

const isPreparable = (query: object): query is Preparable => "_prepare" in query;

const databases = new WeakMap<Database, D1Database>();

/** Lets the queries of {@link writtenOnce} know that `db` reads from `d1`. */
export function readingFrom(d1: D1Database, db: Database): Database {
  databases.set(db, d1);
  return db;
}

/** `query` with its SQL written, for a batch: only what its placeholders stand for is still to come. */
function written<Q extends Query>(query: Q): (values: Values) => Q {
  if (!isPreparable(query)) throw new TypeError("Drizzle prepares the queries of a batch in another way");
  const prepared = query._prepare();
  const { sql, params } = prepared.getQuery();
  return (values) => {
    const filled = { sql, params: fillPlaceholders(params, values) };
    const ready = Object.create(prepared, { getQuery: { value: () => filled } });
    return Object.create(query, { _prepare: { value: () => ready } });
  };
}

/**
 * A query for the batch of a public page, which is the same each time but for `values`: Drizzle writes its SQL once for a
 * database, which takes longer than all that is left. A statement belongs to no session, so each may send it.
 */
export function writtenOnce<Q extends Query>(write: (db: Database) => Q): (db: Database, values?: Values) => Q {
  const known = new WeakMap<D1Database, (values: Values) => Q>();
  return (db, values = {}) => {
    const d1 = databases.get(db);
    if (!d1) return written(write(db))(values);
    const fill = known.get(d1) ?? written(write(primary(d1)));
    known.set(d1, fill);
    return fill(values);
  };
}
