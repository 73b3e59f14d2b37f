import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import type { SigningKey } from "./access/keys.ts";
import { startStandIns } from "./stand-ins.ts";

declare module "vitest" {
  export interface ProvidedContext {
    standIns: Record<string, string>;
    accessKey: SigningKey;
  }
}

/** Starts the stand-ins for the tests inside workerd, which reach them over HTTP. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const standIns = await startStandIns({
    accessPort: 0,
    spotifyPort: 0,
    analyticsPort: 0,
    audience: randomBytes(32).toString("hex"),
    clientId: "tests",
    clientSecret: randomBytes(16).toString("hex"),
    tokenKey: randomBytes(32).toString("base64"),
    analyticsToken: randomBytes(16).toString("hex"),
  });
  provide("standIns", standIns.vars);
  provide("accessKey", standIns.access.key);
  return () => standIns.close();
}
