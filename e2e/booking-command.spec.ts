import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { copySources } from "../scripts/copy-sources.ts";
import { databaseFile, setUpDatabase } from "../scripts/wrangler.ts";

const databases = [
  { of: "npm start", folder: "state", flags: [] },
  { of: "npm start -- --empty", folder: "empty", flags: ["--empty"] },
];

for (const { of, folder, flags } of databases)
  test(`a booking that is typed while the site of ${of} writes waits for it, and stands there`, async () => {
    const copy = mkdtempSync(join(tmpdir(), "site-booking-"));
    try {
      copySources(copy);
      const state = join(copy, ".wrangler", folder);
      await setUpDatabase(state);
      const writing = new DatabaseSync(databaseFile(state));
      writing.exec("BEGIN EXCLUSIVE");
      const booking = [
        "--name",
        "Ana Ek",
        "--email",
        "ana@example.com",
        "--date",
        "2099-04-17",
        "--package",
        "PREMIUM",
      ];
      const rest = [
        "--type",
        "Wedding Reception",
        "--start",
        "18:00",
        "--end",
        "23:00",
        "--price",
        "2499",
        "--deposit",
        "0",
      ];
      const command = spawn(process.execPath, ["scripts/run.mjs", "booking", "create", ...booking, ...rest, ...flags], {
        cwd: copy,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ended = once(command, "exit");
      let said = "";
      const waits = new Promise((resolve) => {
        for (const output of [command.stdout, command.stderr])
          output.on("data", (part) => {
            said += part;
            if (said.includes("Waiting")) resolve("waits");
          });
      });
      expect(await Promise.race([ended, waits]), said).toBe("waits");
      writing.exec("COMMIT");
      await ended;
      expect(said).toMatch(/Booking \S+ is made/);
      const names = writing.prepare("SELECT client_name AS name FROM bookings WHERE event_date = '2099-04-17'").all();
      expect(names.map(({ name }) => name)).toEqual(["Ana Ek"]);
      writing.close();
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
