import { eq, type SQL, sql } from "drizzle-orm";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { type PlanContact, planDetails } from "../../database/schema/timeline.ts";
import { momentInWords } from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import type { PlanDesk } from "./change-plan.ts";
import { type DetailField, detailLabels } from "./details-form.ts";
import { groupsOf } from "./history.ts";
import { authorOf, type PlanCaller, planBookingId, plannedBookingQuery } from "./planned-booking.ts";
import { recordedQuery, waitingQuery } from "./read-plan.ts";
import { firstOfBatch, lockInWords, recordChangesQueries, stateOfChange } from "./record-changes.ts";

type DetailValues = Pick<DetailsRow, "guestCount" | "arriveAt" | "loadIn" | "power" | "rainPlan" | "outBy"> & {
  contacts: string | null;
};

/**
 * Stores the details of an evening with the record of what changed, in one batch, or proposes them once the plan is locked. `conflict`: somebody else wrote since the
 * `revision` that was seen (0: none), and gives what stands there now.
 */
export async function saveDetails(desk: PlanDesk, key: string, seen: number, values: DetailValues) {
  const { db, caller, now } = desk;
  const id = planBookingId(caller, "details", now, "change");
  const [[booking], [row], [known]] = await db.batch([
    plannedBookingQuery(db, caller, "details", now, "change"),
    detailsQuery(db, caller, now),
    recordedQuery(db, firstOfBatch(key)),
  ]);
  if (!booking) return { kind: "closed" } as const;
  const author = authorOf(caller, booking);
  const state = stateOfChange(author, booking, row, now);
  const outcome = { kind: state === "made" ? "saved" : "proposed" } as const;
  if (known) return outcome;
  const before = detailEntries(row);
  const stored = { ...values, contacts: contactsIn(values.contacts) };
  const after = detailEntries({ ...(row ?? emptyRow(booking.id, now)), ...stored });
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return { kind: "saved" } as const;
  const revision = row?.revision ?? 0;
  if (revision !== seen) return { kind: "conflict", theirs: before, changed, revision } as const;
  const differences = changed.map((field) => ({
    ...{ subjectId: booking.id, subject: "Details", field: detailLabels[field] },
    ...{ before: before[field] || null, after: after[field] || null },
    undo: { field, before: before[field], after: after[field] },
  }));
  const record = { booking: booking.id, batch: key, part: "details", author, state } as const;
  const guard = sql`${id} = ${booking.id} and ${isRevision(booking.id, revision)}`;
  const [first, ...rest] = recordChangesQueries(db, { ...record, differences }, now, guard);
  if (!first) throw new Error("a change without a record");
  const write = writeDetailsQuery(db, booking.id, revision, stored, now);
  try {
    await db.batch([first, ...rest, ...(state === "made" ? [write] : [])]);
  } catch (error) {
    if (!breaksNotNull(error, "plan_changes.author")) throw error;
    return { kind: "conflict", theirs: before, changed, revision } as const;
  }
  return outcome;
}

/** The details as a form shows them. */
type DetailEntries = Record<DetailField, string>;

/** The details as they are stored. */
export type DetailsRow = typeof planDetails.$inferSelect;

const contactLine = ({ name, role, phone }: PlanContact): string => [name, role, phone].join(", ");

/** People to call, one a line: name, role, phone. */
export const contactsIn = (text: string | null): PlanContact[] =>
  (text ?? "").split("\n").flatMap((line) => {
    const [name = "", role = "", ...phone] = line.split(",").map((part) => part.trim());
    return name ? [{ name, role, phone: phone.join(", ") }] : [];
  });

/** What stands in the fields. */
export const detailEntries = (row: DetailsRow | undefined): DetailEntries => ({
  guestCount: row?.guestCount?.toString() ?? "",
  arriveAt: row?.arriveAt ?? "",
  loadIn: row?.loadIn ?? "",
  power: row?.power ?? "",
  rainPlan: row?.rainPlan ?? "",
  outBy: row?.outBy ?? "",
  contacts: (row?.contacts ?? []).map(contactLine).join("\n"),
});

/** What is stored of what stands in the fields. */
export const storedOf = ({ guestCount, contacts, ...texts }: DetailEntries) => ({
  guestCount: guestCount ? Number(guestCount) : null,
  contacts: contactsIn(contacts),
  arriveAt: texts.arriveAt || null,
  loadIn: texts.loadIn || null,
  power: texts.power || null,
  rainPlan: texts.rainPlan || null,
  outBy: texts.outBy || null,
});

export const emptyRow = (bookingId: string, now: number): DetailsRow => ({
  ...{ bookingId, guestCount: null, arriveAt: null, loadIn: null, power: null, rainPlan: null, outBy: null },
  ...{ contacts: [], packing: null, lockDays: null, revision: 0, updatedAt: now },
});

export const detailsQuery = (db: Database, caller: PlanCaller, now: number) =>
  db
    .select()
    .from(planDetails)
    .where(eq(planDetails.bookingId, planBookingId(caller, "details", now, "change")));

/** The booking whose details a caller may change, those, and what waits for the DJ's yes. One round trip. */
export async function readDetails({ db, caller, now }: PlanDesk) {
  const [[booking], [row], waiting] = await db.batch([
    plannedBookingQuery(db, caller, "details", now, "change"),
    detailsQuery(db, caller, now),
    waitingQuery(db, planBookingId(caller, "details", now, "change"), "details"),
  ]);
  if (!booking) return null;
  return {
    ...{ booking, row, waiting: groupsOf(waiting, (at) => momentInWords(at, now)) },
    lock: lockInWords(eventDateOf(booking), row?.lockDays ?? null, now),
  };
}

/** Fields whose changes are recorded. */
export const fields = ["guestCount", "arriveAt", "loadIn", "power", "rainPlan", "outBy", "contacts"] as const;

/** A statement that stores details as the next revision. */
export const writeDetailsQuery = (
  db: Database,
  booking: string,
  revision: number,
  stored: ReturnType<typeof storedOf>,
  now: number,
) => {
  const next = { ...stored, revision: revision + 1, updatedAt: now };
  return db
    .insert(planDetails)
    .values({ ...next, bookingId: booking })
    .onConflictDoUpdate({ target: planDetails.bookingId, set: next });
};

/** That nobody wrote details since `revision` (0: none). */
export const isRevision = (booking: string, revision: number): SQL =>
  sql`coalesce((select revision from plan_details where booking_id = ${booking}), 0) = ${revision}`;
