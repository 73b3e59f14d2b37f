import { formats } from "../../content/words/en/formats.ts";
import { eveningLines } from "../../content/words/en/plan.ts";
import { type CalendarDate, instantAt } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { clockIn, countIn, fill } from "../../platform/language.ts";
import type { Moment, momentActs } from "./model.ts";
import { type hoursOf, lengthWords, timesOf } from "./times.ts";

/** `minutes`: how long before `at`, an instant, the moment began, or how far it and later ones move. */
export interface MomentTap {
  momentId: string;
  act: (typeof momentActs)[number];
  minutes: number;
  at: number;
  name: string;
  plannedAt: number;
}

export interface PlannedMoment {
  id: string;
  name: string;
  minutes: number;
  isPinned: boolean;
  plannedAt: number;
}

export function plannedMoments(
  moments: readonly Pick<Moment, "id" | "name" | "minutes" | "pinnedAt">[],
  { startTime, eventDate }: { startTime: string; eventDate: CalendarDate },
): PlannedMoment[] {
  const times = timesOf(moments, startTime);
  return moments.map(({ id, name, minutes, pinnedAt }, at) => {
    return { id, name, minutes, isPinned: pinnedAt !== null, plannedAt: instantAt(eventDate, times[at]?.begin ?? 0) };
  });
}

export interface MomentTime extends PlannedMoment {
  state: "began" | "passed" | "comes";
  beginsAt: number;
  endsAt: number;
  /** Minutes after the plan; negative: before it. */
  late: number;
  /** Minutes by which earlier moments overrun the pin, beyond the plan's own overlap. */
  over: number;
}

/** An instant in whole minutes. */
export const startOf = ({ at, minutes }: Pick<MomentTap, "at" | "minutes">): number =>
  (Math.floor(at / minute) - minutes) * minute;

/** The first tap counts until it is taken back, whatever order taps arrive in. */
function startsOf(taps: readonly MomentTap[]): Map<string, number> {
  const starts = new Map<string, number>();
  for (const tap of taps.toSorted((a, b) => a.at - b.at)) {
    if (tap.act === "not-begun") starts.delete(tap.momentId);
    if (tap.act === "begins" && !starts.has(tap.momentId)) starts.set(tap.momentId, startOf(tap));
  }
  return starts;
}

export const movedBy = (taps: readonly MomentTap[], id: string): number =>
  taps.reduce((sum, tap) => (tap.act === "later" && tap.momentId === id ? sum + tap.minutes : sum), 0);

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
 * A pinned moment begins at its pin, which only its own taps move, another when the one before it is over. One that
 * began keeps the planned time of then.
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
    const moved = movedBy(taps, id) * minute;
    const earliest: number = (free ?? planned.at) + (isPinned ? 0 : moved);
    const beginsAt = isPinned ? planned.at + moved : earliest;
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

export function nowIn(moments: readonly MomentTime[], now: number) {
  const begun = moments.filter(({ state }) => state === "began");
  const current = begun.toSorted((a, b) => a.beginsAt - b.beginsAt).at(-1) ?? null;
  const next = moments.find(({ state, endsAt }) => state === "comes" && endsAt > now) ?? null;
  return { current, next, late: (next ?? current)?.late ?? 0 };
}

const english = { formats, eveningLines };

export type TimesWords = typeof english;

/** "Running 10 minutes late" */
export function lateInWords(late: number, { formats, eveningLines: words }: TimesWords = english): string {
  const by = Math.abs(late);
  const length = by < 60 ? countIn(formats, words.minutes, by) : lengthWords(by, formats);
  return late === 0 ? words.onTime : fill(late > 0 ? words.late : words.early, { length });
}

const around = 6 * hour;

export function tapHours(plan: readonly PlannedMoment[], { startsAt, endsAt }: ReturnType<typeof hoursOf>) {
  return {
    from: Math.min(startsAt, ...plan.map(({ plannedAt }) => plannedAt)) - around,
    until: Math.max(endsAt, ...plan.map(({ plannedAt, minutes }) => plannedAt + minutes * minute)) + around,
  };
}

/** The same for all who see the same moments. */
export interface EveningTimes {
  isOver: boolean;
  line: string;
  rows: readonly { id: string; name: string; planned: string; real: string }[];
}

/** Null before the DJ's first tap. `only`: the one moment that the viewer may see. */
export function eveningTimes(
  plan: readonly PlannedMoment[],
  taps: readonly MomentTap[],
  { endsAt, only, now, words }: { endsAt: number; only: string | null; now: number; words: TimesWords },
): EveningTimes | null {
  const all = momentTimesOf(plan, taps);
  const isMoved = all.some(({ state, id }) => state === "began" || movedBy(taps, id) !== 0);
  if (!isMoved) return null;
  const moments = only === null ? all : all.filter(({ id }) => id === only);
  const isOver = now >= Math.max(endsAt, ...all.map((moment) => moment.endsAt));
  const inWords = (at: number) => clockIn(words.formats, at, at);
  const eveningLineWords = words.eveningLines;
  const { current, next, late } = nowIn(moments, now);
  const named = next
    ? fill(eveningLineWords.comes, { name: next.name, time: inWords(next.beginsAt) })
    : current && fill(eveningLineWords.began, { name: current.name, time: inWords(current.beginsAt) });
  return {
    isOver,
    line: isOver ? eveningLineWords.over : [lateInWords(late, words), named].filter(Boolean).join(" · "),
    rows: moments.map(({ id, name, plannedAt, beginsAt, state }) => ({
      id,
      name,
      planned: inWords(plannedAt),
      real: state === "began" || (state === "comes" && !isOver) ? inWords(beginsAt) : "",
    })),
  };
}
