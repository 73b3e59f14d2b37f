import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { changes as english } from "../../content/words/en/changes.ts";
import { batchOf } from "../../database/batch-of.ts";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import type { FieldIssue } from "../../platform/fields/form-state.ts";
import { fill } from "../../platform/language.ts";
import { momentNamesQuery } from "../invites/keys.ts";
import { type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import {
  authorOf,
  momentsOf,
  type PlanCaller,
  type PlannedBooking,
  planBookingId,
  plannedBookingQuery,
} from "./caller.ts";
import {
  batchQuery,
  changesQuery,
  type Difference,
  type PlanChange,
  recordChangesQueries,
  recordedQuery,
  waitingQuery,
} from "./history.ts";
import {
  type Changed,
  type Conflict,
  changeItems,
  type Item,
  type ItemDifference,
  inverseOf,
  isSame,
  recordedChanges,
} from "./items.ts";
import { differencesOf, type ListOf, type NamedMoment } from "./list.ts";
import { lockDaysQuery, stateOfChange } from "./lock.ts";
import { recordedIn } from "./model.ts";

export interface ChangeContext {
  db: Database;
  caller: PlanCaller;
  now: number;
  /** In English by default. */
  words?: typeof english;
}

/** One record for a change of many items. */
type RecordedDifference = Pick<Difference, "subjectId" | "subject" | "field" | "before" | "after">;

/** `isContested`: another change came between, so random positions are safer. */
interface ChangedIn {
  booking: PlannedBooking;
  moments: readonly NamedMoment[];
  isContested: boolean;
}

type Change<T> = Changed<T> & { told?: RecordedDifference };

/** `proposed`: the plan is locked, and the DJ decides. `closed`: the caller has no access. */
export type Outcome<T> =
  | { kind: "made" | "proposed"; booking: string; items: readonly T[]; session: LiveSession | null }
  | { kind: "closed" | "full" | "missing" | "moved-on" }
  | { kind: "conflict"; issues: readonly FieldIssue[] };

const issuesOf = <T extends Item>(
  { words }: ListOf<T>,
  conflicts: readonly Conflict<T>[],
  moments: readonly NamedMoment[],
  recordedWords = english,
): FieldIssue[] =>
  conflicts.map(({ field, stored, wanted }) => {
    const read = words.fields.find(({ of }) => of.some((each) => each === field))?.words;
    if (!read) return { path: field, message: recordedWords.moved };
    const quoted = (item: T, none: string) => {
      const value = read(item, moments, item);
      return value ? `“${recordedIn(recordedWords, value)}”` : none;
    };
    const theirs = quoted(stored, recordedWords.empty);
    const mine = quoted({ ...stored, ...wanted }, recordedWords.nothing);
    return { path: field, message: fill(recordedWords.clash, { theirs, mine }) };
  });

export function listWrites<T extends Item>(
  list: ListOf<T>,
  db: Database,
  booking: string,
  { before, after, now }: { before: readonly T[]; after: readonly T[]; now: number },
) {
  const old = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const items = after.map((item) => {
    const known = old.get(item.id);
    const isNext = known && item.revision !== undefined && !isSame(known, item);
    return isNext ? { ...item, revision: (item.revision ?? 0) + 1 } : item;
  });
  const added = items.filter(({ id }) => !old.has(id));
  const changed = items.filter((item) => old.has(item.id) && !isSame(old.get(item.id), item));
  const gone = before.filter(({ id }) => !left.has(id));
  const touched = [...gone, ...changed.flatMap(({ id }) => old.get(id) ?? [])];
  const count = sql`(select count(*) from ${list.table} as stored where stored.booking_id = ${booking})`;
  const room =
    added.length === 0
      ? sql`true`
      : sql`${count} + ${added.length - gone.length} <= ${Math.max(list.most, before.length)}`;
  const placed = items.filter(({ id, position }) => old.get(id)?.position !== position);
  const areFree =
    placed.length === 0
      ? sql`true`
      : sql`not exists (select 1 from json_each(${JSON.stringify(placed)}) as placed cross join ${list.table} as stored
          where stored.booking_id = ${booking} and stored.position = placed.value ->> 'position'
            and stored.id not in (select value ->> 'id' from json_each(${JSON.stringify(touched)})))`;
  // An empty list must still be empty.
  const isStill = before.length > 0 ? list.areUnchanged(booking, touched) : sql`${count} = 0`;
  return {
    items,
    guard: sql`${isStill} and ${room} and ${areFree}`,
    writes: [
      ...gone.map(({ id }) => list.remove(db, booking, id)),
      ...(added.length > 0 ? list.add(db, booking, added, now) : []),
      ...changed.map((item) => list.set(db, booking, item, now)),
    ],
  };
}

/** Tries when other changes come between reading and writing. */
const attempts = 5;

/** Repeats `attempt` until its batch is stored, because a concurrent change makes its statements change nothing. */
export async function untilStored<Answer>(
  db: Database,
  attempt: (tried: number) => Promise<{ answer: Answer; batch?: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] }>,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const { answer, batch } = await attempt(tried);
    if (!batch) return answer;
    try {
      await db.batch(batch);
      return answer;
    } catch (error) {
      const cameBetween =
        breaksNotNull(error, "plan_changes.author") || /^[a-z_]+\.id$/.test(brokenConstraint(error) ?? "");
      if (!cameBetween || tried > attempts) throw error;
    }
  }
}

