import * as z from "zod/mini";
import { choice, limits, optionalChoice, optionalLine, textList } from "../../../platform/fields/fields.ts";
import { parseCsv } from "../../../platform/files/csv.ts";
import { grouped } from "../../../platform/numbers.ts";
import { tableOfCalendar } from "../calendar-table.ts";
import { rowKinds, untoldPayments } from "../model.ts";
import { mostRows } from "../store.ts";

/** One value per column of the file; empty leaves it out. */
export const importForm = z.object({
  act: choice(["look", "import", "go", "undo", "remove"], "Please press the button again"),
  columns: textList,
  untold: optionalChoice(untoldPayments, "Please choose what is true"),
  as: optionalChoice(rowKinds, "Please choose what the rows become"),
  leftOut: optionalLine(limits.details),
});

const mostColumns = 80;

/** Bytes. */
export const largestFile = 8 * 1024 * 1024;

/** Spreadsheets write UTF-8, UTF-16 or Windows' older encoding. */
export function textOfFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const tooMany = `Please keep it to ${grouped(mostRows)} rows, and bring the others after them`;

type Table = { head: string[]; rows: string[][] } | { fault: string };

export async function tableIn(text: string): Promise<Table> {
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) {
    const table = await tableOfCalendar(text.trim());
    if (!table) return { fault: "This calendar cannot be read. Please export it again, or save it as CSV" };
    if (table.rows.length === 0) return { fault: "There is no event in this calendar" };
    return table.rows.length > mostRows ? { fault: tooMany } : table;
  }
  if (text.startsWith("PK")) return { fault: "This is a spreadsheet of its own format. Please save it as CSV first." };
  if (text.includes("\0")) return { fault: "This is no text. Please save the spreadsheet as CSV first." };
  const [head = [], ...records] = parseCsv(text);
  while (records.at(-1)?.every((cell) => cell.trim() === "")) records.pop();
  if (head.length < 2 || records.length === 0)
    return { fault: "Please choose a file, or paste a table, whose first row names its columns" };
  if (head.length > mostColumns) return { fault: `Please keep it to ${mostColumns} columns` };
  if (records.length > mostRows) return { fault: tooMany };
  return { head, rows: records.map((record) => head.map((_, at) => record[at] ?? "")) };
}
