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