const isProposed = (waiting: readonly PlanChange[], author: string, differences: readonly Difference[]): boolean =>
  differences.every(({ subjectId, field, before, after }) =>
    waiting.some(
      (row) =>
        row.author === author &&
        row.subjectId === subjectId &&
        row.field === field &&
        row.before === before &&
        row.after === after,
    ),
  );

/**
 * Proposes the change once the plan is locked. One batch stores all, only if the items are as they were read. The same
 * `key` again changes nothing.
 */
export function changeList<T extends Item>(
  list: ListOf<T>,
  { db, caller, now, words }: ChangeContext,
  key: string,
  change: (items: readonly T[], made: ChangedIn) => Change<T>,
): Promise<Outcome<T>> {
  const id = planBookingId(caller, list.part, now, "change");
  const sid = "dj" in caller || caller.keySid ? "" : caller.sid;
  return untilStored<Outcome<T>>(db, async (tried) => {
    const {
      session: [session],
      booking: [booking],
      stored,
      moments,
      known: [known],
      lock: [lock],
      waiting,
    } = await batchOf(db, {
      session: liveSessionQuery(db, sid, now),
      booking: plannedBookingQuery(db, caller, list.part, now, "change"),
      stored: list.read(db, id),
      moments: momentNamesQuery(db, id),
      known: recordedQuery(db, key),
      lock: lockDaysQuery(db, id),
      waiting: waitingQuery(db, id, list.part),
    });
    if (!booking) return { answer: { kind: session ? "missing" : "closed" } };
    const items = momentsOf(booking, stored);
    const made = { kind: "made", booking: booking.id, items, session: session ?? null } as const;
    if (known) return { answer: known.bookingId === booking.id ? made : { kind: "missing" } };
    const changed = change(items, { booking, moments, isContested: tried > 1 });
    if (changed.kind === "conflict")
      return { answer: { kind: "conflict", issues: issuesOf(list, changed.conflicts, moments, words) } };
    if (changed.kind !== "changed") return { answer: changed };
    // A key of one moment neither adds nor removes any.
    if (booking.keyKind === "family" && changed.items.length !== items.length) return { answer: { kind: "closed" } };
    if (changed.items.length > Math.max(list.most, items.length)) return { answer: { kind: "full" } };
    const told = differencesOf(list, items, changed.items, moments);
    if (told.length === 0) return { answer: made };
    const author = authorOf(caller, booking);
    const state = stateOfChange(author, booking, lock, now);
    const undo = state === "made" ? null : told.map((each) => each.undo);
    const differences = changed.told ? [{ ...changed.told, undo }] : told;
    if (state === "proposed" && isProposed(waiting, author.name, differences))
      return { answer: { ...made, kind: "proposed" } };
    const after = listWrites(list, db, booking.id, { before: items, after: changed.items, now });
    const record = { booking: booking.id, batch: key, part: list.part, author, state, differences };
    const guard = sql`${id} = ${booking.id} and ${after.guard}`;
    const [first, ...rest] = recordChangesQueries(db, record, now, guard);
    if (!first) return { answer: made };
    return state === "proposed"
      ? { answer: { ...made, kind: state }, batch: [first, ...rest] }
      : { answer: { ...made, items: after.items }, batch: [first, ...rest, ...after.writes] };
  });
}

const inversesOf = <T extends Item>(list: ListOf<T>, rows: readonly PlanChange[]): ItemDifference<T>[] =>
  rows
    .filter(({ part, state }) => part === list.part && (state === "made" || state === "accepted"))
    .flatMap(({ undo }) => recordedChanges(list, undo))
    .map(inverseOf);

const furthest = 1000;

/** Can be undone itself; `since` undoes all later changes too. */
export async function undoChange<T extends Item>(
  list: ListOf<T>,
  context: ChangeContext,
  key: string,
  { batch, since }: { batch: string; since: boolean },
): Promise<Outcome<T>> {
  const { db, caller, now } = context;
  const id = planBookingId(caller, list.part, now);
  const rows = since ? await changesQuery(db, id, furthest) : await batchQuery(db, id, batch);
  const until = since ? rows.findLastIndex((row) => row.batch === batch) + 1 : rows.length;
  const inverses = inversesOf(list, rows.slice(0, until));
  return changeList(list, context, key, (items) =>
    inverses.length > 0 ? changeItems(list, items, inverses) : { kind: "missing" },
  );
}
