import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { afterEach, expect, it, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { api } from "../../../features/site/paths.ts";
import { elementsIn, mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { inquiry, message, postForm, postJson, visit } from "../../../test/site.ts";

const withBatch = (batch: D1Database["batch"]): { DB: D1Database } => ({
  DB: new Proxy(env.DB, {
    get(target, name) {
      if (name === "batch") return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }),
});

const down = withBatch(() => Promise.reject(new Error("D1_ERROR: the database is down")));
const hanging = withBatch(() => new Promise(() => undefined));
const forgetful = withBatch(async (statements) => {
  await env.DB.batch(statements);
  throw new Error("D1_ERROR: the answer was lost");
});

afterEach(() => vi.useRealTimers());

async function hurried<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isDone = false;
  const result = work().finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1000);
  return result;
}

async function sendAgain(html: string): Promise<Response> {
  const elements = await elementsIn(html);
  const hidden = elements.filter(({ name, attributes }) => name === "input" && attributes.type === "hidden");
  const action = elements.find(({ name, attributes }) => name === "form" && attributes.method === "post")?.attributes
    .action;
  return visit(
    postForm(
      action ?? "",
      hidden.map(({ attributes }): [string, string] => [attributes.name ?? "", attributes.value ?? ""]),
    ),
  );
}

const forms: [string, string, Record<string, string>][] = [
  ["an inquiry", api.leadInquiry, { ...inquiry, details: 'First dance at "eight" & <no later>.\nThen cake.' }],
  ["a message", api.contact, { ...message, details: "A surprise\nfortieth." }],
];

it.each(forms)(
  "%s that the database fails keeps every word, and is stored once when sent again",
  async (_, path, form) => {
    for (const bindings of [down, forgetful]) {
      const answer = await visit(postForm(path, form), bindings);
      expect(answer.status).toBe(500);
      const html = await answer.text();
      const text = mainTextIn(html);
      for (const words of Object.values(form)) expect(text).toContain(words.replace(/\s+/g, " "));
      expect(text).toContain("That was not stored");
      expect(html).toContain(site.phone.href);
      expect(html).toContain(`mailto:${site.email}`);
      for (let press = 0; press < 2; press += 1) expect((await sendAgain(html)).status).toBe(303);
      expect(await rows("SELECT count(*) AS count FROM contacts")).toEqual([{ count: 1 }]);
    }
  },
);

it.each(forms)(
  "%s that the database never answers is answered all the same, with every word",
  async (_, path, form) => {
    const answer = await hurried(() => visit(postForm(path, form), hanging));
    expect(answer.status).toBe(503);
    expect(mainTextIn(await answer.text())).toContain(form.details?.replace(/\s+/g, " "));
    const program = await hurried(() => visit(postJson(path, form), hanging));
    expect([program.status, await program.json()]).toEqual([503, { message: expect.stringContaining("contact us") }]);
  },
);
