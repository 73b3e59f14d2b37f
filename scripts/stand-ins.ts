import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startStandIns } from "../dev/stand-ins.ts";
import { freePort, isPortFree } from "./ports.ts";

const FOLDER = join(".wrangler", "stand-ins");
const SECRETS = join(FOLDER, "secrets.json");

interface LocalSecrets {
  audience: string;
  clientSecret: string;
  tokenKey: string;
}

/** Random secrets of this machine alone, made once: what the local database keeps encrypted stays legible. */
function localSecrets(): LocalSecrets {
  if (existsSync(SECRETS)) return JSON.parse(readFileSync(SECRETS, "utf8"));
  const secrets: LocalSecrets = {
    audience: randomBytes(32).toString("hex"),
    clientSecret: randomBytes(16).toString("hex"),
    tokenKey: randomBytes(32).toString("base64"),
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SECRETS, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** `wanted` if it is free, so that addresses and logins stay the same from start to start. */
const portNear = async (wanted: number) => (wanted < 65_536 && (await isPortFree(wanted)) ? wanted : freePort());

/** Starts the stand-ins on the six ports after the site's, with secrets that last. */
export async function startLocalStandIns(sitePort: number) {
  const secrets = localSecrets();
  return startStandIns({
    accessPort: await portNear(sitePort + 1),
    spotifyPort: await portNear(sitePort + 2),
    analyticsPort: await portNear(sitePort + 3),
    turnstilePort: await portNear(sitePort + 4),
    stripePort: await portNear(sitePort + 5),
    musicBrainzPort: await portNear(sitePort + 6),
    stripeKey: "sk_test_local",
    stripeWebhookSecret: `whsec_${secrets.clientSecret}`,
    // It guards sample figures on this machine alone.
    analyticsToken: "local",
    clientId: "local",
    keyFile: join(FOLDER, "access-key.json"),
    ...secrets,
  });
}
