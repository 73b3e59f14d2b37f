import { firefox } from "../browsers/firefox.ts";
import { flows } from "../browsers/flows.ts";
import { webkit } from "../browsers/webkit.ts";
import { startTestStandIns } from "../dev/stand-ins.ts";
import { LocalSite } from "../e2e/local-site.ts";
import prepare from "../e2e/prepare.ts";
import { runAloud } from "./run-command.ts";

/*
 * The main flows in WebKit and Firefox, on a site of its own. Chromium has all of `npm test`; these two are not on
 * every machine, and a missing one is reported and not counted as a failure.
 */

const browsers = [
  { name: "WebKit", start: webkit, packages: "webkit2gtk-driver xvfb" },
  { name: "Firefox", start: firefox, packages: "firefox-esr" },
];

const { passed } = await runAloud("node", ["scripts/run.mjs", "build"]);
if (!passed) process.exit(1);
const cleanUp = await prepare();
// WebKit takes no secure cookie, such as the portal's session, without TLS.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const standIns = await startTestStandIns();
const site = await LocalSite.open(standIns.vars, "https");
let failed = 0;
let ran = 0;
for (const { name, start, packages } of browsers) {
  const driver = await start();
  if (!driver) {
    console.log(`\n${name} is not on this machine. On Debian: apt-get install ${packages}`);
    continue;
  }
  ran += 1;
  console.log(`\n${name}`);
  for (const { name: title, play } of flows) {
    try {
      await play({ driver, site });
      console.log(`  ok    ${title}`);
    } catch (error) {
      failed += 1;
      console.log(`  FAIL  ${title}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await driver.close();
}
await site.close();
await standIns.close();
cleanUp();
console.log(ran === 0 ? "\nNothing was tried." : `\n${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
