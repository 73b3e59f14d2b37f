import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsChoices, planChangeStates, planParts, planRoles } from "../../features/changes/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

const bookingId = () =>
  text()
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" });

/**
 * The moments of an evening. `position` orders those of a booking (a fractional index). `pinnedAt` is `HH:MM` at the business;
 * null: the moment begins when the one before it is over. `revision` grows with each change, so that a change made from an
 * older one is told of a conflict.
 */
export const planMoments = sqliteTable(
  "plan_moments",
  {
    id: id(),
    bookingId: bookingId(),
    position: text().notNull(),
    pinnedAt: text(),
    minutes: integer().notNull(),
    name: text().notNull(),
    songTitle: text(),
    songArtist: text(),
    leader: text(),
    note: text(),
    /** How names are said, one a line: `Maya: MY-uh`. */
    sayIt: text(),
    /** What warnings go by: whether the moment needs a microphone, and whether it is danced. */
    speech: flag().notNull().default(false),
    dancing: flag().notNull().default(false),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("plan_moments_of_booking").on(table.bookingId, table.position, table.id)],
);

/**
 * What an evening needs beside its moments, one row a booking, made with its first value. `contacts` are the people to call.
 * `revision` 0: nothing of it is written yet. `lockDays` before the event, at 8 PM, the plan is locked; null: the setting of the site.
 */
export const planDetails = sqliteTable("plan_details", {
  bookingId: bookingId().primaryKey(),
  guestCount: integer(),
  arriveAt: text(),
  loadIn: text(),
  power: text(),
  rainPlan: text(),
  outBy: text(),
  contacts: text({ mode: "json" }).$type<PlanContact[]>().notNull().default([]),
  packing: text(),
  lockDays: integer(),
  revision: integer().notNull().default(1),
  updatedAt: instant().notNull(),
  /** When the client is mailed what concerns them in the plan, null for as usual; and when they last were. */
  news: text({ enum: newsChoices }),
  newsAt: instant(),
});

/** Someone to call on the evening. */
export interface PlanContact {
  name: string;
  role: string;
  phone: string;
}

/**
 * Every change of a plan, as it was said to whoever reads it: `subject` names the moment, song or detail, `field` what of it
 * changed, `before` and `after` the values in words; null where there was none. `subjectId` is the row's id. Changes that were made
 * in one go share `batch`. `undo` is what puts it back, as its part wrote it. `toldAt`: when a digest told the DJ.
 */
export const planChanges = sqliteTable(
  "plan_changes",
  {
    id: id(),
    bookingId: bookingId(),
    batch: text().notNull(),
    part: text({ enum: planParts }).notNull(),
    subjectId: text().notNull(),
    subject: text().notNull(),
    field: text().notNull(),
    before: text(),
    after: text(),
    undo: text({ mode: "json" }).$type<unknown>(),
    state: text({ enum: planChangeStates }).notNull().default("made"),
    role: text({ enum: planRoles }).notNull(),
    /** The name of who made it, as others read it; `keyId`: the key that let them in. */
    author: text().notNull(),
    keyId: text(),
    createdAt: createdAt(),
    toldAt: instant(),
  },
  (table) => [
    index("plan_changes_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("plan_changes_untold").on(table.toldAt, table.bookingId, table.createdAt),
  ],
);

/**
 * What somebody said of a moment, which was called `subject` then. It outlives its moment: removing that can be undone. `toldAt`:
 * when those were mailed whom it concerns.
 */
export const planComments = sqliteTable(
  "plan_comments",
  {
    id: id(),
    bookingId: bookingId(),
    momentId: text().notNull(),
    subject: text().notNull(),
    role: text({ enum: planRoles }).notNull(),
    author: text().notNull(),
    keyId: text(),
    words: text().notNull(),
    createdAt: createdAt(),
    toldAt: instant(),
  },
  (table) => [
    index("plan_comments_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("plan_comments_untold").on(table.toldAt, table.bookingId, table.createdAt),
  ],
);

/** What the DJ ticked on the gig sheet: moments that are over, things that are packed. The newest tick of a subject counts. */
export const planTicks = sqliteTable(
  "plan_ticks",
  { bookingId: bookingId(), subject: text().notNull(), done: flag().notNull(), tickedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.bookingId, table.subject] })],
);
