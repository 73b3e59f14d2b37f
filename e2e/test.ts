import { type Browser, test as base, expect as baseExpect } from "@playwright/test";
import { moveClock, moveClockBy } from "../dev/site/move-clock.ts";
import { clockPath } from "../dev/site/paths.ts";
import { startTestStandIns } from "../dev/stand-ins.ts";
import { withoutPictures } from "../playwright.config.ts";
import { newPushKey } from "../scripts/vapid.ts";
import { LocalSite } from "./local-site.ts";

/** Waits longer than Playwright would on its own: a busy machine makes a test slow, and nothing else. */
export const expect = baseExpect.configure({ timeout: 15_000 });

interface Fixtures {
  /** Whether pictures are loaded, which a quarter of a page costs: where they or what moves, weighs or stands with them is looked at. */
  pictures: boolean;
  /** Console errors that a test provokes on purpose. Any other one fails it, and so does a breach of the CSP. */
  provokedErrors: RegExp | null;
  cleanConsole: undefined;
  ownDatabase: undefined;
  patient: undefined;
}

interface WorkerFixtures {
  /** A browser that shows pictures, started when it is first wanted. */
  showingPictures: () => Promise<Browser>;
  /** What stands in for Cloudflare Access, Spotify and Analytics Engine. */
  standIns: Awaited<ReturnType<typeof startTestStandIns>>;
  /** The site that all test files of a worker share, one after the other; its clock can be set (dev/site/worker.ts). */
  site: LocalSite;
}

/**
 * How far ahead of the real clock everything runs, in milliseconds: `TEST_AT=2026-11-27T21:00:00-05:00 npm test -- e2e` sets the
 * clocks of the site, of its stand-ins, of the browser and of the tests to that moment.
 */
const { TEST_AT } = process.env;
const ahead = TEST_AT ? Date.parse(TEST_AT) - Date.now() : 0;
if (ahead) moveClock(Date.now() + ahead);

/** The test file that has the database at the moment. */
let owner: string | undefined;

export const test = base.extend<Fixtures, WorkerFixtures>({
  standIns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const standIns = await startTestStandIns();
      await use(standIns);
      await standIns.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ standIns }, use) => {
      const site = await LocalSite.open({ ...standIns.vars, PUSH_KEY: newPushKey() });
      if (ahead) await fetch(`${site.url}${clockPath}?now=${Date.now()}`, { method: "POST" });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  showingPictures: [
    async ({ playwright, launchOptions }, use) => {
      let started: Promise<Browser> | undefined;
      const args = launchOptions.args?.filter((arg) => arg !== withoutPictures) ?? [];
      await use(() => {
        started ??= playwright.chromium.launch({ ...launchOptions, args });
        return started;
      });
      await (await started)?.close();
    },
    { scope: "worker" },
  ],
  pictures: [false, { option: true }],
  context: async ({ browser, showingPictures, pictures }, use) => {
    const context = await (pictures ? await showingPictures() : browser).newContext();
    await use(context);
    await context.close();
  },
  ownDatabase: [
    async ({ site }, use, { file }) => {
      if (owner !== undefined && owner !== file) await site.renewDatabase();
      owner = file;
      await use(undefined);
    },
    { auto: true },
  ],
  // A test fills a form faster than any person, and the site would not mail an answer: its pages were open a minute longer.
  patient: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const sinceOpened = performance.now.bind(performance);
        performance.now = () => sinceOpened() + 60_000;
      });
      // Not by Playwright's own clock, which also replaces what `performance` knows.
      if (ahead) await context.addInitScript(moveClockBy, ahead);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Motion is tested where it matters; elsewhere it would only make tests wait.
  contextOptions: { reducedMotion: "reduce" },
  provokedErrors: [null, { option: true }],
  cleanConsole: [
    async ({ context, provokedErrors, site }, use, info) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!provokedErrors?.test(text)) errors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      context.on("weberror", (error) => note(String(error.error())));
      const logged = site.log.length;
      await use(undefined);
      if (info.status !== info.expectedStatus || errors.length > 0)
        await info.attach("the site's log", { body: site.log.slice(logged).join("\n"), contentType: "text/plain" });
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone and a laptop. */
export const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 } },
  { name: "a laptop", viewport: { width: 1280, height: 800 } },
] as const;
