/**
 * Possible beginnings of a formula in a spreadsheet (OWASP, CSV Injection): at the start, and after characters at
 * which a program with another separator may split a cell.
 */
const formula = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g;

/** A number below zero, which is no formula. */
const negative = /^-\d+(?:\.\d+)?$/;

type Cell = string | number | null;

/**
 * Always in quotes (RFC 4180), so that no separator splits it. An apostrophe in front keeps a spreadsheet from
 * calculating text; a phone number like +1 212 … stays legible too.
 */
function csvCell(value: Cell): string {
  const text = typeof value === "string" && !negative.test(value) ? value.replace(formula, "'") : String(value ?? "");
  return `"${text.replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Tells spreadsheets that it is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * `head`, then the lines of each chunk. A chunk is asked for when the reader has taken the one before, so one at a
 * time is in memory.
 */
export function csvStream(
  head: readonly string[],
  chunks: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>,
) {
  const encoder = new TextEncoder();
  const lines = (async function* () {
    yield* chunks;
  })();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(byteOrderMark + csvLine(head)));
      },
      async pull(controller) {
        const { value, done } = await lines.next();
        if (done) return controller.close();
        controller.enqueue(encoder.encode(value.map(csvLine).join("")));
      },
    },
    { highWaterMark: 1 },
  );
}

/** Of comma, semicolon, tab and bar, the one of which the first line has most. */
export function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const counted = [",", ";", "\t", "|"].map((each) => ({ each, count: line.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ",";
}

/**
 * Reads records as RFC 4180 has them from a text that comes in pieces; empty ones are left in, so that they can be
 * counted. `isOpen` after the end: the last cell's quotes were never closed.
 */
export function csvReader(separator: string) {
  let cell = "";
  let record: string[] = [];
  let state: "plain" | "quoted" | "quote in quoted" = "plain";
  let before = "";
  const endCell = () => {
    record.push(cell);
    cell = "";
  };
  const endRecord = (): string[] => {
    endCell();
    const whole = record;
    record = [];
    return whole;
  };
  function push(text: string): string[][] {
    const records: string[][] = [];
    for (const letter of text) {
      if (state === "quoted") {
        if (letter === '"') state = "quote in quoted";
        else cell += letter;
      } else if (state === "quote in quoted" && letter === '"') {
        cell += '"';
        state = "quoted";
      } else {
        state = "plain";
        if (letter === '"' && cell.trim() === "") {
          state = "quoted";
          cell = "";
        } else if (letter === separator) endCell();
        else if (letter === "\r" || (letter === "\n" && before !== "\r")) records.push(endRecord());
        else if (letter !== "\n") cell += letter;
      }
      before = letter;
    }
    return records;
  }
  const end = (): { records: string[][]; isOpen: boolean } => ({
    isOpen: state === "quoted",
    records: cell !== "" || record.length > 0 ? [endRecord()] : [],
  });
  return { push, end };
}

/** All records of a file, whatever separates its cells. */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const reader = csvReader(separatorOf(text));
  return [...reader.push(text), ...reader.end().records];
}
