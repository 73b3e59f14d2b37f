/** The client, holders of keys, the DJ. */
export const planRoles = ["client", "partner", "planner", "venue", "family", "dj"] as const;
export type PlanRole = (typeof planRoles)[number];

/** The client and the DJ sign in otherwise. */
export const invitedKinds = ["partner", "planner", "venue", "family"] as const satisfies readonly PlanRole[];

/** The DJ has one to fill in for a client. */
export const planKeyKinds = [...invitedKinds, "dj"] as const satisfies readonly PlanRole[];
export type PlanKeyKind = (typeof planKeyKinds)[number];

/** A change belongs to one; a key opens some. */
export const planParts = ["moments", "songs", "details"] as const;
export type PlanPart = (typeof planParts)[number];

/** Once a plan is locked a change is proposed, and the DJ accepts or declines it. */
export const planChangeStates = ["made", "proposed", "accepted", "declined"] as const;
export type PlanChangeState = (typeof planChangeStates)[number];

export const newsChoices = ["at-once", "daily", "never"] as const;
export type NewsChoice = (typeof newsChoices)[number];

/** In words. */
export interface PlanLock {
  isLocked: boolean;
  until: string;
  daysLeft: number;
}

/** Changes made at once. `isOpen`: can be undone and gone back to. */
export interface ChangeGroup {
  batch: string;
  author: string;
  /** In words. */
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

/** Without the author. */
function changeWords({ part, subject, field, before, after }: RecordedInWords): string {
  const isWhole = part === "moments" ? field === "Moment" : part === "songs" && field === "Song";
  if (isWhole && before === null) return `New: ${after}`;
  if (isWhole && after === null) return `Removed: ${before}`;
  return `${subject}, ${field}: ${quoted(before)} becomes ${quoted(after)}`;
}

/** Newest first. */
export function groupsOf(changes: readonly RecordedInWords[], inWords: (instant: number) => string): ChangeGroup[] {
  return [...Map.groupBy(changes, ({ batch }) => batch).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { batch, author, state, part, createdAt } = first;
    const isOpen = part === "moments" && (state === "made" || state === "accepted");
    return [{ batch, author, state, isOpen, at: inWords(createdAt), lines: rows.map(changeWords) }];
  });
}
