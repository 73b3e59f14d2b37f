import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";

test("a dry run of the deployment shows every step without an account, and what stands in the way", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "deploy", "--dry-run"], {
    encoding: "utf8",
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "" },
  });
  const said = stdout + stderr;
  expect(status, said).toBe(0);
  for (const command of [
    "npm test",
    "wrangler secret list",
    "d1 time-travel info",
    "d1 migrations apply",
    "wrangler rollback",
  ])
    expect(said).toContain(command);
  expect(said).toMatch(/Total Upload: [\d.]+ KiB/);
  expect(said).toContain("src/content/identity.ts is still the sample");
  expect(said).toContain("A dry run: nothing was changed. 2 of the steps would have stopped it.");
});
