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
 * `position` is a fractional index. `pinnedAt` is `HH:MM`; null: begins when the one before ends. `revision` makes
 * edits of an older one conflict.
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
    speech: flag().notNull().default(false),
    dancing: flag().notNull().default(false),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("plan_moments_of_booking").on(table.bookingId, table.position, table.id)],
);

/** `revision` 0: nothing written yet. `lockDays` before the event, at 8 PM, it is locked; null: the site's setting. */
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
  /** Null: the default. `newsAt` is the last mail. */
  news: text({ enum: newsChoices }),
  newsAt: instant(),
});

export interface PlanContact {
  name: string;
  role: string;
  phone: string;
}

/**
 * `before` and `after` are words, null for none. Simultaneous changes share `batch`; `undo` is in its part's format.
 * `notifiedAt`: a digest told the DJ.
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
    /** `keyId`: the author's key. */
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

/** `subject` is the moment's name then. Comments outlive it, as removal can be undone. `notifiedAt`: when mailed. */
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

/** The newest tick of a subject counts. */
export const planTicks = sqliteTable(
  "plan_ticks",
  { bookingId: bookingId(), subject: text().notNull(), done: flag().notNull(), tickedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.bookingId, table.subject] })],
);

/**
 * `plannedAt` and `name` are from the plan at that time, `tappedAt` is device time, `minutes` as in moment-times.ts.
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
