/*
 * `npm run soak -- 10000`: so many writes of every kind through the real Worker (src/faults.test.ts), each with a
 * random fault in one of its steps. Each must be stored once, with each of its mails sent once. 10,000 inquiries from
 * 1,000 addresses in one victim's name go along: the victim gets one mail.
 * `-- inputs`: 100,000 generated inputs, or as many as given, for every form, API and query parameter
 * (src/any-input.test.ts), for prices, and a hundred orders of Stripe's events, with a new seed each time. A failure
 * is told with its seed, and minimized.
 * `-- histories 100000`: so many random histories of bookings (src/features/bookings/histories.test.ts), from seeds that it
 * prints, on every core; `-- histories 20 7` begins with the one of seed 7.
 * `-- outage`: two minutes without the database under load. `-- crashes`: the site is killed ten times while forms are
 * sent, and ten times around payments. `-- guests`: 500 guests of one room ask and vote at once. `-- searches`: they
 * look songs up in a crate of 50,000 tracks. `-- crate`: such a crate comes in from every program's export, and again.
 */
import { join } from "node:path";
import { crashes } from "../soak/crashes.ts";
import { crateUploads } from "../soak/crate-uploads.ts";
import { manyGuests } from "../soak/guests.ts";
import { manyHistories } from "../soak/histories.ts";
import { outage } from "../soak/outage.ts";
import { paidCrashes } from "../soak/paid-crashes.ts";
import { searches } from "../soak/searches.ts";
import { buildSite } from "./built-worker.ts";
import { inNewFolder } from "./new-folder.ts";
import { runAloud } from "./run-command.ts";

/** Milliseconds for such a test. */
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
  crate: () => inNewFolder(crateUploads),
  searches: () => inNewFolder(searches),
  inputs: () =>
    runLongTests(
      [
        "src/any-input.test.ts",
        "src/features/prices/price-of.test.ts",
        "src/features/payments/client/any-order.test.ts",
      ],
      { FUZZ_RUNS: count },
    ),
  histories: () => manyHistories(Number(count), Number(seed)),
  writes: () => runLongTests(["src/faults.test.ts", "src/features/leads/mail-cannon.test.ts"], { SOAK_WRITES: count }),
};

const [asked = "10000", inputs = "100000", seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const isCount = /^[1-9]\d+$/;
const count = isCount.test(asked) ? asked : inputs;
const soak = soaks[isCount.test(asked) ? "writes" : asked];
if (soak && isCount.test(count) && Number.isInteger(Number(seed))) {
  await buildSite();
  await soak();
} else {
  console.error(
    `\nUsage: npm run soak -- 10000 (writes), or npm run soak -- ${Object.keys(soaks).slice(0, -1).join(" | ")}\n`,
  );
  process.exitCode = 1;
}
