import { eq, sql } from "drizzle-orm";
import { breaksNotNull } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import type { DetailField } from "../../forms/details-form.ts";
import { detailLabels } from "../../forms/details-form.ts";
import { authorOf, type PlanCaller, planBookingId, plannedBookingQuery } from "./access.ts";
import type { PlanDesk } from "./change-plan.ts";
import { recordedQuery } from "./read-changes.ts";
import { firstOfBatch, recordChangesQueries } from "./record-changes.ts";
import { type PlanContact, planDetails } from "./schema.ts";

/** The details as a form shows them. */
type DetailEntries = Record<DetailField, string>;

type DetailsRow = typeof planDetails.$inferSelect;

const contactLine = ({ name, role, phone }: PlanContact): string => [name, role, phone].join(", ");

/** People to call, one a line: name, role, phone. */
const contactsIn = (text: string | null): PlanContact[] =>
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

const detailsQuery = (db: Database, caller: PlanCaller, now: number) =>
  db
    .select()
    .from(planDetails)
    .where(eq(planDetails.bookingId, planBookingId(caller, "details", now)));

/** The booking whose details a caller may see, and those. One round trip. */
export async function readDetails({ db, caller, now }: PlanDesk) {
  const [[booking], [row]] = await db.batch([
    plannedBookingQuery(db, caller, "details", now),
    detailsQuery(db, caller, now),
  ]);
  return booking ? { booking, row } : null;
}

type DetailValues = Pick<DetailsRow, "guestCount" | "arriveAt" | "loadIn" | "power" | "rainPlan" | "outBy"> & {
  contacts: string | null;
};

const fields = ["guestCount", "arriveAt", "loadIn", "power", "rainPlan", "outBy", "contacts"] as const;

/**
 * Stores the details of an evening with the record of what changed, in one batch. `conflict`: somebody else wrote since the
 * `revision` that was seen (0: none), and gives what stands there now.
 */
export async function saveDetails(desk: PlanDesk, key: string, seen: number, values: DetailValues) {
  const { db, caller, now } = desk;
  const id = planBookingId(caller, "details", now);
  const [[booking], [row], [known]] = await db.batch([
    plannedBookingQuery(db, caller, "details", now),
    detailsQuery(db, caller, now),
    recordedQuery(db, firstOfBatch(key)),
  ]);
  if (!booking) return { kind: "closed" } as const;
  if (known) return { kind: "saved" } as const;
  const before = detailEntries(row);
  const stored = { ...values, contacts: contactsIn(values.contacts) };
  const after = detailEntries({ ...(row ?? emptyRow(booking.id, now)), ...stored });
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return { kind: "saved" } as const;
  const revision = row?.revision ?? 0;
  if (revision !== seen) return { kind: "conflict", theirs: before, changed, revision } as const;
  const differences = changed.map((field) => ({
    ...{ subjectId: booking.id, subject: "Details", field: detailLabels[field] },
    ...{ before: before[field] || null, after: after[field] || null, undo: null },
  }));
  const record = {
    booking: booking.id,
    batch: key,
    part: "details",
    author: authorOf(caller, booking),
    state: "made",
  } as const;
  const guard = sql`${id} = ${booking.id}
    and coalesce((select revision from plan_details where booking_id = ${booking.id}), 0) = ${revision}`;
  const [first, ...rest] = recordChangesQueries(db, { ...record, differences }, now, guard);
  if (!first) throw new Error("a change without a record");
  const next = { ...stored, revision: revision + 1, updatedAt: now };
  const write = db
    .insert(planDetails)
    .values({ ...next, bookingId: booking.id })
    .onConflictDoUpdate({ target: planDetails.bookingId, set: next });
  try {
    await db.batch([first, ...rest, write]);
  } catch (error) {
    if (!breaksNotNull(error, "plan_changes.author")) throw error;
    return { kind: "conflict", theirs: before, changed, revision } as const;
  }
  return { kind: "saved" } as const;
}

const emptyRow = (bookingId: string, now: number): DetailsRow => ({
  ...{ bookingId, guestCount: null, arriveAt: null, loadIn: null, power: null, rainPlan: null, outBy: null },
  ...{ contacts: [], packing: null, lockDays: null, revision: 0, updatedAt: now },
});
