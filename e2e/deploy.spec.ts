import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { sampleFaults, settingFaults } from "../scripts/deploy-checks.ts";

test("a dry run of the deployment shows every step without an account, and what stands in the way", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "deploy", "--dry-run"], {
    encoding: "utf8",
    // The site was built before, and others are running on what was built.
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "", SITE_BUILD: "done" },
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
  expect(said).toContain("the tests were not run");
  expect(said).toMatch(/Total Upload: [\d.]+ KiB/);
  // The sample's two, and none of an owner who has deployed before.
  const faults = [sampleFaults(), settingFaults()];
  for (const fault of faults.flat()) expect(said).toContain(fault);
  const stopping = faults.filter(({ length }) => length > 0).length;
  expect(said).toContain(
    stopping > 0 ? `${stopping} of the steps would have stopped it` : "Nothing else stands in the way",
  );
});
