/**
 * Where a formula begins in a spreadsheet (OWASP, CSV Injection), and with it commands that run when a file is opened: at
 * the start, and after what a program may split a cell at, quotes or not, that takes another separator than the comma.
 */
const formula = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g;

/** A value of a cell. */
type Cell = string | number | null;

/**
 * A cell of a CSV file (RFC 4180), always in quotes, so that no separator splits it. Text that a spreadsheet would calculate gets an apostrophe in front; so a phone number
 * like +1 813 … stays legible too.
 */
function csvCell(value: Cell): string {
  const text = typeof value === "string" ? value.replace(formula, "'") : String(value ?? "");
  return `"${text.replaceAll('"', '""')}"`;
}

/** A line of a CSV file, with its line break. */
const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * A CSV file as a stream: `head`, then the lines of each chunk that `chunks` gives. A chunk is asked for when the reader
 * has taken the one before, so that one chunk at a time is in memory.
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
