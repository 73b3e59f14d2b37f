import { timeInWords } from "../../platform/dates.ts";
import { type Moment, type MomentField, momentFields, momentLabels } from "./model.ts";
import { lengthWords } from "./times.ts";

/**
 * What turns a moment from one state to another, and back again. `before` null: it was not there; `after` null: it is gone.
 * Each names only the fields that change.
 */
export interface InverseMomentChange {
  id: string;
  before: MomentPart | null;
  after: MomentPart | null;
}

/** Some fields of a moment. */
export type MomentPart = { [Key in keyof Moment]?: Moment[Key] | undefined };

/** One change of a plan, in words and as it is undone. */
export interface PlanDifference<Undo = InverseMomentChange> {
  subjectId: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
  undo: Undo;
}

/** The value of a field as people read it; null where it is empty. */
export function momentValue(field: MomentField, moment: Partial<Moment>): string | null {
  const value = moment[field];
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return lengthWords(value);
  return field === "pinnedAt" ? timeInWords(value) : value;
}

const summary = ({ name, minutes }: Moment): string => `${name}, ${lengthWords(minutes)}`;

/** The name of what is not a field of its own: a moment as a whole, and its place among the others. */
const wholeMoment = "Moment";
const place = "Place";

/** What a moment follows, in words. */
const placeIn = (moments: readonly Moment[], id: string): string => {
  const before = moments[moments.findIndex((each) => each.id === id) - 1];
  return before ? `after ${before.name}` : "first";
};

/** What differs between two states of a plan, moment by moment and field by field, in the order of the newer one. */
export function differencesBetween(before: readonly Moment[], after: readonly Moment[]): PlanDifference[] {
  const old = new Map(before.map((moment) => [moment.id, moment]));
  const left = new Set(after.map(({ id }) => id));
  const gone = before
    .filter(({ id }) => !left.has(id))
    .map((moment) => ({
      ...{ subjectId: moment.id, subject: moment.name, field: wholeMoment, before: summary(moment), after: null },
      undo: { id: moment.id, before: moment, after: null },
    }));
  const changed = after.flatMap((moment): PlanDifference[] => {
    const { id, name } = moment;
    const known = old.get(id);
    if (!known) {
      const undo = { id, before: null, after: moment };
      return [{ subjectId: id, subject: name, field: wholeMoment, before: null, after: summary(moment), undo }];
    }
    const fields = momentFields
      .filter((field) => known[field] !== moment[field])
      .map((field) => ({
        ...{ subjectId: id, subject: known.name, field: momentLabels[field] },
        ...{ before: momentValue(field, known), after: momentValue(field, moment) },
        undo: { id, before: { [field]: known[field] }, after: { [field]: moment[field] } },
      }));
    if (known.position === moment.position) return fields;
    const undo = { id, before: { position: known.position }, after: { position: moment.position } };
    const moved = { subjectId: id, subject: known.name, field: place, undo };
    return [...fields, { ...moved, before: placeIn(before, id), after: placeIn(after, id) }];
  });
  return [...gone, ...changed];
}

/** What was changed in one go, as people read it. `open`: it can be undone and gone back to. */
export interface ChangeGroup {
  batch: string;
  author: string;
  /** When, in words. */
  at: string;
  state: "made" | "proposed" | "accepted" | "declined";
  isOpen: boolean;
  lines: readonly string[];
}

interface Said {
  batch: string;
  author: string;
  createdAt: number;
  state: ChangeGroup["state"];
  part: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
}

const quoted = (value: string | null): string => (value === null ? "empty" : `“${value}”`);

/** A change in a sentence without its author. */
export function changeWords({ part, subject, field, before, after }: Said): string {
  const isWhole = part === "moments" ? field === "Moment" : part === "songs" && field === "Song";
  if (isWhole && before === null) return `New: ${after}`;
  if (isWhole && after === null) return `Removed: ${before}`;
  return `${subject}, ${field}: ${quoted(before)} becomes ${quoted(after)}`;
}

/** Changes, newest first, by what was made in one go. */
export function groupsOf(changes: readonly Said[], inWords: (instant: number) => string): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { lines: string[] }>();
  for (const change of changes) {
    const { batch, author, state, part, createdAt } = change;
    const group = groups.get(batch) ?? {
      ...{ batch, author, state, at: inWords(createdAt), lines: [] },
      isOpen: part === "moments" && (state === "made" || state === "accepted"),
    };
    group.lines.push(changeWords(change));
    groups.set(batch, group);
  }
  return [...groups.values()];
}
