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

const waitBeforeMail = 15 * minute;

/**
 * Mails only the client and holders of a partner's or planner's key. The text is written while sending, from the
 * comments with the mail's instant.
 */
function commentMailQueries(db: Database, now: number) {
  const due = sql`select booking_id from plan_comments where notified_at is null and role = 'dj' and created_at <= ${now - waitBeforeMail}`;
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
    );
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

export interface NetChange {
  subject: string;
  kind: "changed" | "added" | "removed";
  field: string;
  before: string | null;
  after: string | null;
  authors: string[];
}

/** Marks an item's addition or removal in records. A field may have the same name. */
const wholes: Readonly<Record<PlanPart, string>> = { moments: "Moment", songs: "Song", details: "" };

function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

const authorsOf = (rows: readonly DigestChange[]): string[] => [...new Set(rows.map(({ author }) => author))];

function netOf(rows: readonly DigestChange[], subject: string): NetChange | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.before === last.after) return null;
  const { field, before } = first;
  return { subject, kind: "changed", field, before, after: last.after, authors: authorsOf(rows) };
}

/** A summary is `September – Earth, Wind & Fire, Dance floor, Must play`. */
function withValue(summary: string | null, from: string | null, to: string | null): string | null {
  if (summary === null || from === null || to === null) return summary;
  return `, ${summary}, `.replace(`, ${from}, `, () => `, ${to}, `).slice(2, -2);
}

/** An item added and removed again gives nothing. */
function netChangesOfItem(rows: readonly DigestChange[]): NetChange[] {
  const isTurn = ({ part, field, before, after }: DigestChange) =>
    field === wholes[part] && (before === null || after === null);
  const turns = rows.filter(isTurn);
  // The reader knows the first name.
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

export const netChanges = (changes: readonly DigestChange[]): NetChange[] =>
  grouped(changes, ({ part, subjectId }) => `${part}:${subjectId}`).flatMap(netChangesOfItem);

/** Days before an event, its own included. */
const lastDays = 3;

const digestFrom = "08:00";

const portion = 5_000;

/**
 * One digest a booking: daily from 8 AM, within the minute in the last three days, but {@link noticeGap} apart for all
 * plans together. The text is written while sending, from the changes with the mail's instant.
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
  const sameKey = { target: outbox.dedupeKey };
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
        data: { kind: "more-notices", of: "plan" },
        recipient: site.email,
        dedupeKey: `more-notices:plan:${now}`,
        nextAttemptAt: now,
        noticeOf: "plan",
        noticeAt: now,
      },
      sql`where exists (select 1 from bookings where ${told}) and not ${isOne}`,
      now,
    ).onConflictDoNothing(sameKey),
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
    ).onConflictDoNothing(sameKey),
    ...commentMailQueries(db, now),
  ] as const;
}
