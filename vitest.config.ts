import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

// Tests run inside workerd, with the bindings of wrangler.toml, the real migrations, and the stand-ins of dev/.
export default defineConfig({
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          // All steps as one: every test begins with a new database.
          TEST_MIGRATIONS: [
            { name: "all", queries: (await readD1Migrations("migrations")).flatMap(({ queries }) => queries) },
          ],
          LINK_SECRET: "a secret for tests, of 32 characters or more",
          TEST_ACCESS_KEY: inject("accessKey"),
          ...inject("standIns"),
        },
      },
    })),
  ],
  // The Worker's React is the production one, which lacks the development JSX runtime.
  oxc: { jsx: { development: false } },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    globalSetup: ["dev/vitest.ts"],
    setupFiles: ["src/test/setup.ts"],
    // One isolate for all files: each test begins with a new database, and an isolate for each file took longer than the tests.
    isolate: false,
    // The text of a stylesheet, which would otherwise come empty.
    css: true,
    silent: "passed-only",
    testTimeout: 60_000,
  },
});
