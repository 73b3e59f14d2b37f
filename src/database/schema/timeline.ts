import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { newsChoices, planChangeStates, planParts, planRoles } from "../../features/changes/model.ts";
import { momentActs } from "../../features/timeline/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

const bookingId = () =>
  text()
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" });

/**
 * `position` is a fractional index. `pinnedAt` is `HH:MM` at the business; null: the moment begins when the one before
 * it is over. `revision` grows with each change, so that a change from an older one meets a conflict.
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
    /** One a line: `Maya: MY-uh`. */
    sayIt: text(),
    /** For warnings: needs a microphone, is danced. */
    speech: flag().notNull().default(false),
    dancing: flag().notNull().default(false),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("plan_moments_of_booking").on(table.bookingId, table.position, table.id)],
);

/**
 * One row a booking, made with its first value. `contacts` are people to call. `revision` 0: nothing is written yet.
 * `lockDays` before the event, at 8 PM, the plan is locked; null: the site's setting.
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
  /** Null for the default; and when the client was last mailed. */
  news: text({ enum: newsChoices }),
  newsAt: instant(),
});

export interface PlanContact {
  name: string;
  role: string;
  phone: string;
}

/**
 * As readers see it: `subject` names the moment, song or detail, `field` what changed, `before` and `after` in words,
 * null for none. `subjectId` is the row's id. Changes made at once share `batch`. `undo` puts it back, in its part's
 * own format. `notifiedAt`: when a digest told the DJ.
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
    /** As others read it; `keyId`: the author's key. */
    author: text().notNull(),
    keyId: text(),
    createdAt: createdAt(),
    notifiedAt: instant(),
  },
  (table) => [
    index("plan_changes_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("plan_changes_unnotified").on(table.notifiedAt, table.bookingId, table.createdAt),
  ],
);

/**
 * `subject` is the moment's name then. A comment outlives its moment: removing that can be undone. `notifiedAt`: when it
 * was mailed.
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
    notifiedAt: instant(),
  },
  (table) => [
    index("plan_comments_of_booking").on(table.bookingId, table.createdAt, table.id),
    index("plan_comments_unnotified").on(table.notifiedAt, table.bookingId, table.createdAt),
  ],
);

/**
 * The DJ's ticks on the gig sheet: moments that are over, things that are packed. The newest tick of a subject counts.
 */
export const planTicks = sqliteTable(
  "plan_ticks",
  { bookingId: bookingId(), subject: text().notNull(), done: flag().notNull(), tickedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.bookingId, table.subject] })],
);

/**
 * What the DJ tapped in the evening: a moment begins or has not begun, or it moves with what follows. `plannedAt` and
 * `name` are the plan's own of then, `tappedAt` is the device's time, `minutes` as in moment-times.ts.
 */
export const momentTaps = sqliteTable(
  "moment_taps",
  {
    bookingId: bookingId(),
    tappedAt: instant().notNull(),
    momentId: text().notNull(),
    act: text({ enum: momentActs }).notNull(),
    minutes: integer().notNull().default(0),
    name: text().notNull(),
    plannedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.tappedAt, table.momentId, table.act] })],
);
