import { type CalendarDate, instantAt, momentInWords } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import type { Moment, momentActs } from "./model.ts";
import { type hoursOf, lengthWords, timesOf } from "./times.ts";

/**
 * What the DJ tapped, at the instant `at`. `minutes`: how long ago the moment began, or by how much it and what follows
 * move. `name` and `plannedAt` are as the plan had them then.
 */
export interface MomentTap {
  momentId: string;
  act: (typeof momentActs)[number];
  minutes: number;
  at: number;
  name: string;
  plannedAt: number;
}

/** Instants, as agreed. */
export interface PlannedMoment {
  id: string;
  name: string;
  minutes: number;
  isPinned: boolean;
  plannedAt: number;
}

/** Instants. */
export function plannedMoments(
  moments: readonly Pick<Moment, "id" | "name" | "minutes" | "pinnedAt">[],
  { startTime, eventDate }: { startTime: string; eventDate: CalendarDate },
): PlannedMoment[] {
  const times = timesOf(moments, startTime);
  return moments.map(({ id, name, minutes, pinnedAt }, at) => {
    return { id, name, minutes, isPinned: pinnedAt !== null, plannedAt: instantAt(eventDate, times[at]?.begin ?? 0) };
  });
}

/** In the evening, of a moment: began at `beginsAt`, was passed over, or comes. */
export interface MomentTime extends PlannedMoment {
  state: "began" | "passed" | "comes";
  beginsAt: number;
  endsAt: number;
  /** Minutes after the plan, before it where negative. */
  late: number;
  /** Minutes for which what comes before runs into the pin, more than in the plan. */
  over: number;
}

/** An instant, by whole minutes. */
export const startOf = ({ at, minutes }: Pick<MomentTap, "at" | "minutes">): number =>
  (Math.floor(at / minute) - minutes) * minute;

/** A moment begins once, with the first tap, until it is taken back: whatever order the taps arrive in. */
function startsOf(taps: readonly MomentTap[]): Map<string, number> {
  const starts = new Map<string, number>();
  for (const tap of taps.toSorted((a, b) => a.at - b.at)) {
    if (tap.act === "not-begun") starts.delete(tap.momentId);
    if (tap.act === "begins" && !starts.has(tap.momentId)) starts.set(tap.momentId, startOf(tap));
  }
  return starts;
}

/** Minutes by which the DJ moved a moment and what follows it, all taps together. */
export const movedBy = (taps: readonly MomentTap[], id: string): number =>
  taps.reduce((sum, tap) => (tap.act === "later" && tap.momentId === id ? sum + tap.minutes : sum), 0);

/** A moment that began stays when the plan loses it. */
function withRemoved(plan: readonly PlannedMoment[], taps: readonly MomentTap[], starts: ReadonlyMap<string, number>) {
  const removed = new Map(
    taps.flatMap(({ momentId: id, name, plannedAt }) =>
      starts.has(id) && !plan.some((moment) => moment.id === id)
        ? [[id, { id, name, minutes: 0, isPinned: false, plannedAt }] as const]
        : [],
    ),
  );
  if (removed.size === 0) return plan;
  return [...plan, ...removed.values()].toSorted((a, b) => a.plannedAt - b.plannedAt);
}

/**
 * The plan as the evening goes: what comes begins when the moment before it is over, a pinned one where it is pinned.
 * What began has the plan's time of then.
 */
