import { join } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readSources } from "./dev/sources.ts";
import { secondFolder, TEST_BUSINESS, TEST_LANGUAGE, testedBusiness } from "./dev/tested-business.ts";
import { migratedSql } from "./scripts/migrated-sql.ts";

/** Read for the tests that import it alone: it takes longer than most tests. */
const sources: Plugin = {
  name: "sources",
  resolveId: (source) => (source === "virtual:sources" ? source : null),
  load: (id) => (id === "virtual:sources" ? `export default ${JSON.stringify(readSources())}` : null),
};

/** Those at set times are the last: they leave the clock of all in another year. */
const setTimes = "src/test/at-moments.test.ts";

const ofSecondBusiness = "src/test/blue-heron/*.test.ts";
const ofMadeUpLanguage = "src/**/*other-language.test.ts";

class SetTimesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLast = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(setTimes));
    return (await super.sort(files)).sort((a, b) => isLast(a) - isLast(b));
  }
}

/** `TEST_AT=2026-11-27T21:00:00-05:00 npm test -- unit` runs all others as of that moment: they hold at any. */
const { TEST_AT } = process.env;

/** Tests that run inside workerd, with the bindings of wrangler.toml, the real migrations, and the stand-ins of dev/. */
export default defineConfig({
  plugins: [
    testedBusiness,
    sources,
    cloudflareTest(({ inject }) => ({
      main: "./src/index.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        // Also where wrangler.toml has no bucket.
        r2Buckets: ["PICTURES"],
        bindings: {
          SITE_ORIGIN: TEST_BUSINESS ? "https://blueheron.example" : "https://sunsetbaydj.example",
          TEST_DATABASE: migratedSql(TEST_BUSINESS ? join(secondFolder, "rows.sql") : undefined),
          LINK_SECRET: "a secret for tests, of 32 characters or more",
          TEST_ACCESS_KEY: inject("accessKey"),
          ...(TEST_AT ? { TEST_NOW: Date.parse(TEST_AT) } : {}),
          ...(process.env.SOAK_WRITES ? { SOAK_WRITES: process.env.SOAK_WRITES } : {}),
          ...(process.env.FUZZ_RUNS ? { FUZZ_RUNS: process.env.FUZZ_RUNS } : {}),
          ...(process.env.HISTORIES ? { HISTORIES: process.env.HISTORIES } : {}),
          ...(process.env.HISTORIES_SEED ? { HISTORIES_SEED: process.env.HISTORIES_SEED } : {}),
          ...inject("standIns"),
        },
      },
    })),
  ],
  // The Worker's React is the production one, which lacks the development JSX runtime.
  oxc: { jsx: { development: false } },
  test: {
    include: [TEST_LANGUAGE ? ofMadeUpLanguage : "src/**/*.test.{ts,tsx}"],
    exclude: [
      ...(TEST_AT ? [setTimes] : []),
      ...(TEST_BUSINESS ? [] : [ofSecondBusiness]),
      ...(TEST_LANGUAGE ? [] : [ofMadeUpLanguage]),
    ],
    globalSetup: ["dev/vitest.ts"],
    setupFiles: ["src/test/setup.ts"],
    sequence: { sequencer: SetTimesLast },
    // One isolate for all files: each test begins with a new database, and an isolate for each file took longer than the tests.
    isolate: false,
    // The text of a stylesheet, which would otherwise come empty.
    css: true,
    // A busy machine makes a test slow, and nothing else.
    testTimeout: 120_000,
    silent: "passed-only",
  },
});
