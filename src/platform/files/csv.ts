/** May begin a formula in a spreadsheet (OWASP, CSV Injection), also where another program splits a cell. */
const formula = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g;

const negative = /^-\d+(?:\.\d+)?$/;

type Cell = string | number | null;

/** Always quoted (RFC 4180). The apostrophe keeps spreadsheets from calculating text. */
function csvCell(value: Cell): string {
  const text = typeof value === "string" && !negative.test(value) ? value.replace(formula, "'") : String(value ?? "");
  return `"${text.replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const byteOrderMark = "\uFEFF";

/** Asks for one chunk at a time, so that only one is in memory. */
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

/** Chosen by frequency in the first line. */
export function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const counted = [",", ";", "\t", "|"].map((each) => ({ each, count: line.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ",";
}

/** Reads RFC 4180 in pieces, empty records included. `isOpen` after the end: the last quotes never closed. */
export function csvReader(separator: string) {
  let cell = "";
  let isBlank = true;
  let record: string[] = [];
  let state: "plain" | "quoted" | "quote in quoted" = "plain";
  let before = "";
  const append = (letter: string) => {
    cell += letter;
    isBlank &&= letter.trim() === "";
  };
  const endCell = () => {
    record.push(cell);
    cell = "";
    isBlank = true;
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
        else append(letter);
      } else if (state === "quote in quoted" && letter === '"') {
        append(letter);
        state = "quoted";
      } else {
        state = "plain";
        if (letter === '"' && isBlank) {
          state = "quoted";
          cell = "";
        } else if (letter === separator) endCell();
        else if (letter === "\r" || (letter === "\n" && before !== "\r")) records.push(endRecord());
        else if (letter !== "\n") append(letter);
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

export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const reader = csvReader(separatorOf(text));
  return [...reader.push(text), ...reader.end().records];
}
