import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { CachePurgeOptions, ExecutionContext } from "@cloudflare/workers-types";
import { onTestFinished, vi } from "vitest";
import type { Bindings } from "../env.ts";
import worker from "../index.ts";
import { replicasCaughtUp } from "../platform/pages/purge-public-pages.ts";
import { asAdministrator } from "./access.ts";
import { limits } from "./limits.ts";
import { get, isolateOf, mailbox, origin, postForm } from "./site.ts";

/** Stands in for Workers Cache, which local runs lack. */
export function purgeable(fails = false) {
  const purged: (readonly string[])[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (work: () => void, delay?: number, ...values: unknown[]) =>
    setTimeout(work, delay === replicasCaughtUp ? 0 : delay, ...values),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const purge = async ({ tags = [] }: CachePurgeOptions) => {
    purged.push(tags);
    if (fails) throw new Error("the cache is out of order");
    return { success: true, zoneTag: "", errors: [] };
  };
  return { purged, cache: { purge, invalidate: purge } };
}

interface Surroundings {
  bindings?: Partial<Bindings>;
  cache?: ExecutionContext["cache"];
}

export async function administer(request: Request, { bindings = {}, cache }: Surroundings = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(await asAdministrator())) headers.set(name, value);
  const context = createExecutionContext();
  const withCache = Object.create(context, {
    waitUntil: { value: context.waitUntil.bind(context) },
    cache: { value: cache },
  });
  const response = await worker.fetch(
    new Request(request, { headers }),
    isolateOf("admin", bindings) ?? {
      ...env,
      ...limits,
      EMAIL: mailbox().email,
      SITE_ORIGIN: origin,
      ...bindings,
    },
    withCache,
  );
  const body = await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return new Response([204, 301, 303].includes(response.status) ? null : body, response);
}

export const ask = (path: string, surroundings?: Surroundings): Promise<Response> =>
  administer(get(path), surroundings);

export const see = async (path: string, surroundings?: Surroundings): Promise<string> =>
  (await ask(path, surroundings)).text();

export const submit = (
  path: string,
  fields: Record<string, string> | [string, string][],
  surroundings?: Surroundings,
): Promise<Response> => administer(postForm(path, fields), surroundings);

export const sentTo = (answer: Response): string => {
  const { pathname, search } = new URL(answer.headers.get("Location") ?? "", origin);
  return pathname + search;
};

/** Without the tables of visits and faults. */
export async function everyTable(): Promise<[name: string, text: string][]> {
  const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results;
  const tables = await rowsOf(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('users', 'audit_log', 'faults') AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  );
  const names = tables.map(({ name }) => String(name));
  const contents = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return names.map((name, index) => [name, JSON.stringify(contents[index]?.results)]);
}
