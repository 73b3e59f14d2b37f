import { and, eq, lte, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { owedOfBooking } from "../../database/schema/payments.ts";
import { type CalendarDate, hoursBetween } from "../../platform/dates.ts";
import { day, hour, minute } from "../../platform/durations.ts";
import { timeInWords } from "../../platform/english.ts";
import type { Actor } from "../admin/audit/model.ts";
import { overtimeQuery, queueWithdrawnMailsQueries, withdrawProposalQuery } from "../bookings/amendments.ts";
import { withOvertime } from "../bookings/lines.ts";
import { type BookingSummary, bookingSummary, clashOf, statusAt } from "../bookings/model.ts";
import { dateOfBooking, findBookingQuery, onSameDateQuery } from "../bookings/read-bookings.ts";
import { queueAskedMailsQuery } from "../people/signer-mails.ts";
import { taxLineOf } from "../prices/tax.ts";
import { hoursOf } from "../timeline/times.ts";
import { acceptQueries } from "./acceptance.ts";
import { endProposal } from "./changes/end-proposal.ts";
import { shareOfHour } from "./clauses.ts";
import { hourRateOf } from "./make-sheet.ts";
import type { ContractSheet } from "./model.ts";
import { contractMaterialQueries } from "./read-contract.ts";
import { nextVersion } from "./versions.ts";

/*
 * Overtime is an amendment that ends by itself: the agreement that everybody signed has a rate for it, so a yes is
 * enough.
 */

/** Milliseconds after the booked end in which more music may be asked for and noted. */
export const overtimeAfterEnd = 2 * hour;

/** In milliseconds. An unheard question lapses, so that nobody says yes to music that was not played. */
const [leastToAnswer, latestAsk, latestNote] = [15 * minute, 10 * minute, day];

const overtimeSteps = [30, 60] as const;

/** In cents an hour, before tax, as the agreement's newest version has it. */
export function overtimeRate(
  booking: Pick<BookingSummary, "price" | "startTime" | "endTime" | "lines">,
  sheet: Pick<ContractSheet, "hour"> | null | undefined,
  agreed: Parameters<typeof hourRateOf>[0] | undefined,
): number {
  const rate = sheet ? sheet.hour : agreed && hourRateOf(agreed);
  return rate?.price ?? shareOfHour({ ...booking, tax: taxLineOf(booking.lines), reduced: agreed?.reduced ?? 0 });
}

/** Minutes, where the rate comes to whole cents. */
export const stepsAt = (rate: number): number[] =>
  overtimeSteps.filter((minutes) => rate > 0 && (rate * minutes) % 60 === 0);

export const endLapsedOvertimeQuery = (db: Database, now: number) =>
  db
    .update(amendments)
    .set({ status: "withdrawn", decidedAt: sql`${amendments.answerBy}` })
    .where(and(sql`amendments.status = 'proposed'`, lte(amendments.answerBy, now)));

/** `yes`: said in the room. `back` takes an open question back, or what was noted in the room. */
export interface OvertimeMove {
  act: "ask" | "yes" | "back";
  /** The end that it was pressed for, `HH:MM`, so that a repeated press adds nothing. */
  from: string;
  minutes: number;
  /** An instant. */
  at: number;
}

export type OvertimeOutcome = { refused: string } | { met: string | null };

const onBookingsPage = "Change the booking instead: they say yes to that in the portal.";

function whyNot(
  booking: { status: string; startTime: string; endTime: string; eventDate: CalendarDate },
  { act, minutes, at }: OvertimeMove,
  rate: number,
  now: number,
): string | null {
  const { startsAt, endsAt } = hoursOf(booking, booking.eventDate);
  if (booking.status === "cancelled" || booking.status === "released") return "This booking does not stand any more.";
  if (!stepsAt(rate).includes(minutes)) return "Please press one of the buttons.";
  if (at < startsAt || at > endsAt + overtimeAfterEnd || now > endsAt + latestNote)
    return `More music is added here from its start to two hours after its end. ${onBookingsPage}`;
  if (act === "ask" && now - at > latestAsk)
    return "They were not asked for more music: there was no signal until now. Ask again, or note what they said in the room.";
  return hoursBetween(booking.startTime, booking.endTime) + minutes / 60 < day / hour ? null : onBookingsPage;
}

interface Asked {
  id: string;
  bookingId: string;
  before: BookingSummary;
  after: BookingSummary;
  answerBy: number;
  by: string;
}

/** Ends another open change; does nothing if the booking has changed since it was read. */
const askQueries = (
  db: Database,
  { id, bookingId, before, after, answerBy, by }: Asked,
  askedAt: number,
  now: number,
) =>
  [
    withdrawProposalQuery(db, bookingId, sql`true`, now),
    ...queueWithdrawnMailsQueries(db, bookingId, now),
    insertFrom(
      db,
      amendments,
      {
        id,
        bookingId: bookings.id,
        before,
        after,
        proposedBy: "dj",
        status: "proposed",
        by,
        createdAt: askedAt,
        answerBy,
      },
      sql`from ${bookings} where ${bookings.id} = ${bookingId} and ${bookings.endTime} = ${before.endTime}
        and ${bookings.price} = ${before.price} and ${isStanding(now)}`,
    ).onConflictDoNothing(),
  ] as const;

const owedQuery = (db: Database, bookingId: string) =>
  db
    .select({ owed: owedOfBooking.mapWith(Number).as("owed") })
    .from(bookings)
    .where(eq(bookings.id, bookingId));

async function readNight(db: Database, bookingId: string, now: number) {
  const found = await batchOf(db, {
    booking: findBookingQuery(db, bookingId),
    overtime: overtimeQuery(db, bookingId),
    owed: owedQuery(db, bookingId),
    ...contractMaterialQueries(db, bookingId),
    sameDate: onSameDateQuery(db, dateOfBooking(bookingId), now, bookingId),
  });
  const { booking, overtime, owed, seen, agreed, ...material } = found;
  if (!booking[0]) return null;
  const newest = { booking: booking[0], latest: seen[0], agreed: agreed[0], overtime: overtime[0] };
  return { ...material, ...newest, owed: owed[0]?.owed ?? 0 };
}

type Night = NonNullable<Awaited<ReturnType<typeof readNight>>>;

/** As said in the room; `asked` when it was not asked before. */
async function noteYes(
  db: Database,
  night: Night,
  asked: Omit<Asked, "bookingId" | "by">,
  { isNew, at }: { isNew: boolean; at: number },
  { by, now }: Actor,
): Promise<OvertimeOutcome> {
  const { booking, owed } = night;
  const proposal = { ...asked, proposedBy: "dj" as const, owed };
  const acceptance = {
    booking,
    proposal,
    version: nextVersion(night, proposal, now),
    by: { administrator: by, isOnPaper: true },
  };
  const { accepted } = await batchOf(db, {
    asked: isNew ? askQueries(db, { ...asked, bookingId: booking.id, by }, at, now) : [],
    ...acceptQueries(db, acceptance, now),
  });
  return { met: accepted.length > 0 ? null : "Nothing is added: the booking has changed meanwhile." };
}

/** What was noted in the room is undone by its inverse, in the client's favor. */
async function takeBack(db: Database, night: Night, actor: Actor): Promise<OvertimeOutcome> {
  const { booking, overtime } = night;
  if (!overtime) return { met: null };
  const { id, status, decidedBy, before, after } = overtime;
  if (status === "proposed") {
    await endProposal(db, { bookingId: booking.id, amendment: id, who: actor }, actor.now);
    return { met: null };
  }
  if (status !== "accepted" || after.price < before.price) return { met: null };
  if (decidedBy === null)
    return { met: `They have said yes by now: the music goes on until ${timeInWords(booking.endTime)}.` };
  if (booking.endTime !== after.endTime || booking.price !== after.price) return { met: null };
  const { endTime, price, lines } = before;
  const now = bookingSummary(booking);
  const undone = {
    id: crypto.randomUUID(),
    before: now,
    after: { ...now, endTime, price, lines },
    answerBy: actor.now,
  };
  return noteYes(db, night, undone, { isNew: true, at: actor.now }, actor);
}

/** Repeating changes nothing. Null: no such booking. */
export async function moveOvertime(
  db: Database,
  bookingId: string,
  move: OvertimeMove,
  actor: Actor,
): Promise<OvertimeOutcome | null> {
  const { by, now } = actor;
  const night = await readNight(db, bookingId, now);
  if (!night) return null;
  const { act, from, minutes, at } = move;
  if (act === "back") return takeBack(db, night, actor);
  const { booking, overtime, latest, agreed, sameDate } = night;
  const rate = overtimeRate(booking, latest?.sheet, agreed);
  const why = whyNot({ ...booking, status: statusAt(booking, now) }, move, rate, now);
  if (why) return { refused: why };
  if (from !== booking.endTime) {
    const isDone =
      overtime?.status === "accepted" &&
      overtime.before.endTime === from &&
      booking.endTime === withOvertime({ ...booking, endTime: from }, minutes, rate).endTime;
    const until = timeInWords(booking.endTime);
    return { met: isDone ? null : `The music goes on until ${until} by now: press again if it is to go on longer.` };
  }
  const before = bookingSummary(booking);
  const after = bookingSummary({ ...booking, ...withOvertime(booking, minutes, rate) });
  const clash = clashOf({ ...booking, endTime: after.endTime }, sameDate);
  if (clash) return { refused: `You play at ${timeInWords(clash.startTime)} as well: ${clash.eventType}.` };
  const isOpen = overtime?.status === "proposed" && overtime.answerBy > now;
  const isSame = isOpen && overtime.after.endTime === after.endTime;
  if (isSame) return act === "yes" ? noteYes(db, night, overtime, { isNew: false, at }, actor) : { met: null };
  const answerBy = Math.max(hoursOf(booking, booking.eventDate).endsAt, at + leastToAnswer);
  const asked = { id: crypto.randomUUID(), before, after, answerBy };
  if (act === "yes") return noteYes(db, night, asked, { isNew: true, at }, actor);
  await db.batch([
    ...askQueries(db, { ...asked, bookingId, by }, at, now),
    queueAskedMailsQuery(db, sql`bookings.id = ${bookingId}`, now),
  ]);
  return { met: null };
}
