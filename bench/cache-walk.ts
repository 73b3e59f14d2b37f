import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { adminPaths } from "../src/features/admin/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";
import { api, documents, galleryOf, homeTab, mixesTagged, paths } from "../src/features/site/paths.ts";
import { databaseIn } from "./database.ts";
import { cacheHeader, type HttpCache, refreshHeader } from "./nginx.ts";
import type { Runtime } from "./runtime.ts";

/** Visitors who walk through all pages, each having come by another campaign. The first finds an empty cache. */
const visitors = 30;
const campaigns = ["", "utm_source=mail&utm_medium=newsletter", "gclid=Cj0KCQ", "fbclid=IwAR0", "utm_campaign=june"];

/** What one visitor brings along, and nobody else may ever see. */
const secret = { id: "walk-7f3a19", session: "walk-session-51c2" };

const publicAddresses = [
  ...publicPages.map(({ path }) => path),
  homeTab("corporate"),
  homeTab("private-party"),
  galleryOf("weddings"),
  documents.blogFeed,
  documents.sitemap,
];

const personalAddresses = [
  ...[portalPaths.dashboard, portalPaths.songs, portalPaths.contract, portalPaths.sessions],
  ...[adminPaths.today, adminPaths.leads, adminPaths.stats],
  ...[api.nowPlaying, `${paths.newsletterConfirm}?token=none`],
];

async function ask(url: URL, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(new URL(path, url), { headers, redirect: "manual" });
  return {
    status: answer.status,
    cache: answer.headers.get(cacheHeader) ?? "",
    headers: answer.headers,
    body: await answer.text(),
  };
}

const withQuery = (path: string, query: string) => (query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path);

/** Walks through all public pages, many times; gives the share of answers that the cache had. */
async function walk({ url }: HttpCache): Promise<number> {
  let hits = 0;
  for (let visitor = 0; visitor < visitors; visitor++) {
    const query = campaigns[visitor % campaigns.length] ?? "";
    for (const path of publicAddresses) {
      const { status, cache } = await ask(url, withQuery(path, query));
      assert.equal(status, 200, path);
      if (cache === "HIT") hits += 1;
      else assert.equal(visitor, 0, `${path}?${query} is asked for again`);
    }
  }
  return hits / (visitors * publicAddresses.length);
}

/** A visitor with a session and a request id of his own gets what all get, and leaves nothing behind. */
async function personal({ url, folder }: HttpCache): Promise<void> {
  const headers = { Cookie: `sid=${secret.session}`, "X-Request-Id": secret.id };
  const mine = await ask(url, mixesTagged("none"), headers);
  const all = await ask(url, mixesTagged("none"));
  assert.equal(mine.body, all.body, "a public page with a cookie differs");
  for (const path of personalAddresses)
    for (let visit = 0; visit < 2; visit++) {
      const { cache, headers: sent } = await ask(url, path, headers);
      assert.notEqual(cache, "HIT", path);
      assert.match(sent.get("Cache-Control") ?? "", /no-store|max-age=\d+$/, path);
    }
  const post = { method: "POST", body: new URLSearchParams({ email: "nobody" }), headers: { Origin: url.origin } };
  for (const path of [api.contact, api.leadInquiry]) {
    const answer = await fetch(new URL(path, url), post);
    assert.notEqual(answer.headers.get(cacheHeader), "HIT", path);
  }
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const [head = ""] = readFileSync(join(file.parentPath, file.name), "latin1").split("\r\n\r\n");
    const name = /KEY: (.*)/.exec(head)?.[1] ?? "";
    assert.match(head, /^cache-control: public/im, name);
    assert.match(head, /^vary: accept-encoding\r?$/im, name);
    assert.doesNotMatch(head, /^set-cookie:/im, name);
    assert.doesNotMatch(head, /^x-request-id:/im, name);
    assert.ok(!head.includes(secret.id) && !head.includes(secret.session), `${name} holds what a visitor brought`);
  }
}

/** Another encoding is another answer, as `Vary` says; each is kept. */
async function encodings({ url }: HttpCache): Promise<void> {
  const plain = { "Accept-Encoding": "identity" };
  await ask(url, paths.home, plain);
  const again = await ask(url, paths.home, plain);
  assert.equal(again.cache, "HIT", "an encoding that was asked for before");
}

/**
 * A changed price: every page under the tag of packages is made again, by asking past the cache as this one cannot purge a
 * tag; the others stay as they are.
 */
async function purge({ url }: HttpCache, folder: string): Promise<number> {
  const database = databaseIn(folder);
  database.exec("UPDATE packages SET price = 123400 WHERE id = (SELECT min(id) FROM packages)");
  database.exec("UPDATE content_versions SET version = version + 1 WHERE kind = 'packages'");
  database.close();
  let purged = 0;
  for (const path of publicAddresses) {
    const before = await ask(url, path);
    if (!(before.headers.get("Cache-Tag") ?? "").split(",").includes("packages")) continue;
    // Another isolate would know within two seconds.
    for (const since = Date.now(); ; await delay(100)) {
      const { headers } = await ask(url, path, { [refreshHeader]: "1" });
      if (headers.get("ETag") !== before.headers.get("ETag")) break;
      assert.ok(Date.now() - since < 5000, `${path} does not learn of the change`);
    }
    const after = await ask(url, path);
    assert.equal(after.cache, "HIT", path);
    assert.notEqual(after.headers.get("ETag"), before.headers.get("ETag"), path);
    purged += 1;
  }
  const home = await ask(url, paths.home);
  assert.match(home.body, /\$1,234\b/, "the new price");
  assert.ok(purged > 0 && purged < publicAddresses.length, "a tag of some pages");
  return purged;
}

/** With the Worker gone, what is fresh is served as it is, and what is over is served still. */
async function survive({ url, hurried }: HttpCache, worker: Runtime): Promise<void> {
  for (const path of publicAddresses) await ask(hurried, path);
  await worker.stop();
  for (const path of publicAddresses) assert.equal((await ask(url, path)).cache, "HIT", path);
  const path = paths.home;
  for (const since = Date.now(); (await ask(hurried, path)).cache === "HIT"; await delay(100))
    assert.ok(Date.now() - since < 5000, "an hour that is made a second does not end");
  const { status, cache } = await ask(hurried, path);
  assert.equal(status, 200);
  assert.equal(cache, "STALE");
}

/** Proves what the Worker says to caches by one that nobody here wrote. Ends by stopping the Worker. @throws at the first that is not so */
export async function proveCaching(cache: HttpCache, worker: Runtime, folder: string): Promise<void> {
  const share = await walk(cache);
  console.log(
    `${visitors} visitors, ${publicAddresses.length} addresses, campaigns: ${(share * 100).toFixed(1)}% hits`,
  );
  assert.ok(share >= 0.95, "hits");
  await personal(cache);
  console.log("Nothing kept sets a cookie, or holds a visitor's cookie or request id; personal answers are never kept");
  await encodings(cache);
  console.log("Vary: each encoding is kept by itself");
  console.log(`A changed price: ${await purge(cache, folder)} pages under its tag are new, the others untouched`);
  await survive(cache, worker);
  console.log("With the Worker stopped every page is served, also when its hour is over");
}
