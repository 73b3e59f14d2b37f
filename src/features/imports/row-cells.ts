import * as z from "zod/mini";
import type { CalendarDate } from "../../platform/dates.ts";
import { limits } from "../../platform/fields/fields.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { address, type LeftOut, type Reading } from "./drafts.ts";
import type { ImportField } from "./model.ts";
import { cellText, isOpen, readDate, readMoney, readTime } from "./read-values.ts";

const songColumns: readonly ImportField[] = ["songTitle", "songArtist", "songPreference"];

/** A fault puts a value in its place, so that all faults are told. */
export function readCells(cells: readonly string[], { head, columns, options, today }: Reading) {
  const remarks: string[] = [];
  const faults: string[] = [];
  const fault = <T>(why: string, instead: T): T => {
    faults.push(why);
    return instead;
  };

  function text(field: ImportField): string {
    const found = columns.flatMap((each, at) => (each === field ? [cellText(cells[at])] : []));
    return found.filter(Boolean).join(field === "venue" || field === "city" ? ", " : " ");
  }

  function parsed<S extends z.ZodMiniType>(schema: S, values: unknown): z.output<S> | null {
    const { data, error } = z.safeParse(schema, values);
    for (const { message } of error?.issues ?? []) if (!faults.includes(message)) faults.push(message);
    return data ?? null;
  }

  /** Cents. */
  function money(field: ImportField, what: string, instead = 0): number | null {
    const typed = text(field);
    if (typed === "" || isOpen(typed)) return null;
    return readMoney(typed) ?? fault(`The ${what} “${typed}” is no amount in dollars`, instead);
  }

  const day = (typed: string, what: string): CalendarDate =>
    readDate(typed) ??
    fault(`The ${what} “${typed}” cannot be read as a date: write it like 4/17/2027 or 2027-04-17`, today);

  const time = (typed: string, usual: string): string =>
    typed === "" ? usual : (readTime(typed) ?? fault(`The time “${typed}” cannot be read`, usual));

  const given = (field: "email" | "phone" | "date" | "start" | "end"): string =>
    isOpen(text(field)) ? "" : text(field);

  function email(): string {
    const typed = given("email");
    return typed && (z.safeParse(address, typed).data ?? fault(`The email “${typed}” cannot be read`, ""));
  }

  function phone(): string | null {
    const typed = given("phone");
    const { data: read } = z.safeParse(optionalPhone, typed);
    if (typed && !read) remarks.push(`The phone “${typed}” is kept as it is written`);
    return read ?? (typed.slice(0, limits.phone) || null);
  }

  /** Includes song columns in other files, so that nothing is lost. */
  const notes = (): string[] =>
    columns.flatMap((field, at) => {
      const isOfSong = options.as !== "songs" && field !== null && songColumns.includes(field);
      const note = (cells[at] ?? "").trim();
      if (!cellText(note) || !(field === "notes" || field === "project" || isOfSong)) return [];
      return [/^(notes?|comments?|details)?$/i.test(head[at] ?? "") ? note : `${head[at]}: ${note}`];
    });

  /** Taxes, tips and refunds, which no booking takes along. */
  const sumsBeside = (): string[] =>
    columns.flatMap((field, at) => {
      const sum = cellText(cells[at]);
      const isBeside = field === "notes" && /\btax|gratuity|\btips?\b|refund/i.test(head[at] ?? "");
      return isBeside && readMoney(sum)
        ? [`${head[at]} ${sum} is kept as a note: look at the price and what was paid`]
        : [];
    });

  const leftOut = (whose: Pick<LeftOut, "email" | "phone" | "date">): LeftOut => ({
    problem: faults.join(". "),
    ...whose,
  });

  return { remarks, faults, fault, text, parsed, money, day, time, given, email, phone, notes, sumsBeside, leftOut };
}

export type RowCells = ReturnType<typeof readCells>;

export const labelled = (label: string, text: string): string => (text ? `${label}: ${text}` : "");

/** Reads "Ana Núñez" and "Núñez, Ana". */
export function namesIn(name: string): readonly [first: string, last: string] {
  const [last = "", first] = name.split(/, ?/);
  if (first) return [first, last];
  const words = name.split(" ");
  return words.length === 1 ? [name, ""] : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}
