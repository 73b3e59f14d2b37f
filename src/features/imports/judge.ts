import type { CalendarDate } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { listInWords } from "../../platform/numbers.ts";
import type { Draft, LeftOut, Reading, SongDraft, Told } from "./drafts.ts";
import { type ImportField, importFieldLabels, importFields, type RowOutcome, rowsIn } from "./model.ts";
import { readRow } from "./read-row.ts";

export interface Known {
  kind: Draft["kind"];
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  phone: string | null;
  eventDate: CalendarDate | null;
  isActive: boolean;
  told: Told;
}

export interface Judged {
  number: number;
  cells: readonly string[];
  outcome: Exclude<RowOutcome, "kept">;
  reason: string | null;
  /** Null unless imported. */
  draft: Draft | null;
  id: string | null;
  kind: Draft["kind"] | null;
  /** The row's own, or the one stored for its phone number. */
  email: string;
  bookingId?: string;
}

interface Waiting {
  number: number;
  cells: readonly string[];
}

/** A row always makes the same id, so that nothing is imported twice. */
const idOfRow = (importId: string, number: number): string =>
  importId.slice(0, 24) + number.toString(16).padStart(12, "0");

const nameOf = (draft: Draft): string =>
  draft.kind === "lead"
    ? `${draft.lead.firstName} ${draft.lead.lastName}`
    : draft.kind === "booking"
      ? draft.booking.clientName
      : draft.kind === "song"
        ? songInWords(draft.song)
        : draft.email;

const digits = (phone: string): string => phone.replace(/\D/g, "").slice(-10);

const asMail = (email: string): string => `mail ${email}`;
const asPhone = (phone: string): string => `phone ${digits(phone)}`;
const asDate = (date: string): string => `date ${date}`;
const asProject = (project: string, date: string): string => `project ${date} ${project}`;

const songInWords = ({ title, artist }: { title: string; artist: string | null }): string =>
  artist ? `${title} – ${artist}` : title;

const asSong = (bookingId: string, song: { title: string; artist: string | null }): string =>
  `${bookingId} ${songInWords(song).toLowerCase()}`;

/** `position` is a fractional index. */
export interface KnownSong {
  id: string;
  bookingId: string;
  title: string;
  artist: string | null;
}

const comparable = (field: ImportField, value: string): string =>
  field === "phone" ? digits(value) : value.toLowerCase().replace(/\s+/g, " ").trim();

/** "Price: $950, there $900", where both have a value. */
function differences(own: Told, there: Told): string[] {
  return importFields.flatMap((field) => {
    const [value, other] = [own[field], there[field]];
    if (!value || !other || hasNoAddress(other) || comparable(field, value) === comparable(field, other)) return [];
    return [`${importFieldLabels[field].replace(/, or .*/, "")}: ${value}, there ${other}`];
  });
}

/** By the client's email or phone, the date, or both. */
function bookingOfSong({ email, phone, date }: SongDraft, same: readonly Known[], onDate: readonly Known[]) {
  const found = (email || phone ? same : onDate).filter(
    (each) => each.kind === "booking" && (date === null || each.eventDate === date),
  );
  const [booking, another] = new Map(found.map((each) => [each.id, each])).values();
  if (another) return { problem: `There are several bookings of ${another.name}: say the date in a column` };
  if (booking) return { booking };
  return {
    problem:
      email || phone || date ? "There is no booking here of that client and date" : "It does not say whose song it is",
  };
}

