import { defineConfig } from "@playwright/test";

const { CHROMIUM_PATH } = process.env;

/** End-to-end tests: each starts the site it needs (scripts/dev-server.ts). `npm test` finds the browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One at a time: the tests share one site and its database.
  workers: 1,
  retries: 0,
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
