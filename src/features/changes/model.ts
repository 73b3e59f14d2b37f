/** Who plans an evening: the client, those whom a key lets in, the DJ. */
export const planRoles = ["client", "partner", "planner", "venue", "family", "dj"] as const;
export type PlanRole = (typeof planRoles)[number];

/** What a key may be; the client and the DJ sign in otherwise. */
export const planKeyKinds = ["partner", "planner", "venue", "family"] as const satisfies readonly PlanRole[];
export type PlanKeyKind = (typeof planKeyKinds)[number];

/** The lists of a plan that several people change. A key opens some of them, a change belongs to one. */
export const planParts = ["moments", "songs", "details"] as const;
export type PlanPart = (typeof planParts)[number];

/** Where a change stands. Once a plan is locked a change is proposed, and the DJ accepts or declines it. */
export const planChangeStates = ["made", "proposed", "accepted", "declined"] as const;
export type PlanChangeState = (typeof planChangeStates)[number];

/** When somebody is mailed what concerns them in a plan. */
export const newsChoices = ["at-once", "daily", "never"] as const;
export type NewsChoice = (typeof newsChoices)[number];

/** Until when a plan is open, in words. */
export interface PlanLock {
  isLocked: boolean;
  until: string;
  daysLeft: number;
}

/** What was changed in one go, as people read it. `isOpen`: it can be undone and gone back to. */
export interface ChangeGroup {
  batch: string;
  author: string;
  /** When, in words. */
  at: string;
  state: PlanChangeState;
  isOpen: boolean;
  lines: readonly string[];
}

interface RecordedInWords {
  batch: string;
  author: string;
  createdAt: number;
  state: PlanChangeState;
  part: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
}

const quoted = (value: string | null): string => (value === null ? "empty" : `“${value}”`);

/** A change in a sentence without its author. */
function changeWords({ part, subject, field, before, after }: RecordedInWords): string {
  const isWhole = part === "moments" ? field === "Moment" : part === "songs" && field === "Song";
  if (isWhole && before === null) return `New: ${after}`;
  if (isWhole && after === null) return `Removed: ${before}`;
  return `${subject}, ${field}: ${quoted(before)} becomes ${quoted(after)}`;
}

/** Changes, newest first, by what was made in one go. */
export function groupsOf(changes: readonly RecordedInWords[], inWords: (instant: number) => string): ChangeGroup[] {
  return [...Map.groupBy(changes, ({ batch }) => batch).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { batch, author, state, part, createdAt } = first;
    const isOpen = part === "moments" && (state === "made" || state === "accepted");
    return [{ batch, author, state, isOpen, at: inWords(createdAt), lines: rows.map(changeWords) }];
  });
}
