import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { testedBusiness } from "../dev/tested-business.ts";
import { temporaryFolder } from "../scripts/new-folder.ts";
import { runQuietly } from "../scripts/run-command.ts";

/** Of one process, which begins with an empty memory; some 500 use up the 10,000 timers that workerd lets it have. */
const most = 300;

/** Module by module they take twice as long. */
const bundleTest = () =>
  build({
    configFile: false,
    logLevel: "error",
    plugins: [testedBusiness],
    oxc: { jsx: { development: false } },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["workerd", "worker", "module", "production"] },
    },
    build: {
      ssr: "src/features/bookings/histories.test.ts",
      outDir: "dist/soak",
      target: "esnext",
      minify: false,
      copyPublicDir: false,
      rollupOptions: {
        external: ["vitest", /^(?:cloudflare|node):/],
        output: { entryFileNames: "histories.test.js", codeSplitting: false },
      },
    },
  });

/** Of the seeds from `first` on, on every core. */
export async function manyHistories(all: number, first: number): Promise<void> {
  await bundleTest();
  const cores = availableParallelism();
  const portion = Math.min(most, Math.ceil(all / cores));
  let [begun, agreed] = [0, 0];
  async function takePortions(): Promise<void> {
    while (begun < all) {
      const [from, many] = [first + begun, Math.min(portion, all - begun)];
      begun += many;
      const args = ["run", "--config=soak/histories.config.ts", "--testTimeout=86400000"];
      const env = { HISTORIES: String(many), HISTORIES_SEED: String(from), TMPDIR: temporaryFolder() };
      const { passed } = await runQuietly(join("node_modules", ".bin", "vitest"), args, env);
      if (passed) agreed += many;
      console.info(`${from} to ${from + many - 1} ${passed ? "agree" : "do not agree"}: ${agreed} of ${all} so far`);
    }
  }
  await Promise.all(Array.from({ length: cores }, takePortions));
  process.exitCode = agreed === all ? 0 : 1;
}
