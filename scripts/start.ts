import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { startStandIns } from "../dev/stand-ins.ts";
import { startSite } from "./dev-server.ts";
import { freePort, isPortFree } from "./ports.ts";
import { fail } from "./run-command.ts";
import { newPushKey } from "./vapid.ts";
import { EMPTY_STATE } from "./wrangler.ts";

const MINUTE = 60_000;

const FOLDER = join(".wrangler", "stand-ins");
const SECRETS = join(FOLDER, "secrets.json");

interface LocalSecrets {
  audience: string;
  clientSecret: string;
  tokenKey: string;
  pushKey: string;
}

/** Made once for this machine: what the local database stores encrypted stays legible. */
function localSecrets(): LocalSecrets {
  const known: Partial<LocalSecrets> = existsSync(SECRETS) ? JSON.parse(readFileSync(SECRETS, "utf8")) : {};
  const secrets: LocalSecrets = {
    audience: randomBytes(32).toString("hex"),
    clientSecret: randomBytes(16).toString("hex"),
    tokenKey: randomBytes(32).toString("base64"),
    pushKey: newPushKey(),
    ...known,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SECRETS, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** `wanted` if it is free, so that addresses and logins last. */
const portNear = async (wanted: number) => (wanted < 65_536 && (await isPortFree(wanted)) ? wanted : freePort());

/** On the seven ports after the site's, with secrets that last. */
async function startLocalStandIns(sitePort: number, secrets: LocalSecrets) {
  return startStandIns({
    accessPort: await portNear(sitePort + 1),
    spotifyPort: await portNear(sitePort + 2),
    analyticsPort: await portNear(sitePort + 3),
    turnstilePort: await portNear(sitePort + 4),
    stripePort: await portNear(sitePort + 5),
    musicBrainzPort: await portNear(sitePort + 6),
    dnsPort: await portNear(sitePort + 7),
    stripeKey: "sk_test_local",
    stripeWebhookSecret: `whsec_${secrets.clientSecret}`,
    // It guards sample figures on this machine alone.
    analyticsToken: "local",
    clientId: "local",
    keyFile: join(FOLDER, "access-key.json"),
    ...secrets,
  });
}

/** Leaves out the tables of bindings, that Crons do not run by themselves (they do, below), and each minute's request that runs one. */
function logWithoutNoise() {
  let inWarning = false;
  let lastWasBlank = true;
  return (line: string) => {
    const plain = stripVTControlCharacters(line)
      .replace(/^\[custom build\] $/, "")
      .trim();
    const isBlank = plain === "";
    if (plain.includes("Scheduled Workers are not automatically triggered")) inWarning = true;
    const isNoise =
      plain.includes("GET /cdn-cgi/local/scheduled 200") ||
      /^(?:Your Worker has access|Binding +Resource|env\.)/.test(plain);
    const says = !inWarning && !isNoise && !(isBlank && lastWasBlank);
    if (says) {
      console.log(isBlank ? "" : line);
      lastWasBlank = isBlank;
    }
    if (plain.includes("#test-cron-triggers-locally")) inWarning = false;
  };
}

/** As a deployment begins, with a database of its own. */
const isEmpty = process.argv.includes("--empty");

const port = Number(process.env.PORT || 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`);
}
if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken. Stop the program that uses it, or choose another port:  PORT=${port + 1} npm start`);
}

const quit = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => quit.abort());

console.log("Preparing the local database, building and starting the site …");
const secrets = localSecrets();
const standIns = await startLocalStandIns(port, secrets);
const site = await startSite({
  port,
  vars: { ...standIns.vars, PUSH_KEY: secrets.pushKey },
  ...(isEmpty ? { rows: "none", persistTo: EMPTY_STATE } : { rows: "people" }),
  signal: quit.signal,
  onLog: logWithoutNoise(),
}).catch((error: unknown) => {
  if (quit.signal.aborted) process.exit(0);
  return fail(error instanceof Error ? error.message : String(error));
});

let cronRuns = false;
async function runCron() {
  if (cronRuns) return;
  cronRuns = true;
  try {
    await site.cron();
  } catch (error) {
    if (!quit.signal.aborted) console.error(`cron  ${error instanceof Error ? error.message : error}`);
  }
  cronRuns = false;
}
const everyMinute = setInterval(runCron, MINUTE);

console.log(`
  Site       ${site.url}
  Admin      ${site.url}/admin (any e-mail logs in, by a stand-in for Cloudflare Access at ${standIns.access.url})
  Portal     ${site.url}/portal/demo shows one${isEmpty ? "" : `; ana@example.com of the sample asks for her link at ${site.url}/portal (see Mail)`}
  Spotify    a stand-in at ${standIns.spotify.url} plays what you choose there
  Stripe     a stand-in at ${standIns.stripe.url} takes payments, gives refunds and does wrong what you choose there
  MusicBrainz  a stand-in at ${standIns.musicBrainz.url} knows a few songs
  Page views come from a stand-in for Analytics Engine at ${standIns.analytics.url}
  Database   ${site.url}/cdn-cgi/local/explorer
  Mail       nothing is sent; the log below names the file of each message, and ${site.url}/admin/outbox shows them
  Cron       runs now and then every minute
  Stop       Ctrl-C
`);
// At once as well: mails that a killed process left unsent go out.
await runCron();

const code = await site.ended;
clearInterval(everyMinute);
await standIns.close();
if (!quit.signal.aborted) fail(`The site ended by itself (wrangler's exit code: ${code}). Its log above says why.`);
console.log("Stopped.");
