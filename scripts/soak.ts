/*
 * `npm run soak -- 10000`: that many writes of every kind through the real Worker (src/faults.test.ts), each with a fault by
 * chance in one of its steps. At the end of each it is stored once, and each of its mails was sent once. With them go 10,000
 * inquiries from 1,000 addresses in one victim's name, who gets one mail.
 *
 * `npm run soak -- inputs`: 100,000 generated inputs, or as many as are named behind it, for every form, API and query parameter
 * (src/any-input.test.ts), as many choices for the price, and a hundred orders in which Stripe's events come, from a new seed
 * each time. What breaks is told with its seed and made as small as it still breaks.
 *
 * `npm run soak -- outage`: two minutes without the database under load. `-- crashes`: the site is killed ten times while forms
 * are sent, and ten times around the payments of deposits. `-- guests`: 500 guests of one room ask and vote at once.
 */
import { join } from "node:path";
import { crashes } from "../soak/crashes.ts";
import { manyGuests } from "../soak/guests.ts";
import { outage } from "../soak/outage.ts";
import { paidCrashes } from "../soak/paid-crashes.ts";
import { buildSite } from "./built-worker.ts";
import { inNewFolder } from "./new-folder.ts";
import { runAloud } from "./run-command.ts";

/** Milliseconds that such a test may take. */
const day = 86_400_000;

async function runLongTests(files: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const args = ["run", ...files, `--testTimeout=${day}`];
  const { passed } = await runAloud(join("node_modules", ".bin", "vitest"), args, env);
  process.exitCode = passed ? 0 : 1;
}

const soaks: Readonly<Record<string, () => Promise<void>>> = {
  outage: () => inNewFolder(outage),
  async crashes() {
    await inNewFolder(crashes);
    await inNewFolder(paidCrashes);
  },
  guests: () => inNewFolder(manyGuests),
  inputs: () =>
    runLongTests(
      [
        "src/any-input.test.ts",
        "src/features/prices/price-of.test.ts",
        "src/features/payments/client/any-order.test.ts",
        "src/features/bookings/histories.test.ts",
      ],
      { FUZZ_RUNS: count },
    ),
  writes: () => runLongTests(["src/faults.test.ts", "src/features/leads/mail-cannon.test.ts"], { SOAK_WRITES: count }),
};

const [asked = "10000", inputs = "100000"] = process.argv.slice(2);
const isCount = /^[1-9]\d+$/;
const count = isCount.test(asked) ? asked : inputs;
const soak = soaks[isCount.test(asked) ? "writes" : asked];
if (soak && isCount.test(count)) {
  await buildSite();
  await soak();
} else {
  console.error(
    `\nUsage: npm run soak -- 10000 (writes), or npm run soak -- ${Object.keys(soaks).slice(0, -1).join(" | ")}\n`,
  );
  process.exitCode = 1;
}
