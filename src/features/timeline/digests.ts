import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { isStanding } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planChanges, planComments } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { noticeColumns, noticeGap } from "../../platform/mail/gathered-notices.ts";
import { insertMailsQuery, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import type { PlanPart } from "../changes/model.ts";
import { keysThatComment } from "../invites/model.ts";

/** Milliseconds that the DJ's first comment waits for others. */
const gathers = 15 * minute;

/**
 * Mails the DJ's comments of a quarter of an hour to the client and to holders of a partner's or planner's key while
 * the booking stands. The text is written while sending, from the comments with the mail's instant.
 */
function commentMailQueries(db: Database, now: number) {
  const due = sql`select booking_id from plan_comments where notified_at is null and role = 'dj' and created_at <= ${now - gathers}`;
  const told = sql`bookings.id in (select booking_id from plan_comments where notified_at = ${now} and role = 'dj') and bookings.status <> 'cancelled'`;
  const mail = (recipient: SQL, keyId: SQL, from: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "plan-comments",
        data: { bookingId: sql`bookings.id`, notifiedAt: sql`${now}`, keyId },
        recipient,
        event: [sql`coalesce(${keyId}, bookings.id)`, sql`${String(now)}`],
        from,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey });
  return [
    db
      .update(planComments)
      .set({ notifiedAt: now })
      .where(
        sql`${planComments.notifiedAt} is null and ${planComments.role} = 'dj' and ${planComments.bookingId} in (${due})`,
      ),
    mail(
      sql`bookings.client_email`,
      sql`null`,
      sql`bookings where ${told} and instr(bookings.client_email, '@') > 0
        and not exists (select 1 from plan_details where booking_id = bookings.id and news = 'never')`,
    ),
    mail(
      sql`plan_keys.email`,
      sql`plan_keys.id`,
      sql`plan_keys inner join bookings on bookings.id = plan_keys.booking_id where ${told}
        and plan_keys.kind in ${keysThatComment} and coalesce(plan_keys.news, '') <> 'never' and plan_keys.revoked_at is null and plan_keys.ends_at > ${now}
        and plan_keys.email <> bookings.client_email and ${isStanding(now)}`,
    ),
  ] as const;
}

interface DigestChange {
  part: PlanPart;
  subjectId: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
  author: string;
}

/** The net change of a field, or of a thing as a whole, with its authors. */
export interface NetChange {
  subject: string;
  kind: "changed" | "added" | "removed";
  /** Empty for a thing as a whole. */
  field: string;
  before: string | null;
  after: string | null;
  authors: string[];
}

/** Records of a thing's coming or going have this field; it may be a field's name, too. */
const wholes: Readonly<Record<PlanPart, string>> = { moments: "Moment", songs: "Song", details: "" };

/** Groups in the order in which each name came first. */
function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

const authorsOf = (rows: readonly DigestChange[]): string[] => [...new Set(rows.map(({ author }) => author))];

/** From the first value to the last; null when they are the same. */
function netOf(rows: readonly DigestChange[], subject: string): NetChange | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.before === last.after) return null;
  const { field, before } = first;
  return { subject, kind: "changed", field, before, after: last.after, authors: authorsOf(rows) };
}

/** A summary (`September – Earth, Wind & Fire, Dance floor, Must play`) with one value replaced. */
function withValue(summary: string | null, from: string | null, to: string | null): string | null {
  if (summary === null || from === null || to === null) return summary;
  return `, ${summary}, `.replace(`, ${from}, `, () => `, ${to}, `).slice(2, -2);
}

/** Nothing of a thing that came and went; one that went is shown as it was. */
function netOfThing(rows: readonly DigestChange[]): NetChange[] {
  const isTurn = ({ part, field, before, after }: DigestChange) =>
    field === wholes[part] && (before === null || after === null);
  const turns = rows.filter(isTurn);
  // The name that the reader knows.
  const known = rows[0]?.subject ?? "";
  const fields = grouped(
    rows.filter((row) => !isTurn(row)),
    ({ field }) => field,
  ).flatMap((each) => netOf(each, known) ?? []);
  const [first, last] = [turns[0], turns.at(-1)];
  const [isNew, isGone] = [first?.before === null, last?.after === null];
  if (first === undefined || last === undefined || !(isNew || isGone)) return fields;
  if (isNew && isGone) return [];
  const told = { field: "", authors: authorsOf(rows) };
  if (isGone) {
    const before = fields.reduce((text, field) => withValue(text, field.after, field.before), last.before);
    return [{ ...told, subject: known, kind: "removed", before, after: null }];
  }
  const after = fields.reduce((text, field) => withValue(text, field.before, field.after), first.after);
  const subject = fields.find(({ field }) => field === first.field)?.after ?? first.subject;
  const isInSummary = (field: NetChange) => withValue(first.after, field.before, field.after) !== first.after;
  return [
    { ...told, subject, kind: "added", before: null, after },
    ...fields.filter((field) => !isInSummary(field)).map((field) => ({ ...field, subject })),
  ];
}

