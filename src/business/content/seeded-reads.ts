import type { D1Database, D1DatabaseSession, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import { type Database, overSession } from "../../db/client.ts";

/**
 * A statement with the names that it asks for. Instants, dates and counts are left out: they differ with each visit, and
 * the rows are those of the migrations whenever they are asked for.
 */
const keyOf = (sql: string, values: readonly unknown[]): string =>
  [sql, ...values.filter((value) => typeof value === "string" && !/^\d{4}-\d\d-\d\d/.test(value))].join("\n");

/** Prepares statements of `session`, and knows the key of each. Nothing is asked of the database by that. */
export function keyedStatements(session: Pick<D1DatabaseSession, "prepare">) {
  const keys = new WeakMap<D1PreparedStatement, string>();
  function prepare(sql: string): D1PreparedStatement {
    const statement = session.prepare(sql);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => {
      const bound = bind(...values);
      keys.set(bound, keyOf(sql, values));
      return bound;
    };
    keys.set(statement, sql);
    return statement;
  }
  return { prepare, keyOf: (statement: D1PreparedStatement): string => keys.get(statement) ?? "" };
}

/**
 * The rows of the migrations, compiled in: what public pages are made of while the database gives none and nothing is known
 * from before. `npm run seeded` reads them anew.
 *
 * @throws on a statement that asks for what the migrations have not
 */
export async function seededReads(d1: D1Database): Promise<Database> {
  const { default: answers } = await import("./seeded-answers.json");
  const known = new Map<string, string>(Object.entries(answers));
  const { prepare, keyOf: keyOfStatement } = keyedStatements(d1);
  return overSession({
    prepare,
    async batch<T>(statements: D1PreparedStatement[]) {
      const results = statements.map((statement): D1Result<T> => {
        const answer = known.get(keyOfStatement(statement));
        if (answer === undefined) throw new Error("the migrations have no such rows");
        return JSON.parse(answer);
      });
      return results;
    },
    getBookmark: () => null,
  });
}
