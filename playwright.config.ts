import { constants, setPriority } from "node:os";
import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH } = process.env;

/**
 * Features of Chromium that are off. The first eight make hidden pages for the address bar of each window: they took as much
 * of the processor as the pages under test. The others are what Playwright turns off, whose list this one replaces.
 */
const unused = [
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "WebUILocationBar",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
  "WebUIReloadButton",
  "WebUIToolbar",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
].join(",");

/** Turns pictures off; e2e/test.ts leaves it away for a test that looks at them. */
export const withoutPictures = "--blink-settings=imagesEnabled=false";

// The tests in workerd, which take one core and longer, go first where both want to run.
setPriority(constants.priority.PRIORITY_LOW);

/** End-to-end tests: each starts the site it needs (scripts/dev-server.ts). `npm test` finds the browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/prepare.ts",
  // Each has a site and a browser of its own, and takes one test file after the other.
  workers: 2,
  retries: 0,
  // A busy machine makes a test slow, and nothing else.
  timeout: 120_000,
  reporter: "list",
  use: {
    browserName: "chromium",
    // What a service worker answers passes by the routes of a test; the test of the booth lets it in.
    serviceWorkers: "block",
    // Traces cost more than the tests do, and pictures of failures half a second each time that a context closes, failed or
    // not: `npx playwright test --trace on` makes both where they are wanted.
    screenshot: "off",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        ...["--disable-gpu", "--in-process-gpu", "--num-raster-threads=1"],
        ...["--disable-quic", "--disable-sync", `--disable-features=${unused}`],
        // A page of a test is gone before its scripts would be worth compiling a second time.
        ...["--js-flags=--no-opt,--no-maglev", withoutPictures],
      ],
    },
  },
});
