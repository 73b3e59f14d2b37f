import type { R2Bucket } from "@cloudflare/workers-types";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { Zip, ZipPassThrough } from "fflate";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { uploads } from "../../database/schema/content.ts";
import { signatures } from "../../database/schema/contracts.ts";
import { mailReplies } from "../../database/schema/requests.ts";
import { csvStream } from "../../platform/files/csv.ts";
import { paperFile, papersQuery, readPaper } from "../settings/papers.ts";

/** Sessions, accounts elsewhere, and internal tables that are secret or of no use to others. */
const leftOut = [
  "sessions",
  "plan_key_sessions",
  "spotify_connection",
  "calendar_feeds",
  "guest_phones",
  "web_holds",
  "content_versions",
  "jobs",
  "faults",
  "song_search_turn",
  "song_searches",
  "d1_migrations",
  "crate_portions",
  "push_devices",
  "paper_pieces",
];

/** Secret parts of links and cookies, and hashes of networks; a calendar's address opens it. */
const secretColumns = [
  "signatures.session",
  "amendments.session",
  "calendars.address",
  "guest_votes.guest",
  "waitlist.mailbox",
  "newsletter_subscribers.mailbox",
  "plan_keys.mailbox",
  "calls.network",
];

/** With a session's hash in it, which is left out. */
const partlySecret: Readonly<Record<string, SQL>> = {
  "amendments.yeses": sql`(select json_group_array(json_remove(value, '$.signed.session')) from json_each(amendments.yeses))`,
};

const portion = 200;

type Cell = string | number | null;

interface Table {
  name: string;
  columns: string[];
}

async function tablesOf(db: Database): Promise<Table[]> {
  const columns = await db.all<{ name: string; column: string }>(
    sql`select tables.name as name, columns.name as "column" from sqlite_master as tables
      inner join pragma_table_info(tables.name) as columns
      where tables.type = 'table' and substr(tables.name, 1, 7) <> 'sqlite_' and substr(tables.name, 1, 3) <> '_cf'
      order by tables.name, columns.cid`,
  );
  return [...Map.groupBy(columns, ({ name }) => name)]
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, those]) => ({
      name,
      columns: those.map(({ column }) => column).filter((column) => !secretColumns.includes(`${name}.${column}`)),
    }));
}

async function* rowsOf(db: Database, { name, columns }: Table): AsyncGenerator<Cell[][], void, undefined> {
  const selected = sql.join(
    columns.map((column) => partlySecret[`${name}.${column}`] ?? sql.identifier(column)),
    sql`, `,
  );
  let last = 0;
  for (;;) {
    const found = await db.values<[number, ...Cell[]]>(
      sql`select rowid, ${selected} from ${sql.identifier(name)} where rowid > ${last} order by rowid limit ${portion}`,
    );
    const end = found.at(-1);
    if (!end) return;
    last = end[0];
    yield found.map(([, ...cells]) => cells);
  }
}

const encoder = new TextEncoder();

async function* jsonOf(db: Database, table: Table): AsyncGenerator<Uint8Array, void, undefined> {
  let before = "[\n";
  for await (const rows of rowsOf(db, table)) {
    const lines = rows.map((cells) =>
      JSON.stringify(Object.fromEntries(table.columns.map((name, at) => [name, cells[at]]))),
    );
    yield encoder.encode(before + lines.join(",\n"));
    before = ",\n";
  }
  yield encoder.encode(before === "[\n" ? "[]\n" : "\n]\n");
}

const explained = `Everything that your site has stored, table by table, twice: as CSV for a spreadsheet and as JSON for a program.
Money is in cents. Times are milliseconds since 1970 in UTC; dates are as they were at your business.
An apostrophe in front of a cell of a CSV file keeps spreadsheets from calculating it; the JSON has it as it was stored.
Signed agreements are in "agreements", word for word; with their fingerprints they stand in "signatures". Your own papers are in "papers". Pictures that were uploaded are in
"pictures", each as large as it is kept, under the names that "uploads" has, and files that came with answers by mail in
"mails"; were some left out, a list says which.
Sessions, keys and accounts elsewhere are left out, because they are secrets.
`;

