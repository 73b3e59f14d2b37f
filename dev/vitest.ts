import type { TestProject } from "vitest/node";
import type { SigningKey } from "./access/keys.ts";
import { moveClock } from "./site/move-clock.ts";
import { startTestStandIns } from "./stand-ins.ts";

declare module "vitest" {
  export interface ProvidedContext {
    standIns: Record<string, string>;
    accessKey: SigningKey;
  }
}

/** For tests inside workerd, which reach them over HTTP. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // A login is good by the clock of the tests, which begins anew with each file: so not from later on.
  if (process.env.TEST_AT) moveClock(Date.parse(process.env.TEST_AT) - 1_800_000);
  const standIns = await startTestStandIns();
  provide("standIns", standIns.vars);
  provide("accessKey", standIns.access.key);
  return () => standIns.close();
}
