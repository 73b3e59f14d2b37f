import { site } from "../../content/site.ts";
import { formats as english } from "../../content/words/en/formats.ts";
import { type Formats, fill } from "../language.ts";
import { draw, type PdfPage, type PdfPart, type PdfTag, pdfDocument } from "./pdf-document.ts";
import { box, logo, sunset } from "./pdf-drawing.ts";
import { line, type Run, type Weight, widthOf, wrap } from "./pdf-type.ts";

export type PaperRow =
  | { kind: "title" | "heading" | "text" | "note" | "item" | "figure" | "standing"; text: string }
  | { kind: "fact" | "sum"; label: string; text: string; isBand?: boolean; isBold?: boolean }
  | { kind: "parties"; parties: readonly { label: string; name: string; lines: readonly string[] }[] }
  | { kind: "term"; number: string; heading: string; text: string }
  | { kind: "signature"; who: string; name: string; text: string }
  | { kind: "code"; text: string; alt: string; draw: (x: number, y: number, side: number) => string }
  | { kind: "sun" };

interface PaperPdf {
  title: string;
  formats?: Formats;
  corner: readonly string[];
  rows: readonly PaperRow[];
  foot: string;
  /** Of a paper in two languages. */
  secondFoot?: { text: string; formats: Formats } | undefined;
  file?: { name: string; text: string };
}

/** Points. */
const [width, height, margin, bottom] = [612, 792, 56, 62];
const full = width - 2 * margin;
const textSize = 9.5;
/** A multiple of the type's size. */
const leading = 1.4;

const run = (text: string, weight: Weight = "regular", color: Run["color"] = "ink"): Run => ({ text, weight, color });

/** Places are in points from the margin. */
interface Cell {
  tag: PdfTag;
  runs: readonly Run[];
  left?: number;
  width?: number;
  size?: number;
  isRight?: boolean;
  isCentered?: boolean;
  /** Each run begins a line. */
  isStacked?: boolean;
}

interface Layout {
  cells: readonly Cell[];
  space: number;
  after?: number;
  tag?: "LI" | "TR";
  isRuled?: boolean;
  isBand?: boolean;
  /** Stays with what follows. */
  isHeading?: boolean;
}

const pair = (label: Cell, value: Cell, others: Omit<Layout, "cells">): Layout => ({
  cells: [label, { ...value, width: value.width ?? full - (value.left ?? 0) }],
  ...others,
});

/** Points. */
const codeSide = 108;

function layoutOf(row: Exclude<PaperRow, { kind: "sun" | "code" }>): Layout {
  switch (row.kind) {
    case "title":
      return {
        cells: [{ tag: "H1", runs: [run(row.text, "display")], size: 26 }],
        space: 18,
        after: 2,
        isHeading: true,
      };
    case "heading":
      return {
        cells: [{ tag: "H2", runs: [run(row.text, "display")], size: 13 }],
        space: 13,
        after: 4,
        isHeading: true,
      };
    case "text":
      return { cells: [{ tag: "P", runs: [run(row.text)] }], space: 4 };
    case "note":
      return { cells: [{ tag: "P", runs: [run(row.text, "regular", "muted")], size: 9 }], space: 4 };
    case "figure":
      return { cells: [{ tag: "P", runs: [run(row.text, "display")], size: 40, isCentered: true }], space: 0 };
    case "standing":
      return {
        cells: [{ tag: "P", runs: [run(row.text, "regular", "muted")], isCentered: true }],
        space: 4,
        after: 24,
      };
    case "parties":
      return {
        cells: row.parties.map(({ label, name, lines }, at) => ({
          tag: "P",
          runs: [run(label, "regular", "muted"), run(name, "bold"), ...lines.map((each) => run(each))],
          left: (at * full) / 2,
          width: full / 2 - 20,
          isStacked: true,
        })),
        space: 14,
        after: 12,
      };
    case "item":
      return pair(
        { tag: "Lbl", runs: [run("•", "bold", "amberText")], width: 12 },
        { tag: "LBody", runs: [run(row.text)], left: 14 },
        { space: 2, tag: "LI" },
      );
    case "term":
      return pair(
        { tag: "Lbl", runs: [run(row.number, "display", "amberText")], width: 18 },
        { tag: "LBody", runs: [run(row.heading, "bold"), run(row.text)], left: 20 },
        { space: 5, tag: "LI" },
      );
    case "fact":
      return row.isBand
        ? pair(
            { tag: "TH", runs: [run(row.label, "bold")], left: 8, width: 200 },
            { tag: "TD", runs: [run(row.text, "display")], left: 208, width: full - 216, size: 18, isRight: true },
            { space: 14, tag: "TR", isBand: true },
          )
        : pair(
            { tag: "TH", runs: [run(row.label, "regular", "muted")], width: 90 },
            { tag: "TD", runs: [run(row.text)], left: 96 },
            { space: 3, tag: "TR" },
          );
    case "sum": {
      const weight = row.isBold ? "bold" : "regular";
      const most = Math.min(220, widthOf(`${row.text} `, textSize, weight));
      return pair(
        { tag: "TH", runs: [run(row.label, weight)], width: full - most - 12 },
        { tag: "TD", runs: [run(row.text, weight)], left: full - most, isRight: true },
        { space: 6, tag: "TR", isRuled: true },
      );
    }
    case "signature":
      return {
        cells: [
          { tag: "TH", runs: [run(row.who, "regular", "muted")], width: 76 },
          { tag: "TD", runs: [run(row.name, "display")], left: 80, width: 190, size: 16 },
          { tag: "TD", runs: [run(row.text)], left: 284, width: full - 284 },
        ],
        space: 5,
        after: 6,
        tag: "TR",
        isRuled: true,
      };
  }
}