export function judgeRows(
  importId: string,
  rows: readonly Waiting[],
  reading: Reading,
  stored: readonly Known[],
  knownSongs: readonly KnownSong[],
  before: readonly (Waiting & { outcome: RowOutcome | null })[],
): Judged[] {
  const songs = new Map(knownSongs.map((song) => [asSong(song.bookingId, song), song.id]));
  const found = new Map<string, Known[]>();
  const add = (each: Known) => {
    const keys = [
      each.email ? asMail(each.email) : null,
      each.phone ? asPhone(each.phone) : null,
      each.isActive && each.eventDate ? asDate(each.eventDate) : null,
    ];
    for (const key of keys) if (key) found.set(key, [...(found.get(key) ?? []), each]);
  };
  for (const each of stored) add(each);

  type Whose = Pick<LeftOut, "email" | "phone" | "date">;
  const keysOf = ({ email, phone }: Whose) => [...(email ? [asMail(email)] : []), ...(phone ? [asPhone(phone)] : [])];
  const left = new Map<string, { number: number; date: string | null }[]>();
  const leave = (number: number, whose: Whose) => {
    for (const key of keysOf(whose)) left.set(key, [...(left.get(key) ?? []), { number, date: whose.date }]);
  };
  const projects = new Map<string, number>();
  const keepProject = (number: number, draft: Draft | LeftOut) => {
    if ("kind" in draft && draft.kind === "booking" && draft.project)
      projects.set(asProject(draft.project, draft.date), number);
  };
  for (const { number, cells, outcome } of before) {
    const draft = readRow(cells, reading);
    if (outcome === "imported") keepProject(number, draft);
    else if (outcome === "skipped") leave(number, draft);
  }
  const leftOutToo = (whose: Whose): string[] => {
    const same = keysOf(whose)
      .flatMap((key) => left.get(key) ?? [])
      .filter(({ date }) => date === null || whose.date === null || date === whose.date);
    const numbers = [...new Set(same.map(({ number }) => number))];
    if (numbers.length === 0) return [];
    return [`${numbers.length === 1 ? "Row" : "Rows"} ${listInWords(numbers.map(String))} of the same person left out`];
  };

  const rowOf = (id: string): number | null =>
    id.startsWith(importId.slice(0, 24)) ? Number.parseInt(id.slice(24), 16) : null;
  const named = ({ id, name, kind }: Known): string => {
    const row = rowOf(id);
    return row === null
      ? `${name}, ${{ lead: "a lead", booking: "booked", subscriber: "a subscriber", song: "a song" }[kind]} here`
      : `row ${row}`;
  };

  const isLeftOut = rowsIn(reading.options.leftOut);
  return rows.map(({ number, cells }): Judged => {
    const none = { number, cells, draft: null, id: null, kind: null, email: "" } as const;
    if (cells.every((cell) => cell.trim() === "")) return { ...none, outcome: "skipped", reason: "The row is empty" };
    if (isLeftOut(number)) return { ...none, outcome: "skipped", reason: "It is to stay out" };
    const draft = readRow(cells, reading);
    const { email, phone, date } = draft;
    const same = keysOf(draft).flatMap((key) => found.get(key) ?? []);
    const others = reading.options.as === "songs" ? [] : leftOutToo(draft);
    if ("problem" in draft) {
      const double = same.find(({ eventDate }) => date === null || eventDate === date);
      const isKnown = reading.options.as !== "songs" && double ? [`The same person as ${named(double)}`] : [];
      leave(number, draft);
      return { ...none, outcome: "skipped", reason: [draft.problem, ...isKnown, ...others].join(". ") };
    }
    const { kind } = draft;
    if (draft.kind === "song") {
      const { booking, problem } = bookingOfSong(draft, same, date ? (found.get(asDate(date)) ?? []) : []);
      if (!booking) return { ...none, outcome: "skipped", reason: problem };
      const key = asSong(booking.id, draft.song);
      const here = songs.get(key);
      if (here) return { ...none, outcome: "joined", reason: `On the list of ${booking.name} already`, id: here, kind };
      const songId = idOfRow(importId, number);
      songs.set(key, songId);
      return {
        number,
        cells,
        draft,
        id: songId,
        kind,
        email: "",
        bookingId: booking.id,
        outcome: "imported",
        reason: null,
      };
    }
    const double = same.find(
      (each) =>
        (each.kind === "subscriber") === (kind === "subscriber") &&
        (each.eventDate === date || (kind === "lead" && date === null)) &&
        (kind !== "booking" || each.kind === "booking"),
    );
    if (double)
      return {
        ...none,
        outcome: "joined",
        reason: [
          `The same person${date ? " and date" : ""} as ${named(double)}`,
          ...differences(draft.told, double.told),
          ...others,
        ].join(". "),
        id: double.id,
        kind: double.kind,
      };
    const first = draft.kind === "booking" ? projects.get(asProject(draft.project, draft.date)) : undefined;
    if (first !== undefined)
      return {
        ...none,
        outcome: "joined",
        reason: `Another person of the project of row ${first}`,
        id: idOfRow(importId, first),
        kind: "booking",
      };
    const isActive = draft.kind === "booking" && draft.status !== "completed";
    const [taken] = isActive ? (found.get(asDate(draft.date)) ?? []) : [];
    if (taken && date) {
      leave(number, draft);
      const reason = [`${dateInWords(date)} is taken by ${named(taken)}`, ...others].join(". ");
      return { ...none, outcome: "skipped", reason };
    }
    const id = idOfRow(importId, number);
    const ownEmail = email || (same[0]?.email ?? "");
    const name = nameOf(draft);
    keepProject(number, draft);
    add({ kind, id, name, email: ownEmail, phone, eventDate: date, isActive, told: draft.told });
    return {
      number,
      cells,
      draft,
      id,
      kind,
      email: ownEmail,
      outcome: "imported",
      reason: [...draft.remarks, ...others].join(". ") || null,
    };
  });
}
