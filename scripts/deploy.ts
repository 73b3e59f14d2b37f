import { spawn } from "node:child_process";
import { once } from "node:events";
import { sampleRefusal } from "./sample-identity.ts";

/*
 * Deploys the site with wrangler, which asks its own questions in this terminal; refuses while the identity is a sample.
 */

const refusal = sampleRefusal();
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const wrangler = spawn("wrangler", ["deploy", ...process.argv.slice(2)], { stdio: "inherit" });
const [code] = await once(wrangler, "exit");
process.exitCode = typeof code === "number" ? code : 1;