const measured = (runs: readonly Run[], size: number): number =>
  runs.reduce(
    (sum, { text, weight }, at) => sum + widthOf(at === runs.length - 1 ? text.trimEnd() : text, size, weight),
    0,
  );

const ending = (runs: readonly Run[], right: number, y: number, size: number): string =>
  line(right - measured(runs, size), y, size, runs);

/** The same paper makes the same bytes. */
export function paperPdf(paper: PaperPdf): Uint8Array<ArrayBuffer> {
  const { title, formats = english, corner, rows, foot, secondFoot, file } = paper;
  const feet = [{ text: foot, formats }, ...(secondFoot ? [secondFoot] : [])];
  const pages: PdfPage[] = [];
  const parts: PdfPart[] = [];
  let y = 0;
  const turn = (): PdfPage => {
    const page: PdfPage = { drawn: [], parts: [] };
    pages.push(page);
    y = height - margin - 20;
    const head: PdfPart | null = pages.length === 1 ? { tag: "P", parts: [] } : null;
    if (head) parts.push(head);
    draw(page, null, logo(margin, y - 5, 22));
    draw(page, head, line(margin + 30, y, 11.5, [run(`${site.name} `, "display")]));
    corner.forEach((words, at) => {
      draw(page, head, ending([run(`${words} `, "regular", "muted")], width - margin, y + 5 - 12 * at, 8.5));
    });
    if (!head) y -= 16;
    return page;
  };
  let page = turn();

  for (const [at, row] of rows.entries()) {
    if (row.kind === "sun") {
      y -= 130;
      draw(page, null, sunset(width / 2, y, 240));
      y -= 56;
      continue;
    }
    if (row.kind === "code") {
      if (y - codeSide - 16 < bottom) page = turn();
      y -= codeSide + 16;
      const code: PdfPart = { tag: "Figure", parts: [], alt: row.alt };
      const beside: PdfPart = { tag: "P", parts: [] };
      parts.push(code, beside);
      draw(page, code, row.draw(margin, y, codeSide));
      draw(page, beside, line(margin + codeSide + 16, y + codeSide / 2 - 4, 13, [run(row.text, "display")]));
      continue;
    }
    const { cells, space, tag, isRuled, isBand, isHeading, after = 0 } = layoutOf(row);
    const group = tag === "LI" ? "L" : "Table";
    const last = parts.at(-1);
    const within = tag ? (last?.tag === group ? last : ({ tag: group, parts: [] } satisfies PdfPart)) : null;
    if (within && within !== last) parts.push(within);
    const own: PdfPart[] = within ? [] : parts;
    if (within && tag) within.parts.push({ tag, parts: own });
    const laid = cells.map((cell) => {
      const part: PdfPart = { tag: cell.tag, parts: [] };
      own.push(part);
      return {
        ...cell,
        part,
        size: cell.size ?? textSize,
        lines: (cell.isStacked ? cell.runs.map((each) => [each]) : [cell.runs]).flatMap((runs) =>
          wrap(runs, cell.size ?? textSize, cell.width ?? full),
        ),
      };
    });
    const step = leading * Math.max(...laid.map(({ size }) => size));
    y -= space;
    if (row.kind === "sum" && rows[at - 1]?.kind === "fact") y -= 10;
    const tallOf = ({ lines, size }: { lines: readonly unknown[]; size: number }) =>
      (isBand ? 0 : step - leading * size) + leading * size * lines.length;
    const tall = Math.max(...laid.map(tallOf));
    const needed = isHeading ? step + 40 : isBand ? tall : Math.min(2 * step, tall);
    if (y - needed < bottom) page = turn();
    if (isBand) draw(page, null, box("band", margin, y - tall - 4, full, tall + 8));
    if (isRuled) draw(page, null, box("line", margin, y - 1, full, 0.7));
    const drawn: { page: PdfPage; part: PdfPart; text: string }[] = [];
    const isWhole = y - tall >= bottom;
    const top = y;
    for (let down = 0; laid.some(({ lines }) => down < lines.length); down++) {
      if (!isWhole && y - step < bottom) page = turn();
      y -= step;
      for (const cell of laid) {
        const { part, lines, size, left = 0, width: most = full, isRight, isCentered } = cell;
        const runs = lines[down];
        if (!runs) continue;
        const own = leading * size;
        const inBand = (tall - tallOf(cell)) / 2 + (down + 1) * own - (own - 0.7 * size) / 2;
        const base = isWhole ? top - (isBand ? inBand : step + down * own) : y;
        const spare = most - measured(runs, size);
        const indent = isRight ? spare : isCentered ? spare / 2 : 0;
        drawn.push({ page, part, text: line(margin + left + indent, base, size, runs) });
      }
    }
    if (isWhole) y = top - tall;
    // Cell by cell, as it is read and copied.
    for (const cell of laid) for (const { page: on, part, text } of drawn) if (part === cell.part) draw(on, part, text);
    y -= after;
  }

  pages.forEach((each, at) => {
    draw(each, null, box("line", margin, 50, full, 0.7));
    feet.forEach(({ text, formats: { page: numbered } }, below) => {
      const y = 36 - 11 * below;
      const count = run(`${fill(numbered, { page: at + 1, pages: pages.length })} `, "regular", "muted");
      draw(each, null, line(margin, y, 7.5, [run(text, "regular", "muted")]));
      draw(each, null, ending([count], width - margin, y, 7.5));
    });
  });
  return pdfDocument({
    title,
    language: formats.locale,
    size: [width, height],
    pages,
    parts,
    ...(file ? { file } : {}),
  });
}
