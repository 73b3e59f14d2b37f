/**
 * Possible beginnings of a formula in a spreadsheet (OWASP, CSV Injection): at the start, and after characters at
 * which a program with another separator may split a cell.
 */
const formula = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g;

type Cell = string | number | null;

/**
 * Always in quotes (RFC 4180), so that no separator splits it. An apostrophe in front keeps a spreadsheet from
 * calculating text; a phone number like +1 813 … stays legible too.
 */
function csvCell(value: Cell): string {
  const text = typeof value === "string" ? value.replace(formula, "'") : String(value ?? "");
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
function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const counted = [",", ";", "\t", "|"].map((each) => ({ each, count: line.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ",";
}

/** Its records as RFC 4180 has them, whatever separates them; empty ones are left in, so that they can be counted. */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const records: string[][] = [];
  let [cell, record, isQuoted]: [string, string[], boolean] = ["", [], false];
  const endCell = () => {
    record.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (letter === separator) endCell();
    else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text.charAt(at + 1) === "\n") at += 1;
      endCell();
      records.push(record);
      record = [];
    } else cell += letter;
  }
  if (cell !== "" || record.length > 0) {
    endCell();
    records.push(record);
  }
  return records;
}
