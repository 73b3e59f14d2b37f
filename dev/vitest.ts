import type { TestProject } from "vitest/node";
import type { SigningKey } from "./access/keys.ts";
import { startTestStandIns } from "./stand-ins.ts";

declare module "vitest" {
  export interface ProvidedContext {
    standIns: Record<string, string>;
    accessKey: SigningKey;
  }
}

/** Starts the stand-ins for the tests inside workerd, which reach them over HTTP. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const standIns = await startTestStandIns();
  provide("standIns", standIns.vars);
  provide("accessKey", standIns.access.key);
  return () => standIns.close();
}
