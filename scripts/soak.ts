/*
 * `npm run soak -- 10000`: that many writes of every kind through the real Worker (src/faults.test.ts), each with a fault by
 * chance in one of its steps. At the end of each it is stored once, and each of its mails was sent once. With them go 10,000
 * inquiries from 1,000 addresses in one victim's name, who gets one mail.
 *
 * `npm run soak -- outage`: two minutes without the database under load (soak/outage.ts). It takes wrk.
 * `npm run soak -- crashes`: the site is killed ten times while forms are sent (soak/crashes.ts), and ten times around the
 * payments of deposits (soak/paid-crashes.ts).
 */
import { crashes } from "../soak/crashes.ts";
import { outage } from "../soak/outage.ts";
import { paidCrashes } from "../soak/paid-crashes.ts";
import { buildSite } from "./built-worker.ts";
import { runLongTests } from "./long-tests.ts";
import { inNewFolder } from "./new-folder.ts";

async function writeWithFaults(writes: number): Promise<void> {
  const files = ["src/faults.test.ts", "src/features/leads/mail-cannon.test.ts"];
  const passed = await runLongTests(files, { SOAK_WRITES: String(writes) });
  if (passed) console.log(`\n${writes} writes with faults: each is stored once, and each of its mails was sent once.`);
  process.exitCode = passed ? 0 : 1;
}

const asked = process.argv[2] ?? "10000";
await buildSite();
if (asked === "outage") await inNewFolder(outage);
else if (asked === "crashes") {
  await inNewFolder(crashes);
  await inNewFolder(paidCrashes);
} else if (/^[1-9]\d*$/.test(asked)) await writeWithFaults(Number(asked));
else {
  console.error("\nUsage: npm run soak -- 10000 (writes), or npm run soak -- outage, or npm run soak -- crashes\n");
  process.exitCode = 1;
}
