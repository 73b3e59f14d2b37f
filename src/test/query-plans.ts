import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";

export function notedQueries() {
  const noted: { sql: string; values: unknown[] }[] = [];
  const DB = new Proxy(env.DB, {
    get(target: D1Database, name) {
      if (name !== "prepare") {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (sql: string) => {
        const statement = target.prepare(sql);
        const bind = statement.bind.bind(statement);
        const query = { sql, values: [] as unknown[] };
        noted.push(query);
        statement.bind = (...values) => {
          query.values = values;
          return bind(...values);
        };
        return statement;
      };
    },
  });
  const plans = () =>
    Promise.all(
      noted.map(async ({ sql, values }) => {
        const explained = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...values)
          .all<{ detail: string }>();
        return { sql, steps: explained.results.map(({ detail }) => detail) };
      }),
    );
  return { DB, plans };
}

const growing =
  "contacts|contact_events|bookings|blocked_days|client_requests|sessions|outbox|song_requests|newsletter_subscribers";
const walksAll = new RegExp(`^SCAN (${growing})\\b`);

/** A scan of a whole table, or a sort. */
export const growingSteps = (steps: readonly string[]): string[] =>
  steps.filter((step) => walksAll.test(step) || /USE TEMP B-TREE/.test(step));

export const indexOf = (step: string): string | undefined => / INDEX (\w+)/.exec(step)?.[1];
