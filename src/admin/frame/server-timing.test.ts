import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { expect, it, vi } from "vitest";
import { paths } from "../../site/paths.ts";
import { ask } from "../../test/administrator.ts";
import { get, visit } from "../../test/site.ts";
import { adminPaths } from "../paths.ts";

it("tells the administrator what the database took and what the page", async () => {
  let clock = 1000;
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
  const DB: D1Database = Object.create(env.DB, {
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const rows = await env.DB.batch(statements);
        // The login is noted beside the page, in a batch of two.
        if (statements.length > 2) clock += 200;
        return rows;
      },
    },
  });
  const answer = await ask(adminPaths.stats, { bindings: { DB } });
  now.mockRestore();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Server-Timing")).toBe("database;dur=200.0, render;dur=0.0");
});

it("tells nobody else", async () => {
  const answers = [paths.home, "/portal", adminPaths.stats, "/api/health"].map((path) => visit(get(path)));
  for (const { headers } of await Promise.all(answers)) expect(headers.has("Server-Timing")).toBe(false);
});