/** In the order of their first change; a change and its undo say nothing. */
export const netChanges = (changes: readonly DigestChange[]): NetChange[] =>
  grouped(changes, ({ part, subjectId }) => `${part}:${subjectId}`).flatMap(netOfThing);

/** Days before an event, its own among them, on which digests go out at once. */
const lastDays = 3;

/** At the business. */
const digestFrom = "08:00";

/** Changes that one run looks at. */
const portion = 5_000;

/**
 * Tells the DJ of changes and comments in one digest a booking: once a day from 8 AM on, in the last three days within
 * the minute. Mails with digests are {@link noticeGap} apart for all plans together: what is due meanwhile waits, and
 * goes out in one. The DJ's changes and decisions are left out. The text is written while sending, from the changes with the mail's
 * instant.
 */
export function planDigestQueries(db: Database, now: number) {
  const today = calendarDateAt(now);
  const isLast = sql`bookings.event_date between ${today} and ${addDays(today, lastDays)}`;
  const isRecent = sql`exists (select 1 from outbox where outbox.notice_of = 'plan' and outbox.notice_at > ${now - noticeGap})`;
  const isDaily = sql`${clockTimeAt(now)} >= ${digestFrom}
    and not exists (select 1 from outbox where outbox.dedupe_key = 'plan-digest:' || bookings.id || ':' || ${today})`;
  const due: SQL = sql`select id from (
    select booking_id as id from (select booking_id from plan_changes where notified_at is null limit ${portion})
    union select booking_id from (select booking_id from plan_comments where notified_at is null and role <> 'dj' limit ${portion})) as untold
    where not ${isRecent} and exists (select 1 from bookings where bookings.id = untold.id and (${isLast} or ${isDaily}))`;
  const isNews = sql`plan_changes.role <> 'dj' and plan_changes.state in ('made', 'proposed')`;
  const told = sql`bookings.status <> 'cancelled' and bookings.id in (
    select booking_id from plan_changes where notified_at = ${now} and ${isNews}
    union select booking_id from plan_comments where notified_at = ${now} and role <> 'dj')`;
  const key = sql`'plan-digest:' || bookings.id || ':' || case when ${isLast} then ${String(now)} else ${today} end`;
  const isOne = sql`(select count(*) from bookings where ${told}) = 1`;
  const id = crypto.randomUUID();
  const known = { target: outbox.dedupeKey };
  return [
    db
      .update(planChanges)
      .set({ notifiedAt: now })
      .where(sql`${planChanges.notifiedAt} is null and ${planChanges.bookingId} in (${due})`),
    db
      .update(planComments)
      .set({ notifiedAt: now })
      .where(
        sql`${planComments.notifiedAt} is null and ${planComments.role} <> 'dj' and ${planComments.bookingId} in (${due})`,
      ),
    insertMailsQuery(
      db,
      {
        id,
        data: JSON.stringify({ kind: "more-notices", of: "plan" }),
        recipient: site.email,
        dedupeKey: `more-notices:plan:${now}`,
        nextAttemptAt: now,
        noticeOf: "plan",
        noticeAt: now,
      },
      sql`where exists (select 1 from bookings where ${told}) and not ${isOne}`,
      now,
    ).onConflictDoNothing(known),
    insertMailsQuery(
      db,
      {
        id: sql`lower(hex(randomblob(16)))`,
        data: sql`json_object('kind', 'plan-digest', 'bookingId', bookings.id, 'notifiedAt', ${now})`,
        recipient: site.email,
        dedupeKey: key,
        ...noticeColumns(sql`iif(${isOne}, null, ${id})`, "plan", { dueAt: now, now }),
      },
      sql`from bookings where ${told}`,
      now,
    ).onConflictDoNothing(known),
    ...commentMailQueries(db, now),
  ] as const;
}
