import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH } = process.env;

/** End-to-end tests: each starts the site it needs (scripts/dev-server.ts). `npm test` finds the browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/prepare.ts",
  // Each has a site and a browser of its own, and takes one test file after the other.
  workers: 2,
  retries: 0,
  // A busy machine makes a test slow, and nothing else.
  timeout: 240_000,
  reporter: "list",
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ["--disable-gpu", "--disable-quic", "--disable-sync"],
    },
  },
});
