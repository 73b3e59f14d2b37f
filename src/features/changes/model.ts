import type { changes as english } from "../../content/words/en/changes.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { clockIn, type Formats, fill } from "../../platform/language.ts";

export const planRoles = ["client", "partner", "planner", "venue", "photographer", "family", "dj"] as const;
export type PlanRole = (typeof planRoles)[number];

/** The client and the DJ sign in otherwise. */
export const invitedKinds = [
  "partner",
  "planner",
  "venue",
  "photographer",
  "family",
] as const satisfies readonly PlanRole[];

/** The DJ uses a key to fill in for a client. */
export const planKeyKinds = [...invitedKinds, "dj"] as const satisfies readonly PlanRole[];
export type PlanKeyKind = (typeof planKeyKinds)[number];

export const planParts = ["moments", "songs", "details"] as const;
export type PlanPart = (typeof planParts)[number];

export const planChangeStates = ["made", "proposed", "accepted", "declined"] as const;
export type PlanChangeState = (typeof planChangeStates)[number];

export const newsChoices = ["at-once", "daily", "never"] as const;
export type NewsChoice = (typeof newsChoices)[number];

export interface PlanLock {
  isLocked: boolean;
  on: CalendarDate;
  until: string;
  daysLeft: number;
}

export interface ChangeGroup {
  batch: string;
  author: string;
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

const place = /^after (.+)$/;
const pasted = /^(\d+) songs? pasted into (.+)$/;

/** They are stored in English. */
export function recordedIn({ recorded, after, pasted: list }: typeof english, text: string): string {
  if (!recorded) return text;
  const [, name] = place.exec(text) ?? [];
  return name
    ? fill(after, { name })
    : text
        .split(", ")
        .map(
          (part) =>
            recorded[part] ??
            part
              .replace(pasted, (_, count: string, name: string) => fill(list, { count, list: recorded[name] ?? name }))
              .replace(/(?<=\d )[AP]M$/, (half) => recorded[half] ?? half),
        )
        .join(", ");
}

function changeWords({ part, subject, field, before, after }: RecordedInWords, words: typeof english): string {
  const isWhole = part === "moments" ? field === "Moment" : part === "songs" && field === "Song";
  const said = (value: string | null) => recordedIn(words, value ?? "");
  if (isWhole && before === null) return fill(words.new, { after: said(after) });
  if (isWhole && after === null) return fill(words.removed, { before: said(before) });
  const quoted = (value: string | null) => (value === null ? words.empty : `“${said(value)}”`);
  return fill(words.becomes, {
    subject: said(subject),
    field: said(field),
    before: quoted(before),
    after: quoted(after),
  });
}

export function groupsOf(
  changes: readonly RecordedInWords[],
  now: number,
  words: { formats: Formats; changes: typeof english },
): ChangeGroup[] {
  return [...Map.groupBy(changes, ({ batch }) => batch).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { batch, author, state, part, createdAt } = first;
    const isOpen = part === "moments" && (state === "made" || state === "accepted");
    return [
      {
        batch,
        author,
        state,
        isOpen,
        at: clockIn(words.formats, createdAt, now),
        lines: rows.map((row) => changeWords(row, words.changes)),
      },
    ];
  });
}
