/*
 * `npm run fuzz -- 100000`: that many generated inputs for every form, API and query parameter (src/any-input.test.ts) and
 * as many choices for the price (src/features/prices/price-of.test.ts), and a hundred orders in which Stripe's events come
 * (src/features/payments/client/any-order.test.ts), from a new seed each time. What breaks is told with its
 * seed and made as small as it still breaks.
 */
import { buildSite } from "./built-worker.ts";
import { runLongTests } from "./long-tests.ts";

const runs = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(runs) || runs < 2) {
  console.error("\nSay how many inputs: npm run fuzz -- 100000\n");
  process.exit(1);
}
const files = [
  "src/any-input.test.ts",
  "src/features/prices/price-of.test.ts",
  "src/features/payments/client/any-order.test.ts",
];
await buildSite();
const passed = await runLongTests(files, { FUZZ_RUNS: String(runs) });
if (passed) console.log(`\n${runs} inputs: none broke anything.`);
process.exitCode = passed ? 0 : 1;
