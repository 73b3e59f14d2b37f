import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { freePort } from "../scripts/ports.ts";
import { contactOnHome, paths } from "../src/features/site/paths.ts";
import { chunkOf, hydrated } from "./islands.ts";
import { leadForm } from "./lead-form.ts";
import { expect, test } from "./test.ts";

/** The site at `url` whose home page stops in the middle of its quote form, until the rest of it is let go. */
async function slowSite(url: string) {
  const page = await (await fetch(url + paths.home)).text();
  const middle = page.indexOf("lead-form-title");
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.method !== "GET") return response.writeHead(204).end();
    const answer = await fetch(url + request.url);
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    if (request.url !== paths.home) return response.end(Buffer.from(await answer.arrayBuffer()));
    response.write(page.slice(0, middle));
    await isLetGo;
    return response.end(page.slice(middle));
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, letGo, close: () => server.close() };
}

/** Gives the page's scripts time to act that are there already. */
const someFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame);
  });

// An island of which half is missing is not what the server rendered: React says so in the console, which no test may see.
test("no island comes to life before the page has been read to its end", async ({ page, site }) => {
  const slow = await slowSite(site.url);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const script = page.waitForResponse(/\/assets\/client-\w+\.js$/);
  await page.goto(slow.url + contactOnHome, { waitUntil: "commit" });
  await (await script).finished();
  await page.locator("[data-island=lead-section]").hover();
  await someFrames(page);
  expect(requested.filter((url) => chunkOf("lead-section").test(url))).toEqual([]);
  slow.letGo();
  await hydrated(page, "lead-section");
  await expect(leadForm(page).send).toBeVisible();
  slow.close();
});
