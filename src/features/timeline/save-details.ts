import { sql } from "drizzle-orm";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import { planBookingId } from "./access.ts";
import type { PlanDesk } from "./change-plan.ts";
import { contactsIn, type DetailsRow, detailEntries, emptyRow } from "./detail-entries.ts";
import { detailsQuery, fields, isRevision, writeDetailsQuery } from "./details.ts";
import { detailLabels } from "./details-form.ts";
import { stateOfChange } from "./plan-lock.ts";
import { authorOf, plannedBookingQuery } from "./planned-booking.ts";
import { recordedQuery } from "./read-changes.ts";
import { firstOfBatch, recordChangesQueries } from "./record-changes.ts";

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
