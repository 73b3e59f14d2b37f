import { env } from "cloudflare:workers";

/** The rows that `sql` finds in the test's database. */
export async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const statement = env.DB.prepare(sql).bind(...values);
  return (await statement.all()).results;
}
