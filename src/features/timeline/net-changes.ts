import type { PlanPart } from "./model.ts";

/** A change as it was recorded, as far as a digest reads it. */
export interface ToldChange {
  part: PlanPart;
  subjectId: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
  author: string;
}

/** What became of one field of one thing, or of the thing as a whole, with everybody who had a hand in it. */
export interface NetChange {
  subject: string;
  kind: "changed" | "added" | "removed";
  /** Empty for a thing as a whole. */
  field: string;
  before: string | null;
  after: string | null;
  authors: string[];
}

/** By what name a part records that a thing came or went as a whole; the same name may be that of a field. */
const wholes: Readonly<Record<PlanPart, string>> = { moments: "Moment", songs: "Song", details: "" };

/** Puts rows of one name into lists, in the order in which each name came first. */
function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

const authorsOf = (rows: readonly ToldChange[]): string[] => [...new Set(rows.map(({ author }) => author))];

/** The first value and the last one of rows of one field; null when it is again what it was. */
function netOf(rows: readonly ToldChange[], subject: string): NetChange | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.before === last.after) return null;
  const { field, before } = first;
  return { subject, kind: "changed", field, before, after: last.after, authors: authorsOf(rows) };
}

/** A summary (`September – Earth, Wind & Fire, Dance floor, Must play`) with a value in it that is another one at the other end of what is told. */
function withValue(summary: string | null, from: string | null, to: string | null): string | null {
  if (summary === null || from === null || to === null) return summary;
  return `, ${summary}, `.replace(`, ${from}, `, () => `, ${to}, `).slice(2, -2);
}

/** What became of one thing. Of one that came and went there is nothing to say; one that went is told as it was. */
function netOfThing(rows: readonly ToldChange[]): NetChange[] {
  const isTurn = ({ part, field, before, after }: ToldChange) =>
    field === wholes[part] && (before === null || after === null);
  const turns = rows.filter(isTurn);
  // By the name that its reader knows.
  const known = rows[0]?.subject ?? "";
  const fields = grouped(
    rows.filter((row) => !isTurn(row)),
    ({ field }) => field,
  ).flatMap((each) => netOf(each, known) ?? []);
  const [first, last] = [turns[0], turns.at(-1)];
  const [isNew, isGone] = [first?.before === null, last?.after === null];
  if (first === undefined || last === undefined || !(isNew || isGone)) return fields;
  if (isNew && isGone) return [];
  const told = { field: "", authors: authorsOf(rows) };
  if (isGone) {
    const before = fields.reduce((text, field) => withValue(text, field.after, field.before), last.before);
    return [{ ...told, subject: known, kind: "removed", before, after: null }];
  }
  const after = fields.reduce((text, field) => withValue(text, field.before, field.after), first.after);
  const subject = fields.find(({ field }) => field === first.field)?.after ?? first.subject;
  const isInSummary = (field: NetChange) => withValue(first.after, field.before, field.after) !== first.after;
  return [
    { ...told, subject, kind: "added", before: null, after },
    ...fields.filter((field) => !isInSummary(field)).map((field) => ({ ...field, subject })),
  ];
}

/** What changes come to, thing by thing and field by field in the order of their first change; a change and its undo say nothing. */
export const netChanges = (changes: readonly ToldChange[]): NetChange[] =>
  grouped(changes, ({ part, subjectId }) => `${part}:${subjectId}`).flatMap(netOfThing);
