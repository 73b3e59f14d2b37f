import { and, asc, eq, getTableColumns, gt, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { calls } from "../../database/schema/calls.ts";
import { contacts } from "../../database/schema/leads.ts";
import { settings } from "../../database/schema/settings.ts";
import { addDays, type CalendarDate } from "../../platform/dates.ts";
import { day, minute } from "../../platform/durations.ts";
import { isWithoutAddress, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { daysOffIn, daysOffQuery } from "../dates/blocked-days.ts";
import { settingsFrom } from "../settings/model.ts";
import { callDays, callMinutes, callPeriod, freeTimes, periodOf } from "./model.ts";

export interface Caller {
  of: "lead" | "booking";
  /** SQL where a subquery finds it; may be null. */
  id: string | SQL;
}

export interface LinkedCaller extends Caller {
  id: string;
  version: number;
}

/** A booking's calls include those of its lead. */
const isOf = ({ of, id }: Caller): SQL =>
  of === "lead"
    ? sql`calls.contact_id = ${id}`
    : sql`(calls.booking_id = ${id} or calls.contact_id = (select bookings.contact_id from bookings where bookings.id = ${id}))`;

const isOpen = (now: number): SQL =>
  sql`(calls.canceled_at is null and calls.starts_at > ${now - callMinutes * minute})`;

/** There is one at most. */
export const callOfQuery = (db: Database, caller: Caller, now: number) =>
  db
    .select()
    .from(calls)
    .where(and(isOf(caller), isOpen(now)))
    .limit(1);

export const callHoursQuery = (db: Database) =>
  db.select({ name: settings.name, value: settings.value }).from(settings).where(eq(settings.name, "callWeek"));

const emailOfCall = sql<string>`coalesce((select bookings.client_email from bookings where bookings.id = calls.booking_id),
  (select contacts.email from contacts where contacts.id = calls.contact_id))`;

const person = {
  name: sql<string>`coalesce((select bookings.client_name from bookings where bookings.id = calls.booking_id),
    (select contacts.first_name || ' ' || contacts.last_name from contacts where contacts.id = calls.contact_id))`.as(
    "name",
  ),
  email: emailOfCall.as("email"),
};

const mostAhead = 50;

interface EventNear {
  type: string;
  date: CalendarDate;
  start: string;
  end: string;
}

export const callsAheadQuery = (db: Database, now: number) =>
  db
    .select({
      id: calls.id,
      contactId: calls.contactId,
      bookingId: calls.bookingId,
      phone: calls.phone,
      startsAt: calls.startsAt,
      sequence: calls.sequence,
      updatedAt: calls.updatedAt,
      name: person.name,
      isOfCanceled:
        sql`exists (select 1 from bookings where bookings.id = calls.booking_id and bookings.status = 'cancelled')`
          .mapWith(Boolean)
          .as("is_of_canceled"),
      eventsNear:
        sql`(select json_group_array(json_object('type', event_type, 'date', event_date, 'start', start_time, 'end', end_time))
        from bookings where ${isActive(now)} and event_date between date(calls.starts_at / 1000, 'unixepoch', '-2 days')
          and date(calls.starts_at / 1000, 'unixepoch', '+1 day'))`
          .mapWith((json: string): readonly EventNear[] => JSON.parse(json))
          .as("events_near"),
    })
    .from(calls)
    .where(isOpen(now))
    .orderBy(asc(calls.startsAt))
    .limit(mostAhead);

export type CallAhead = Awaited<ReturnType<typeof callsAheadQuery>>[number];

/** Links to a canceled booking get no version, because they open nothing. */
export const callQuery = (db: Database, id: string) =>
  db
    .select({
      ...getTableColumns(calls),
      ...person,
      contactVersion: sql<
        number | null
      >`(select contacts.reply_version from contacts where contacts.id = calls.contact_id)`,
      bookingVersion: sql<
        number | null
      >`(select bookings.portal_link_version from bookings where bookings.id = calls.booking_id
        and bookings.status <> 'cancelled')`,
      language: sql<string>`coalesce((select bookings.language from bookings where bookings.id = calls.booking_id),
        (select contacts.language from contacts where contacts.id = calls.contact_id), 'en')`,
    })
    .from(calls)
    .where(eq(calls.id, id));

export const versionOfLeadQuery = (db: Database, contactId: string) =>
  db.select({ version: contacts.replyVersion }).from(contacts).where(eq(contacts.id, contactId));

const callerQuery = (db: Database, { of, id, version }: LinkedCaller) =>
  of === "lead"
    ? db
        .select({ email: contacts.email, phone: contacts.phone, language: contacts.language })
        .from(contacts)
        .where(and(eq(contacts.id, id), eq(contacts.replyVersion, version)))
    : db
        .select({ email: bookings.clientEmail, phone: bookings.clientPhone, language: bookings.language })
        .from(bookings)
        .where(and(eq(bookings.id, id), eq(bookings.portalLinkVersion, version), ne(bookings.status, "cancelled")));

/** Null once the link has been revoked. */
export async function readCaller(db: Database, caller: LinkedCaller, now: number) {
  const span = callDays(now);
  const { who, own, set, events, off, taken } = await batchOf(db, {
    who: callerQuery(db, caller),
    own: callOfQuery(db, caller, now),
    set: callHoursQuery(db),
    events: db
      .select({ date: bookings.eventDate, start: bookings.startTime, end: bookings.endTime })
      .from(bookings)
      .where(
        and(
          isActive(now),
          gte(bookings.eventDate, addDays(span.first, -1)),
          lt(bookings.eventDate, addDays(span.last, 1)),
        ),
      ),
    off: daysOffQuery(db, span),
    taken: db
      .select({ id: calls.id, startsAt: calls.startsAt })
      .from(calls)
      .where(and(isNull(calls.canceledAt), gt(calls.startsAt, now - callMinutes * minute))),
  });
  const [found] = who;
  if (!found) return null;
  const call = own[0] ?? null;
  const days = daysOffIn(off, span);
  const times = freeTimes(
    {
      week: settingsFrom(set).callWeek,
      isOff: (date) => days.has(date),
      events: events.map(({ date, start, end }) => periodOf(date, start, end)),
      calls: taken.filter(({ id }) => id !== call?.id).map(({ startsAt }) => callPeriod(startsAt)),
    },
    now,
  );
  return { ...found, call, times };
}

/** Other people's calls block a time; all calls are equally long. */
const isFree = (startsAt: number, caller: Caller): SQL => {
  const length = callMinutes * minute;
  return sql`not exists (select 1 from calls as others where others.canceled_at is null
    and others.starts_at > ${startsAt - length} and others.starts_at < ${startsAt + length}
    and others.id not in (select calls.id from calls where ${isOf(caller)}))`;
};

function tellQueries(db: Database, which: SQL, to: "person" | "dj" | "both", now: number) {
  const data = { callId: calls.id, sequence: calls.sequence };
  const event = [calls.id, calls.sequence];
  const due = (isDue: boolean | SQL) => sql`${calls} where ${which} and calls.updated_at = ${now} and ${isDue}`;
  // A person without an email saw the result, but has to be told by phone when the DJ cancels.
  const isPersonTold = to === "both" ? sql`not ${isWithoutAddress(emailOfCall)}` : to === "person";
  const person = {
    kind: "call" as const,
    data,
    event,
    recipient: sql`lower(${emailOfCall})`,
    from: due(isPersonTold),
  };
  const dj = { kind: "call-notice" as const, data, event, recipient: site.email, from: due(to !== "person") };
  return [queueMailsOfRowsQuery(db, person, now), queueMailsOfRowsQuery(db, dj, now)] as const;
}

interface PickedTime {
  startsAt: number;
  phone: string;
  zone: string;
  /** Keyed hash. */
  network: string;
}

/** Times that one caller picks in a day: each is mailed to both. */
const mostPicked = 5;

/** Calls ahead with leads of one network: an inquiry costs nothing. */
const mostOfNetwork = 3;

/**
 * Gives whether the call is at that time, with that phone: another caller may have taken it. `too-many`: picked anew too often today,
 * or by too many of one network.
 */
export async function takeCall(
  db: Database,
  caller: Caller,
  { startsAt, phone, zone, ...by }: PickedTime,
  now: number,
): Promise<boolean | "too-many"> {
  const values = { phone, zone, startsAt, updatedAt: now };
  const picked = sql`(select coalesce(sum(1 + calls.sequence), 0) from calls where ${isOf(caller)} and calls.updated_at > ${now - day})`;
  const network = caller.of === "lead" ? by.network : null;
  const ofNetwork = sql`(select count(*) from calls where calls.network = ${network} and ${isOpen(now)} and not ${isOf(caller)})`;
  const isTooMany = sql`(${picked} >= ${mostPicked} or ${ofNetwork} >= ${mostOfNetwork})`;
  const isFreeNow = sql`${isFree(startsAt, caller)} and not ${isTooMany}`;
  const {
    before: [before],
    found,
  } = await batchOf(db, {
    before: db.select({ isTooMany: isTooMany.mapWith(Boolean).as("is_too_many") }).from(sql`(select 1)`),
    moved: db
      .update(calls)
      .set({ ...values, network, sequence: sql`${calls.sequence} + 1` })
      .where(
        sql`${isOf(caller)} and ${isOpen(now)} and (calls.starts_at <> ${startsAt} or calls.phone <> ${phone}) and ${isFreeNow}`,
      ),
    added: insertFrom(
      db,
      calls,
      {
        id: crypto.randomUUID(),
        contactId:
          caller.of === "lead"
            ? caller.id
            : sql`(select bookings.contact_id from bookings where bookings.id = ${caller.id})`,
        bookingId: caller.of === "booking" ? caller.id : sql`null`,
        phone,
        zone,
        startsAt,
        network: sql`${network}`,
        sequence: 0,
        createdAt: now,
        updatedAt: now,
      },
      sql`where not exists (select 1 from calls where ${isOf(caller)} and ${isOpen(now)}) and ${isFreeNow}`,
    ),
    told: tellQueries(db, isOf(caller), "both", now),
    found: callOfQuery(db, caller, now),
  });
  const isTheirs = found[0]?.startsAt === startsAt && found[0].phone === phone;
  return isTheirs || ((before?.isTooMany ?? false) && "too-many");
}

function cancelQueries(db: Database, which: SQL, by: "client" | "dj", now: number) {
  const isTheirs = sql`${which} and ${isOpen(now)}`;
  return [
    db
      .update(calls)
      .set({ canceledAt: now, canceledBy: by, sequence: sql`${calls.sequence} + 1`, updatedAt: now })
      .where(isTheirs),
    ...tellQueries(db, sql`${which} and calls.canceled_at = ${now}`, by === "client" ? "dj" : "person", now),
  ] as const;
}

export const cancelOwnCall = (db: Database, caller: Caller, now: number) =>
  db.batch(cancelQueries(db, isOf(caller), "client", now));

export const callOff = (db: Database, id: string, { by, now }: Actor) =>
  db.batch([
    ...cancelQueries(db, sql`calls.id = ${id}`, "dj", now),
    auditQuery(db, { what: "call-off", who: by, about: id }, now),
  ]);
