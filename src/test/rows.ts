import { env } from "cloudflare:workers";

export async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const statement = env.DB.prepare(sql).bind(...values);
  return (await statement.all()).results;
}