export function momentTimesOf(plan: readonly PlannedMoment[], taps: readonly MomentTap[]): MomentTime[] {
  const starts = startsOf(taps);
  const moments = withRemoved(plan, taps, starts);
  const latest = Math.max(...starts.values());
  const current = moments.findLastIndex(({ id }) => starts.get(id) === latest);
  let free: number | null = null;
  let plannedFree: number | null = null;
  return moments.map((moment, at): MomentTime => {
    const { id, minutes, isPinned } = moment;
    const length = minutes * minute;
    const planned = { before: plannedFree, at: moment.plannedAt };
    plannedFree = planned.at + length;
    const start = starts.get(id);
    if (start !== undefined) {
      const agreed = taps.find((tap) => tap.act === "begins" && tap.momentId === id)?.plannedAt ?? planned.at;
      if (at === current) free = start + length;
      const times = { plannedAt: agreed, beginsAt: start, endsAt: start + length };
      return { ...moment, ...times, state: "began", late: Math.round((start - agreed) / minute), over: 0 };
    }
    if (at < current)
      return { ...moment, state: "passed", beginsAt: planned.at, endsAt: planned.at + length, late: 0, over: 0 };
    const earliest: number = (free ?? planned.at) + movedBy(taps, id) * minute;
    const beginsAt = isPinned ? planned.at : earliest;
    const over = isPinned ? Math.max(0, earliest - beginsAt) : 0;
    const plannedOver = Math.max(0, (planned.before ?? 0) - planned.at);
    free = beginsAt + length;
    return {
      ...moment,
      state: "comes",
      beginsAt,
      endsAt: beginsAt + length,
      late: Math.round((Math.max(beginsAt, over > plannedOver ? earliest : 0) - planned.at) / minute),
      over: over > plannedOver ? Math.round(over / minute) : 0,
    };
  });
}

/** What goes on, and what comes next. */
export function nowIn(moments: readonly MomentTime[], now: number) {
  const begun = moments.filter(({ state }) => state === "began");
  const current = begun.toSorted((a, b) => a.beginsAt - b.beginsAt).at(-1) ?? null;
  const next = moments.find(({ state, endsAt }) => state === "comes" && endsAt > now) ?? null;
  return { current, next, late: (next ?? current)?.late ?? 0 };
}

/** "Running 10 minutes late" */
export function lateInWords(late: number): string {
  if (late === 0) return "On time";
  const by =
    Math.abs(late) < 60
      ? `${Math.abs(late)} ${Math.abs(late) === 1 ? "minute" : "minutes"}`
      : lengthWords(Math.abs(late));
  return `Running ${by} ${late > 0 ? "late" : "early"}`;
}

/** Milliseconds before and after what is planned and booked in which the DJ taps. */
const around = 6 * hour;

export function tapHours(plan: readonly PlannedMoment[], { startsAt, endsAt }: ReturnType<typeof hoursOf>) {
  return {
    from: Math.min(startsAt, ...plan.map(({ plannedAt }) => plannedAt)) - around,
    until: Math.max(endsAt, ...plan.map(({ plannedAt, minutes }) => plannedAt + minutes * minute)) + around,
  };
}

/** For those who look on: the same for each of them who sees the same moments. */
export interface EveningTimes {
  isOver: boolean;
  line: string;
  /** `real`: when it began, or else when it is expected; empty: nobody knows. */
  rows: readonly { id: string; name: string; planned: string; real: string }[];
}

/**
 * Null before the DJ's first tap. `only`: a moment's id, for who sees no other. Once the evening is over, what was
 * planned and what happened.
 */
export function eveningTimes(
  plan: readonly PlannedMoment[],
  taps: readonly MomentTap[],
  { endsAt, only, now }: { endsAt: number; only: string | null; now: number },
): EveningTimes | null {
  const all = momentTimesOf(plan, taps);
  const isMoved = all.some(({ state, id }) => state === "began" || movedBy(taps, id) !== 0);
  if (!isMoved) return null;
  const moments = only === null ? all : all.filter(({ id }) => id === only);
  const isOver = now >= Math.max(endsAt, ...all.map((moment) => moment.endsAt));
  const inWords = (at: number) => momentInWords(at, at);
  const { current, next, late } = nowIn(moments, now);
  const named = next
    ? `${next.name} ${inWords(next.beginsAt)}`
    : current && `${current.name} began ${inWords(current.beginsAt)}`;
  return {
    isOver,
    line: isOver ? "What was planned, and what happened" : [lateInWords(late), named].filter(Boolean).join(" · "),
    rows: moments.map(({ id, name, plannedAt, beginsAt, state }) => ({
      id,
      name,
      planned: inWords(plannedAt),
      real: state === "began" || (state === "comes" && !isOver) ? inWords(beginsAt) : "",
    })),
  };
}
