import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { momentLabels } from "../../content/moment-labels.ts";
import type { Database } from "../../database/client.ts";
import type { planChanges } from "../../database/schema/timeline.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { timeInWords } from "../../platform/english.ts";
import { recordedChanges } from "../changes/items.ts";
import type { ListOf } from "../changes/list.ts";
import { type Moment, type MomentField, maxMoments, momentFields, planMoment } from "./model.ts";
import { lengthWords, timesOf } from "./times.ts";

const { bookingId, createdAt: _, updatedAt: __, ...columns } = getTableColumns(planMoments);

/** `booking` is an SQL value or an id. */
export const momentsQuery = (db: Database, booking: SQL | string) =>
  db
    .select(columns)
    .from(planMoments)
    .where(eq(bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

function momentValue(field: MomentField, moment: Partial<Moment>): string | null {
  const value = moment[field];
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return lengthWords(value);
  return field === "pinnedAt" ? timeInWords(value) : value;
}

const isOne = (booking: string, id: string) => and(eq(planMoments.id, id), eq(bookingId, booking));

export const momentList: ListOf<Moment> = {
  part: "moments",
  table: planMoments,
  most: maxMoments,
  item: planMoment,
  partial: z.partial(planMoment),
  fields: momentFields,
  read: momentsQuery,
  areUnchanged(booking, items) {
    const seen = JSON.stringify(items.map(({ id, revision }) => ({ id, revision })));
    return sql`(select count(*) from plan_moments as now join json_each(${seen}) as seen
      on now.id = seen.value ->> 'id' and now.revision = seen.value ->> 'revision'
      where now.booking_id = ${booking}) = ${items.length}`;
  },
  add: (db, booking, items, now) =>
    items.map((item) => db.insert(planMoments).values({ ...item, bookingId: booking, createdAt: now, updatedAt: now })),
  set: (db, booking, { id, ...moment }, now) =>
    db
      .update(planMoments)
      .set({ ...moment, updatedAt: now })
      .where(isOne(booking, id)),
  remove: (db, booking, id) => db.delete(planMoments).where(isOne(booking, id)),
  words: {
    whole: "Moment",
    subject: ({ name }) => name,
    summary: ({ name, minutes }) => `${name}, ${lengthWords(minutes)}`,
    fields: momentFields.map((field) => ({
      label: momentLabels[field],
      of: [field],
      words: (moment) => momentValue(field, moment),
    })),
    neighbor: ({ name }) => name,
    areAlike: () => true,
  },
};

type Change = Pick<typeof planChanges.$inferSelect, "undo">;

export function momentsBefore(moments: readonly Moment[], changes: readonly Change[]): Moment[] {
  const plan = new Map(moments.map((moment) => [moment.id, moment]));
  for (const { undo } of changes.toReversed())
    for (const { id, before } of recordedChanges(momentList, undo)) {
      const moment = before && z.safeParse(planMoment, { ...plan.get(id), ...before, id }).data;
      if (moment) plan.set(id, moment);
      else if (before === null) plan.delete(id);
    }
  return [...plan.values()].toSorted((a, b) =>
    a.position < b.position || (a.position === b.position && a.id < b.id) ? -1 : 1,
  );
}

/** Includes moments shifted by an earlier one. `startTime` is `HH:MM`. */
export function movedByClock(before: readonly Moment[], after: readonly Moment[], startTime: string) {
  const was = new Map(timesOf(before, startTime).map(({ id, begin }) => [id, begin]));
  const names = new Map(after.map(({ id, name }) => [id, name]));
  return timesOf(after, startTime).flatMap(({ id, begin }) => {
    const from = was.get(id);
    return from === undefined || from === begin ? [] : [{ subject: names.get(id) ?? "", from, to: begin }];
  });
}
