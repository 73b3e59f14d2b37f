import { expect, it } from "vitest";
import { api, paths } from "../../features/site/paths.ts";
import { visit } from "../../test/site.ts";

it.each([
  [paths.home, "GET"],
  [`${paths.contact}?package=elite`, "GET"],
  [api.leadInquiry, "POST"],
])("over plain http %s leads to itself over https", async (path, method) => {
  const answer = await visit(new Request(`http://site.test${path}`, { method, redirect: "manual" }));
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(`https://site.test${path}`);
});

it("leaves a local run alone", async () => {
  expect((await visit(new Request("http://127.0.0.1:8787/"))).status).toBe(200);
});
