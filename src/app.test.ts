import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { portalPaths } from "./features/portal/paths.ts";
import { signIn, storeBooking } from "./test/portal.ts";
import { get, visit } from "./test/site.ts";

it("shows the error screen when a page cannot be made", async () => {
  const headers = await signIn(await storeBooking());
  await env.DB.exec("DROP TABLE packages");
  const answer = await visit(get(portalPaths.contract, headers));
  expect(answer.status).toBe(500);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await answer.text();
  for (const words of [
    "Oops! Something went wrong",
    "We encountered an unexpected error. Please try refreshing the page.",
    "Refresh Page",
  ])
    expect(html).toContain(words);
});
