import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { breaksReference, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { importRows, imports } from "../../database/schema/imports.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { type Judged, judgeRows, type Known } from "./judge.ts";
import { readKnown } from "./known-rows.ts";
import { makeRowsQueries } from "./make-rows.ts";
import { guessColumns, guessKind, type ImportField, type ImportOptions } from "./model.ts";
import { withDatesInOrder } from "./read-values.ts";

export const mostRows = 10_000;
const portion = 150;
/** Milliseconds after which another press continues. */
const longest = 4000;
/** Characters per SQL parameter. */
const longestText = 400_000;

export type Import = typeof imports.$inferSelect;

function inTexts(rows: readonly (readonly string[])[]): { first: number; text: string }[] {
  const texts: { first: number; rows: string[]; size: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const text = JSON.stringify(row);
    const last = texts.at(-1);
    if (last && last.size + text.length < longestText) {
      last.rows.push(text);
      last.size += text.length;
    } else texts.push({ first: index, rows: [text], size: text.length });
  }
  return texts.map(({ first, rows: those }) => ({ first, text: `[${those.join(",")}]` }));
}

export async function storeFile(
  db: Database,
  { fileName, head, rows }: { fileName: string; head: readonly string[]; rows: readonly (readonly string[])[] },
  { by, now }: Actor,
): Promise<string> {
  const id = crypto.randomUUID();
  const columns = guessColumns(head);
  await db.batch([
    db
      .insert(imports)
      .values({ id, fileName, head, by, createdAt: now, columns, options: { untold: "paid", as: guessKind(columns) } }),
    ...inTexts(withDatesInOrder(rows)).map(({ first, text }) =>
      // The head is row 1.
      insertFrom(
        db,
        importRows,
        { importId: id, number: sql`cast(key as integer) + ${first + 2}`, cells: sql`value` },
        sql`from json_each(${text})`,
      ),
    ),
  ]);
  return id;
}

export const saveColumnsQuery = (
  db: Database,
  id: string,
  { columns, options }: { columns: readonly (ImportField | null)[]; options: ImportOptions },
) => db.update(imports).set({ columns, options }).where(eq(imports.id, id));

export const listImportsQuery = (db: Database) =>
  db
    .select({ id: imports.id, fileName: imports.fileName, begunAt: imports.begunAt, createdAt: imports.createdAt })
    .from(imports)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(50);

export const findImportQuery = (db: Database, id: string) => db.select().from(imports).where(eq(imports.id, id));

export const rowsOfQuery = (db: Database, id: string) =>
  db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.number));

const waitingQuery = (db: Database, id: string) =>
  db
    .select({ number: importRows.number, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNull(importRows.outcome)))
    .orderBy(asc(importRows.number));

async function judge(
  db: Database,
  found: Import,
  waiting: readonly { number: number; cells: readonly string[] }[],
  now: number,
) {
  const { known, songs, before, ...material } = await readKnown(db, found, waiting);
  const { head, columns, options } = found;
  const packages = material.packages.map(({ name }) => name);
  const reading = { head, columns, options, packages, today: calendarDateAt(now) };
  return { judged: judgeRows(found.id, waiting, reading, known, songs, before), ...material };
}

export async function previewOf(
  db: Database,
  found: Import,
  waiting: readonly { number: number; cells: readonly string[] }[],
  now: number,
): Promise<Judged[]> {
  return (await judge(db, found, waiting, now)).judged;
}

const mostTries = 3;

/** `busy`: other writers won every try. */
async function importPortion(db: Database, found: Import, { by, now }: Actor): Promise<"stored" | "none" | "busy"> {
  for (let tries = 1; ; tries += 1) {
    const waiting = await waitingQuery(db, found.id).limit(portion);
    if (waiting.length === 0) return "none";
    const { judged, ...material } = await judge(db, found, waiting, now);
    const outcomes = judged.map(({ number, outcome, reason, id, kind }) => ({ number, outcome, reason, id, kind }));
    const told = sql`from json_each(${JSON.stringify(outcomes)}) where json_extract(value, '$.number') = ${importRows.number}`;
    const ofRow = (name: string) => sql`(select json_extract(value, ${`$.${name}`}) ${told})`;
    const idOf = (kind: Known["kind"]) =>
      sql`(select json_extract(value, '$.id') ${told} and json_extract(value, '$.kind') = ${kind})`;
    const made = await makeRowsQueries(db, judged, material, { by, now });
    try {
      await db.batch([
        db
          .update(importRows)
          .set({
            outcome: ofRow("outcome"),
            reason: ofRow("reason"),
            contactId: idOf("lead"),
            bookingId: idOf("booking"),
            subscriberId: idOf("subscriber"),
            songId: idOf("song"),
          })
          .where(
            and(
              eq(importRows.importId, found.id),
              isNull(importRows.outcome),
              sql`${importRows.number} between ${waiting[0]?.number ?? 0} and ${waiting.at(-1)?.number ?? 0}`,
            ),
          ),
        ...made,
      ]);
      return "stored";
    } catch (error) {
      // Another press was faster or a date is gone: judge again.
      if (brokenConstraint(error) === null && !breaksReference(error)) throw error;
      if (tries === mostTries) return "busy";
    }
  }
}

/** Takes as long as an answer may. Gives whether rows still wait. */
export async function runImport(db: Database, found: Import, actor: Actor): Promise<boolean> {
  if (found.begunAt === null)
    await db.batch([
      db
        .update(imports)
        .set({ begunAt: actor.now })
        .where(and(eq(imports.id, found.id), isNull(imports.begunAt))),
      auditQuery(db, { what: "imported", who: actor.by, about: found.id }, actor.now),
    ]);
  const begun = Date.now();
  while (Date.now() - begun < longest) {
    const outcome = await importPortion(db, found, actor);
    if (outcome !== "stored") return outcome === "busy";
  }
  return true;
}
