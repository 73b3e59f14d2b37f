import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { databaseFile, executeSql } from "../scripts/wrangler.ts";
import { paperPiece } from "../src/features/settings/papers.ts";
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

const runbook = readFileSync(join("docs", "runbook.md"), "utf8");
/** What the runbook has wrangler do, as it is written there. */
const written = (statement: RegExp): string => statement.exec(runbook)?.[1] ?? "";

function exportTo(output: string, folder: string, ...options: string[]): void {
  const wrangler = resolve("node_modules", "wrangler", "bin", "wrangler.js");
  const args = [wrangler, "d1", "export", "DB", "--local", "--output", output, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" },
  });
  expect(status, stdout + stderr).toBe(0);
}

test("a copy of the database goes back into an empty one by the runbook's commands, with every row and trigger, and mails go out once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const [site, restored] = [join(folder, ".wrangler", "state"), join(folder, "restored")];
    const [copy, mailed] = [join(folder, "copy.sql"), join(folder, "mailed.sql")];
    cpSync(prepared().state, site, { recursive: true });
    copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
    const mail = (id: string, due: string, sent: string) =>
      `INSERT INTO outbox (id, data, recipient, dedupe_key, created_at, next_attempt_at, sent_at)
       VALUES ('${id}', '{"kind":"test"}', 'ana@example.com', '${id}', 1, ${due}, ${sent});`;
    const database = new DatabaseSync(databaseFile(site));
    database.exec(readFileSync(join("sample", "people.sql"), "utf8"));
    database.exec(mail("due", "1", "null"));
    // As large as a paper may be.
    database.exec("INSERT INTO papers VALUES ('w9', 'W-9', 1400000, 1, 'dj@example.com')");
    const piece = database.prepare("INSERT INTO paper_pieces VALUES ('w9', ?, ?)");
    for (let number = 0; number < 24; number++) piece.run(number, "A".repeat(paperPiece));
    exportTo(copy, folder);
    const before = contentOf(site);
    // The reminder of the day goes out, and then the rows are spoiled.
    database.exec(
      `${mail("reminder", "null", "2")} UPDATE outbox SET next_attempt_at = NULL, sent_at = 2 WHERE id = 'due'`,
    );
    database.close();
    exportTo(mailed, folder, ...written(/d1 export DB --remote (.+) --output mailed\.sql/).split(" "));

    await executeSql(copy, restored);
    const after = contentOf(restored);
    expect(before.rows.bookings?.length).toBeGreaterThan(2);
    expect(after).toEqual(before);

    const again = new DatabaseSync(databaseFile(restored));
    again.exec(written(/"(DELETE FROM outbox)"/));
    again.close();
    await executeSql(mailed, restored);
    const ended = new DatabaseSync(databaseFile(restored));
    ended.exec(written(/"(UPDATE outbox [^"]+)"/));
    expect(ended.prepare("SELECT id FROM outbox WHERE sent_at IS NOT NULL ORDER BY id").all()).toMatchObject([
      { id: "due" },
      { id: "reminder" },
    ]);
    ended.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
