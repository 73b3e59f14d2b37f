import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { dayBegins } from "../../database/schema/evening.ts";
import { momentTaps } from "../../database/schema/timeline.ts";
import { minute } from "../../platform/durations.ts";
import { momentInWords } from "../../platform/english.ts";
import { momentsQuery } from "./moment-list.ts";
import {
  type MomentTap,
  momentTimesOf,
  movedBy,
  nowIn,
  type PlannedMoment,
  plannedMoments,
  startOf,
  tapHours,
} from "./moment-times.ts";
import { hoursOf } from "./times.ts";

/** Leaves out taps from before the booking's date was moved. */
export const momentTapsQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      momentId: momentTaps.momentId,
      act: momentTaps.act,
      minutes: momentTaps.minutes,
      at: momentTaps.tappedAt,
      name: momentTaps.name,
      plannedAt: momentTaps.plannedAt,
    })
    .from(momentTaps)
    .where(
      and(
        eq(momentTaps.bookingId, booking),
        gt(momentTaps.tappedAt, sql`(select ${dayBegins} from bookings where bookings.id = moment_taps.booking_id)`),
      ),
    )
    .orderBy(asc(momentTaps.tappedAt));

const isSame = (one: NewTap, other: NewTap) =>
  one.momentId === other.momentId && one.act === other.act && one.at === other.at;

/** `beganAt` is an instant; null: never began. */
export type MomentCorrection = Pick<MomentTap, "momentId" | "name" | "plannedAt"> & { beganAt: number | null };

/** Late taps from a device count as earlier than `now`. */
export function correctMomentsQuery(
  db: Database,
  booking: string,
  corrections: readonly MomentCorrection[],
  now: number,
) {
  const again = now + 1;
  const taps = corrections.flatMap(({ momentId, name, plannedAt, beganAt }) => [
    [now, momentId, "not-begun", 0, name, plannedAt],
    ...(beganAt === null
      ? []
      : [[again, momentId, "begins", (startOf({ at: again, minutes: 0 }) - beganAt) / minute, name, plannedAt]]),
  ]);
  return insertFrom(
    db,
    momentTaps,
    {
      bookingId: sql`bookings.id`,
      tappedAt: sql`tap.value ->> 0`,
      momentId: sql`tap.value ->> 1`,
      act: sql`tap.value ->> 2`,
      minutes: sql`tap.value ->> 3`,
      name: sql`tap.value ->> 4`,
      plannedAt: sql`tap.value ->> 5`,
    },
    sql`from bookings, json_each(${JSON.stringify(taps)}) as tap where bookings.id = ${booking}`,
  ).onConflictDoNothing();
}

type NewTap = Omit<MomentTap, "name" | "plannedAt">;

/** Keeps taps of the same instant apart. */
const nowAfter = (taps: readonly MomentTap[], now: number): number => Math.max(now, (taps.at(-1)?.at ?? 0) + 1);

/** `conflict`: another device's earlier tap, in words. */
export type Tapped = { conflict: string | null; moved: MovedEvening | null } | { refused: string };

/** What comes next begins at another time than before the tap. */
export interface MovedEvening {
  booking: Pick<typeof bookings.$inferSelect, "id" | "clientEmail" | "eventDate" | "startTime" | "endTime">;
  moments: Awaited<ReturnType<typeof momentsQuery>>;
  before: readonly MomentTap[];
  taps: readonly MomentTap[];
}

const lateIn = (plan: readonly PlannedMoment[], taps: readonly MomentTap[], now: number): number =>
  nowIn(momentTimesOf(plan, taps), now).late;

/** Minutes. */
const leastMove = 5;

/**
 * A tap may come late and twice. `seen`: minutes by which the moment was moved on that device; null: unknown. Gives
 * null when there is no such booking.
 */
export async function storeTap(
  db: Database,
  booking: string,
  sent: Omit<NewTap, "at"> & { at: number | null },
  { seen, now }: { seen: number | null; now: number },
): Promise<Tapped | null> {
  const {
    booked: [booked],
    moments,
    taps,
  } = await batchOf(db, {
    booked: db
      .select({
        id: bookings.id,
        clientEmail: bookings.clientEmail,
        eventDate: bookings.eventDate,
        startTime: bookings.startTime,
        endTime: bookings.endTime,
      })
      .from(bookings)
      .where(eq(bookings.id, booking)),
    moments: momentsQuery(db, booking),
    taps: momentTapsQuery(db, booking),
  });
  if (!booked) return null;
  const eventDate = booked.eventDate;
  const plan = plannedMoments(moments, { ...booked, eventDate });
  const { momentId, act, minutes } = sent;
  const at = sent.at ?? nowAfter(taps, now);
  const tap = { momentId, act, minutes, at };
  // A moment that began counts even when removed from the plan.
  const moment = plan.find(({ id }) => id === momentId) ?? taps.find((each) => each.momentId === momentId);
  if (!moment) return { refused: "This moment is no longer in the plan." };
  const hours = tapHours(plan, hoursOf(booked, eventDate));
  if (at < hours.from || at > hours.until)
    return {
      refused: `Moments are tapped from ${momentInWords(hours.from, now)} to ${momentInWords(hours.until, now)}.`,
    };
  if (taps.some((each) => isSame(each, tap))) return { conflict: null, moved: null };
  const { name, plannedAt } = moment;
  await db
    .insert(momentTaps)
    .values({ bookingId: booking, tappedAt: at, momentId, act, minutes, name, plannedAt })
    .onConflictDoNothing();
  const all = [...taps, { ...tap, name, plannedAt }];
  const isMoved = Math.abs(lateIn(plan, all, now) - lateIn(plan, taps, now)) >= leastMove;
  const moved = isMoved ? { booking: booked, moments, before: taps, taps: all } : null;
  const after = momentTimesOf(plan, all).find(({ id }) => id === momentId);
  if (act === "begins" && after?.state !== "began")
    return { conflict: `${name} was taken back elsewhere since.`, moved };
  if (act === "begins" && after && after.beginsAt !== startOf(tap))
    return { conflict: `${name} had begun at ${momentInWords(after.beginsAt, at)} already.`, moved };
  const by = movedBy(taps, momentId);
  if (act === "later" && seen !== null && seen !== by)
    return { conflict: `${name} was moved elsewhere too: by ${by + minutes} min in all now.`, moved };
  return { conflict: null, moved };
}