/** Each is one of the thousand calls that a request may make. */
const mostObjects = 500;

/** Slashes would make folders. */
const fileName = (name: string): string => name.replace(/[/\\:]+/g, "-");

async function* objectsOf(db: Database, bucket: R2Bucket) {
  const { pictures, replies } = await batchOf(db, {
    pictures: db.select({ files: uploads.files }).from(uploads).orderBy(desc(uploads.createdAt), desc(uploads.id)),
    replies: db.select({ files: mailReplies.files }).from(mailReplies).orderBy(desc(mailReplies.createdAt)),
  });
  const stored = [
    ...pictures.flatMap(({ files }) => files.at(-1) ?? []).map((key) => ({ key, name: `pictures/${key}` })),
    ...replies
      .flatMap(({ files }) => files)
      .flatMap(({ key, name }) => (key ? [{ key, name: `mails/${fileName(key)} ${fileName(name)}` }] : [])),
  ];
  const missing = stored.slice(mostObjects);
  for (const each of stored.slice(0, mostObjects)) {
    const object = await bucket.get(each.key).catch(() => null);
    if (object) yield { name: each.name, chunks: object.body };
    else missing.push(each);
  }
  const list = missing.map(({ key }) => key).join("\n");
  if (list) yield { name: "NOT HERE.txt", chunks: [encoder.encode(`In the bucket alone:\n${list}\n`)] };
}

/** Each version as it was signed, and below it who did and when. */
async function* agreementsOf(db: Database) {
  let last = { booking: "", number: 0 };
  for (;;) {
    const { bookingId, number, text, name, signedAt } = signatures;
    const signed = await db
      .select({
        booking: bookingId,
        number,
        text: sql<string>`max(${text})`,
        by: sql<string>`group_concat(${name} || ', ' || datetime(${signedAt} / 1000, 'unixepoch') || ' UTC', char(10))`,
        client: bookings.clientName,
        date: bookings.eventDate,
      })
      .from(signatures)
      .innerJoin(bookings, eq(bookings.id, bookingId))
      .where(sql`(${bookingId}, ${number}) > (${last.booking}, ${last.number})`)
      .groupBy(bookingId, number)
      .orderBy(bookingId, number)
      .limit(portion);
    for (const each of signed) {
      last = each;
      const file = `${each.date} ${fileName(each.client)}, version ${each.number} (${each.booking.slice(0, 8)}).txt`;
      yield { name: `agreements/${file}`, chunks: [encoder.encode(`${each.text}\nSigned by\n${each.by}\n`)] };
    }
    if (signed.length < portion) return;
  }
}

/** The DJ's own, such as a W-9. */
async function* papersOf(db: Database) {
  for (const [index, { id }] of (await papersQuery(db)).entries()) {
    const paper = await readPaper(db, id);
    if (paper) yield { name: `papers/${index + 1} ${fileName(paperFile(paper.label))}`, chunks: [paper.bytes] };
  }
}

async function* filesOf(db: Database, bucket: R2Bucket | undefined) {
  yield { name: "READ ME.txt", chunks: [encoder.encode(explained)] };
  for (const table of await tablesOf(db)) {
    yield { name: `csv/${table.name}.csv`, chunks: csvStream(table.columns, rowsOf(db, table)) };
    yield { name: `json/${table.name}.json`, chunks: jsonOf(db, table) };
  }
  yield* agreementsOf(db);
  yield* papersOf(db);
  if (bucket) yield* objectsOf(db, bucket);
}

async function* zipped(db: Database, bucket: R2Bucket | undefined): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, chunks } of filesOf(db, bucket)) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Streamed, with one portion of rows or of a picture in memory at a time. */
export function everything(db: Database, bucket: R2Bucket | undefined): ReadableStream<Uint8Array> {
  const parts = zipped(db, bucket);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 1 },
  );
}
