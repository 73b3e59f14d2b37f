/*
 * `npm run push-key`: makes the key of notices on the phone, and sets it as the secret PUSH_KEY. With another key every
 * device has to turn them on again: `-- --again` replaces one.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { newPushKey } from "./vapid.ts";
import { wranglerFile } from "./wrangler.ts";

const { values } = parseArgs({ options: { again: { type: "boolean", default: false } } });

const wrangler = (args: readonly string[], input: string, stdout: "pipe" | "inherit") =>
  spawnSync(process.execPath, [wranglerFile, ...args], { input, encoding: "utf8", stdio: ["pipe", stdout, "inherit"] });

const list = wrangler(["secret", "list"], "", "pipe");
if (list.status !== 0) process.exit(1);
if (list.stdout.includes("PUSH_KEY") && !values.again) {
  console.error("PUSH_KEY is set already. With another one every device has to turn notices on again: add  -- --again");
  process.exit(1);
}
process.exitCode = wrangler(["secret", "put", "PUSH_KEY"], `${newPushKey()}\n`, "inherit").status ?? 1;
