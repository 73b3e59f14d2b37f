/** The DJ's own command for bookings, see booking-options.ts. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { parseArgs, stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { bookingForm } from "../src/features/bookings/dj/form.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { fieldIssues } from "../src/platform/fields/form-state.ts";
import { bookingEntries, optionOf, usage } from "./booking-options.ts";
import { createBookingSql, listBookingsSql, revokeLinksSql } from "./booking-sql.ts";
import { fail } from "./run-command.ts";
import { EMPTY_STATE, groupEnded, LOCAL_STATE, setUpDatabase, spawnWrangler } from "./wrangler.ts";

const string = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: string,
        email: string,
        phone: string,
        date: string,
        start: string,
        end: string,
        type: string,
        venue: string,
        city: string,
        package: string,
        price: string,
        deposit: string,
        hold: flag,
        silent: flag,
        empty: flag,
        remote: flag,
        help: { ...flag, short: "h" },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const { hold, silent, empty, remote, help, ...typed } = values;
const [command = "", id = ""] = positionals;
const state = empty ? EMPTY_STATE : LOCAL_STATE;
const place = remote ? ["--remote"] : ["--local", "--persist-to", state];

/**
 * Leaves out the progress before the JSON.
 * @throws with wrangler's output when it fails
 */
async function execute(...query: string[]): Promise<string> {
  const child = spawnWrangler(["d1", "execute", "DB", ...place, "--yes", "--json", ...query]);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
  if (code !== 0) throw new Error(stripVTControlCharacters(`${out}${err}`));
  return out;
}

const answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  const out = await execute("--command", sql);
  return z.parse(answer, JSON.parse(out.slice(out.indexOf("[")))).flatMap(({ results }) => results);
}

/** D1 takes all statements of a file or none. */
async function runFile(sql: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "booking-"));
  try {
    const file = join(folder, "booking.sql");
    writeFileSync(file, sql, { mode: 0o600 });
    await execute("--file", file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function create(): Promise<void> {
  const { data, error } = z.safeParse(bookingForm, bookingEntries(typed, hold));
  if (error) {
    const options = new Map<string, string>(Object.entries(optionOf));
    fail(
      fieldIssues(error)
        .map(({ path, message }) => `--${options.get(path) ?? path}: ${message}`)
        .join("\n"),
    );
  }
  const booking = createBookingSql(data, Date.now(), silent);
  await runFile(booking.sql).catch((failure: Error) => {
    if (/UNIQUE constraint failed: bookings\.event_date/.test(failure.message))
      fail(`${data.eventDate} is taken: it has a booking, held or confirmed. Nothing was stored.`);
    throw failure;
  });
  const mailed = data.clientEmail
    ? "The mail with its link goes out within a minute"
    : "Without an email nothing is mailed";
  console.log(`Booking ${booking.id} is made. ${silent ? "Nobody is mailed" : mailed}.`);
}

async function list(): Promise<void> {
  const rows = await rowsOf(listBookingsSql(calendarDateAt(Date.now())));
  if (rows.length === 0) console.log("No bookings ahead.");
  else console.table(rows);
}

async function revoke(): Promise<void> {
  if (!id) fail("Which booking? npm run booking -- revoke <id>");
  const [row] = await rowsOf(revokeLinksSql(id, Date.now()));
  if (!row) fail(`There is no booking ${id}.`);
  console.log(`All links of ${row.client_name} are revoked, and every browser is signed out.`);
}

const commands: Readonly<Record<string, () => Promise<void>>> = { create, list, revoke };
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (help) {
  console.log(usage);
  process.exit(0);
}
if (!run) fail(usage);

const waiting = "Something else is writing in the local database. Waiting for it.";

/** With pauses of two seconds: a site that runs beside this writes in the same file. */
const mostTries = 5;

for (let tries = 1; ; tries += 1) {
  try {
    if (!remote) await setUpDatabase(state, { rows: empty ? "none" : "sample" });
    await run();
    break;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!/SQLITE_BUSY|database is locked/i.test(message)) fail(message);
    if (tries === mostTries)
      fail(
        "Something else holds the local database, such as `npm start`. Nothing was stored: stop that, or try again.",
      );
    console.log(waiting);
    await setTimeout(2000);
  }
}
