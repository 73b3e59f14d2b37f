import { eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { type PlanContact, planDetails } from "../../database/schema/timeline.ts";
import { planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import type { ChangeContext } from "../changes/change-list.ts";
import { waitingQuery } from "../changes/history.ts";
import type { ListOf } from "../changes/list.ts";
import { lockDaysQuery, lockInWords } from "../changes/lock.ts";
import { groupsOf } from "../changes/model.ts";
import { type DetailField, detailLabels, detailWords } from "./details-form.ts";

const details = z.extend(detailWords, { id: z.string(), position: z.string(), revision: z.number() });

/** Its id is the booking's; `revision` 0 means that nothing is stored. */
export type Details = z.output<typeof details>;

const contactLine = ({ name, role, phone }: PlanContact): string => [name, role, phone].join(", ");

export const contactsIn = (lines: string | null): PlanContact[] =>
  (lines ?? "").split("\n").flatMap((line) => {
    const [name = "", role = "", ...phone] = line.split(",").map((part) => part.trim());
    return name ? [{ name, role, phone: phone.join(", ") }] : [];
  });

const entryOf = (field: DetailField, row: Details): string => {
  const value = row[field];
  return Array.isArray(value) ? value.map(contactLine).join("\n") : (value?.toString() ?? "");
};

const detailFields = [...(["guestCount", "arriveAt", "loadIn", "power", "rainPlan", "outBy", "contacts"] as const)];

export const detailEntries = (row: Details): Partial<Record<DetailField, string>> =>
  Object.fromEntries(detailFields.map((field) => [field, entryOf(field, row)]));

export const emptyDetails: Details = {
  id: "",
  position: "",
  revision: 0,
  guestCount: null,
  arriveAt: null,
  loadIn: null,
  power: null,
  rainPlan: null,
  outBy: null,
  contacts: [],
};

const detailsQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      id: bookings.id,
      position: sql<string>`''`.as("position"),
      revision: sql<number>`coalesce(${planDetails.revision}, 0)`.as("revision"),
      guestCount: planDetails.guestCount,
      arriveAt: planDetails.arriveAt,
      loadIn: planDetails.loadIn,
      power: planDetails.power,
      rainPlan: planDetails.rainPlan,
      outBy: planDetails.outBy,
      contacts: sql<PlanContact[]>`coalesce(${planDetails.contacts}, '[]')`
        .mapWith(planDetails.contacts)
        .as("contacts"),
    })
    .from(bookings)
    .leftJoin(planDetails, eq(planDetails.bookingId, bookings.id))
    .where(eq(bookings.id, booking));

export const detailList: ListOf<Details> = {
  part: "details",
  table: planDetails,
  most: 1,
  item: details,
  partial: z.partial(details),
  fields: detailFields,
  read: detailsQuery,
  areUnchanged: (booking, [item]) =>
    sql`coalesce((select revision from plan_details where booking_id = ${booking}), 0) = ${item?.revision ?? 0}`,
  add: () => [],
  set(db, booking, { id: _, position: __, ...row }, now) {
    const next = { ...row, updatedAt: now };
    return db
      .insert(planDetails)
      .values({ ...next, bookingId: booking })
      .onConflictDoUpdate({ target: planDetails.bookingId, set: next });
  },
  remove: (db, booking) => db.delete(planDetails).where(eq(planDetails.bookingId, booking)),
  words: {
    whole: "Details",
    subject: () => "Details",
    summary: () => "",
    fields: detailFields.map((field) => ({
      label: detailLabels[field],
      of: [field],
      words: (row) => entryOf(field, row) || null,
    })),
    neighbor: () => "",
    areAlike: () => false,
  },
};

export async function readDetails({ db, caller, now }: ChangeContext, words: Words) {
  const id = planBookingId(caller, "details", now, "change");
  const {
    booking: [booking],
    row: [row],
    lock: [lock],
    waiting,
  } = await batchOf(db, {
    booking: plannedBookingQuery(db, caller, "details", now, "change"),
    row: detailsQuery(db, id),
    lock: lockDaysQuery(db, id),
    waiting: waitingQuery(db, id, "details"),
  });
  if (!booking || !row) return null;
  return {
    booking,
    row,
    waiting: groupsOf(waiting, now, words),
    lock: booking.keyKind === "dj" ? null : lockInWords(booking, lock?.lockDays ?? null, now, words.formats),
  };
}
