import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { databaseFile, executeSql } from "../scripts/wrangler.ts";
import { prepared } from "./prepare.ts";

/** Tables, indexes and triggers as they were made, and every row. */
function contentOf(folder: string) {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  try {
    const made = database
      .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'")
      .all();
    const rows = made
      .filter(({ type }) => type === "table")
      .map(({ name }) => [
        name,
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      ]);
    return { made: made.map((each) => JSON.stringify(each)).sort(), rows: Object.fromEntries(rows) };
  } finally {
    database.close();
  }
}

test("a copy of the database goes back into an empty one by the runbook's commands, with every row and trigger", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const [site, restored, copy] = [
      join(folder, ".wrangler", "state"),
      join(folder, "restored"),
      join(folder, "copy.sql"),
    ];
    cpSync(prepared().state, site, { recursive: true });
    copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
    const database = new DatabaseSync(databaseFile(site));
    database.exec(readFileSync(join("sample", "people.sql"), "utf8"));
    database.exec(
      "INSERT INTO outbox (id, data, recipient, dedupe_key, created_at, next_attempt_at) VALUES ('due', '{\"kind\":\"test\"}', 'ana@example.com', 'due', 1, 1)",
    );
    database.close();
    const wrangler = resolve("node_modules", "wrangler", "bin", "wrangler.js");
    const exported = spawnSync(process.execPath, [wrangler, "d1", "export", "DB", "--local", "--output", copy], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" },
    });
    expect(exported.status, exported.stdout + exported.stderr).toBe(0);
    await executeSql(copy, restored);
    const [before, after] = [contentOf(site), contentOf(restored)];
    expect(before.rows.bookings?.length).toBeGreaterThan(2);
    expect(after).toEqual(before);

    // Its step for mails, as it is written there.
    const [, endMails = ""] = /"(UPDATE outbox [^"]+)"/.exec(readFileSync(join("docs", "runbook.md"), "utf8")) ?? [];
    const again = new DatabaseSync(databaseFile(restored));
    const due = () => again.prepare("SELECT id FROM outbox WHERE next_attempt_at IS NOT NULL").all().length;
    expect(due()).toBe(1);
    again.exec(endMails);
    expect(due()).toBe(0);
    again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
