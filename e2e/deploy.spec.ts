import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sampleFaults, settingFaults } from "../scripts/deploy-checks.ts";
import { sample, sampleFields } from "../scripts/sample-business.ts";
import { site } from "../src/content/site.ts";

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
  expect(sampleFields(sample.identity)).toEqual(expect.arrayContaining(["name", "phone", "email", "payTo"]));
  expect(sampleFields({ ...sample.identity, name: "Blue Heron Sound" })).not.toContain("name");
  // The sample's two, and none of an owner who has deployed before.
  const faults = [sampleFaults(), settingFaults()];
  for (const fault of faults.flat()) expect(said).toContain(fault);
  const stopping = faults.filter(({ length }) => length > 0).length;
  expect(said).toContain(
    stopping > 0 ? `${stopping} of the steps would have stopped it` : "Nothing else stands in the way",
  );
});

test("a preview is a site of its own: other names, no domain, no queue, and mails to the owner alone", () => {
  const args = ["scripts/run.mjs", "deploy", "--preview", "--subdomain", "blue-heron", "--first", "--dry-run"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "", SITE_BUILD: "done" },
  });
  const said = stdout + stderr;
  expect(status, said).toBe(0);
  expect(said).toContain("Nothing else stands in the way");
  expect(said).toContain("d1 execute DB --remote --file sample/rows.sql --yes --config wrangler.preview.json");
  expect(said).not.toMatch(/still the sample's|npx wrangler deploy\n/);
  const written = JSON.parse(readFileSync("wrangler.preview.json", "utf8"));
  const { name, routes, queues, vars, send_email, d1_databases, r2_buckets, cache } = written;
  expect([routes, queues, cache]).toEqual([undefined, undefined, { enabled: false }]);
  expect(said).toContain(`Try https://${name}.blue-heron.workers.dev`);
  expect(vars).toMatchObject({ PREVIEW: "on", SITE_ORIGIN: `https://${name}.blue-heron.workers.dev` });
  expect(send_email).toEqual([{ name: "EMAIL", destination_address: site.email }]);
  expect(name).toMatch(/-preview$/);
  expect(d1_databases[0]).toMatchObject({ binding: "DB", database_name: expect.stringMatching(/-preview$/) });
  expect(r2_buckets[0].bucket_name).toMatch(/-preview$/);
});
