import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { afterEach, expect, it, vi } from "vitest";
import answers from "../business/content/seeded-answers.json";
import { keyedStatements } from "../business/content/seeded-reads.ts";
import { isolate, switchable } from "../test/isolate.ts";
import { publicAddresses } from "../test/page.ts";
import { freshly } from "../test/site.ts";
import { patience } from "../web/deadline.ts";
import { documents, paths } from "./paths.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Pages that show rows: none of them may stay at the edge for longer than a minute. */
const withRows: readonly string[] = [paths.home, paths.book, paths.gallery, paths.mixes, paths.blog];

const files = ["/sitemap.xml", documents.blogFeed, "/robots.txt"];

/** The database, and what it answers to each statement that is read in a batch. */
function recording() {
  const heard: Record<string, string> = {};
  const { prepare, keyOf } = keyedStatements(env.DB);
  const DB: D1Database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return prepare;
      if (name !== "withSession") {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (constraint?: string) => {
        const session = target.withSession(constraint);
        const batch = async <T>(statements: D1PreparedStatement[]) => {
          const results = await session.batch<T>(statements);
          for (const [index, statement] of statements.entries()) {
            const { results: rows, success } = results[index] ?? { results: [], success: false };
            heard[keyOf(statement)] = JSON.stringify({ results: rows, success, meta: {} });
          }
          return results;
        };
        return { prepare, batch, getBookmark: () => session.getBookmark() };
      };
    },
  });
  return { DB, heard };
}

it("what is compiled in is what the migrations answer to the public pages", async () => {
  const { DB, heard } = recording();
  for (const path of [...(await publicAddresses()), ...files]) {
    const answer = await isolate(freshly(DB)).ask(path);
    expect(answer.status, path).toBe(200);
  }
  const wanted = Object.fromEntries(
    Object.entries(heard)
      .filter(([key]) => !key.includes("content_versions"))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  if (env.SEEDED) console.log(`SEEDED ${JSON.stringify(wanted)}`);
  else expect(Object.keys(answers), "run: npm run seeded").toEqual(Object.keys(wanted));
});

it("every public page comes from it while the database fails and nothing is known from before", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  for (const path of [...(await publicAddresses()), ...files]) {
    const { DB, fail } = switchable();
    fail();
    const answer = await isolate(DB).ask(path);
    expect(answer.status, path).toBe(200);
    if (withRows.includes(path)) expect(answer.headers.get("Cache-Control"), path).toContain("s-maxage=60");
  }
});

it("nobody waits longer than two seconds for that while the database hangs", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  for (const path of [paths.home, paths.book, paths.live, paths.mixes, paths.blog, "/tampa", documents.sitemap]) {
    const { DB, hang } = switchable();
    hang();
    const waiting = isolate(DB).ask(path);
    // No clock moves after this: whatever is left waits for nothing.
    await vi.advanceTimersByTimeAsync(patience.read);
    const answer = await waiting;
    expect(answer.status, path).toBe(200);
    expect((await answer.text()).length, path).toBeGreaterThan(500);
  }
});
