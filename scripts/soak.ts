/*
 * `npm run soak -- 10000`: that many writes of every kind through the real Worker (src/faults.test.ts), each with a fault by
 * chance in one of its steps. At the end of each it is stored once, and each of its mails was sent once. With them go 10,000
 * inquiries from 1,000 addresses in one victim's name, who gets one mail.
 */
import { join } from "node:path";
import { runAloud } from "./run-command.ts";

const writes = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(writes) || writes < 1) {
  console.error("\nSay how many writes: npm run soak -- 10000\n");
  process.exit(1);
}
/** As long as it takes, in milliseconds. */
const day = 86_400_000;
const args = ["run", "src/faults.test.ts", "src/business/leads/mail-cannon.test.ts", `--testTimeout=${day}`];
const { passed } = await runAloud(join("node_modules", ".bin", "vitest"), args, { SOAK_WRITES: String(writes) });
if (passed) console.log(`\n${writes} writes with faults: each is stored once, and each of its mails was sent once.`);
process.exitCode = passed ? 0 : 1;
