import { and, asc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { momentLabels } from "../../content/moment-labels.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { planChanges, planComments, planDetails, planMoments } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { day, minute } from "../../platform/durations.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { type PlanCaller, planBookingId } from "../changes/caller.ts";
import { placeField } from "../changes/list.ts";
import type { NewsChoice } from "../changes/model.ts";
import { keysThatComment } from "../invites/model.ts";
import { momentList, momentsBefore, movedByClock } from "./moment-list.ts";

/** Invited people who have not chosen hear only of comments that name or answer them. */
export const usualNews: NewsChoice = "daily";

export interface Reader {
  bookingId: string;
  keyId: string | null;
  name: string;
  email: string;
  news: NewsChoice | null;
  /** A daily mail covers news up to the hour in which it goes out. */
  since: number;
  until: number;
}

/** Milliseconds that news wait for more, and after which they are not told. */
const waitBeforeMail = 15 * minute;
const longest = 2 * day;
/** An hour at the business, and the readers of one run. */
const dailyFrom = 8;
const batchSize = 100;

type Change = typeof planChanges.$inferSelect;
type Comment = typeof planComments.$inferSelect;
type PlannedMoment = Awaited<ReturnType<typeof plannedQuery>>[number];

const isOwn = ({ keyId }: Reader, row: Pick<Comment, "keyId" | "role">): boolean =>
  keyId === null ? row.role === "client" : row.keyId === keyId;

/** No names of their own, as in "Maya and Daniel", "del Valle", "van Dyke". */
const particles = new Set(["and", "das", "de", "del", "der", "dos", "la", "las", "los", "the", "van", "von"]);

function names(name: string, words: string): boolean {
  const padded = ` ${words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const own = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  // First names may be as short as Jo.
  return own.some(
    (each, at) =>
      each.length > (at === 0 ? 1 : 2) &&
      !(particles.has(each) && (at > 0 || each !== "van")) &&
      padded.includes(` ${each} `),
  );
}

/** The DJ's comments have mails of their own. */
export function newsOf(
  reader: Reader,
  {
    changes,
    comments,
    moments,
  }: { changes: readonly Change[]; comments: readonly Comment[]; moments: readonly PlannedMoment[] },
) {
  const isNew = (row: Change | Comment) =>
    row.bookingId === reader.bookingId &&
    row.createdAt > reader.since &&
    row.createdAt <= reader.until &&
    !isOwn(reader, row);
  const hasAsked = ({ momentId, createdAt }: Comment) =>
    comments.some((mine) => isOwn(reader, mine) && mine.momentId === momentId && mine.createdAt < createdAt);
  const others = changes.filter(
    (change) =>
      change.bookingId === reader.bookingId &&
      change.createdAt > reader.since &&
      change.part === "moments" &&
      (change.state === "made" || change.state === "accepted") &&
      !isOwn(reader, change),
  );
  const told = reader.news === null ? [] : others.filter(isNew);
  const own = moments.filter(({ bookingId }) => bookingId === reader.bookingId);
  const after = momentsBefore(
    own,
    others.filter(({ createdAt }) => createdAt > reader.until),
  );
  const moved = own[0] ? movedByClock(momentsBefore(after, told), after, own[0].startTime) : [];
  const said = comments.filter(
    (comment) => isNew(comment) && comment.role !== "dj" && (names(reader.name, comment.words) || hasAsked(comment)),
  );
  const timing = told.filter(({ field }) => timingFields.includes(field));
  const [first = null] = [...(moved.length > 0 ? timing : []), ...said]
    .map(({ createdAt }) => createdAt)
    .toSorted((a, b) => a - b);
  return { moved, movers: [...new Set(timing.map(({ author }) => author))], comments: said, firstAt: first };
}

const timingFields = [momentList.words.whole, placeField, momentLabels.pinnedAt, momentLabels.minutes];

const plannedQuery = (db: Database, ids: readonly string[]) =>
  db
    .select({ ...getTableColumns(planMoments), startTime: bookings.startTime })
    .from(planMoments)
    .innerJoin(bookings, eq(bookings.id, planMoments.bookingId))
    .where(inArray(planMoments.bookingId, [...ids]));

export const saidQueries = (db: Database, ids: readonly string[], since: number) => ({
  changes: db
    .select()
    .from(planChanges)
    .where(and(inArray(planChanges.bookingId, [...ids]), gt(planChanges.createdAt, since)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id)),
  comments: db
    .select()
    .from(planComments)
    .where(inArray(planComments.bookingId, [...ids]))
    .orderBy(asc(planComments.createdAt), asc(planComments.id)),
  moments: plannedQuery(db, ids),
});

async function readersWithNews(db: Database, now: number): Promise<Reader[]> {
  const [today, from] = [calendarDateAt(now), instantAt(calendarDateAt(now), dailyFrom * 60)];
  const isDue = (news: SQL, at: SQL) => {
    const isNew = sql`booking_id = bookings.id and created_at > max(coalesce(${at}, 0), ${now - longest})
      and created_at <= iif(${news} = 'daily', ${from}, ${now})`;
    return sql`(${news} = 'at-once' or ${news} = 'daily' and ${now} >= ${from} and coalesce(${at}, 0) < ${from})
      and bookings.event_date >= ${addDays(today, -1)}
      and (exists (select 1 from plan_changes where ${isNew}) or exists (select 1 from plan_comments where ${isNew}))`;
  };
  const ofClient = sql`coalesce(plan_details.news, ${usualNews})`;
  const clientAt = sql`plan_details.news_at`;
  const [clients, holders] = await db.batch([
    db
      .select({
        bookingId: bookings.id,
        name: bookings.clientName,
        email: bookings.clientEmail,
        news: sql<NewsChoice>`${ofClient}`.as("client_news"),
        at: planDetails.newsAt,
      })
      .from(bookings)
      .leftJoin(planDetails, eq(planDetails.bookingId, bookings.id))
      .where(and(isStanding(now), sql`instr(bookings.client_email, '@') > 0`, isDue(ofClient, clientAt)))
      .limit(batchSize),
    db
      .select({
        bookingId: planKeys.bookingId,
        keyId: planKeys.id,
        name: planKeys.name,
        email: planKeys.email,
        news: planKeys.news,
        at: planKeys.newsAt,
      })
      .from(planKeys)
      .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
      .where(
        and(
          isStanding(now),
          inArray(planKeys.kind, [...keysThatComment]),
          isNull(planKeys.revokedAt),
          gt(planKeys.endsAt, now),
          isDue(sql`coalesce(plan_keys.news, ${usualNews})`, sql`plan_keys.news_at`),
        ),
      )
      .limit(batchSize),
  ]);
  const readers = [...clients.map((client) => ({ ...client, keyId: null })), ...holders];
  return readers.map(({ at, ...reader }) => ({
    ...reader,
    since: Math.max(at ?? 0, now - longest),
    until: reader.news === "at-once" ? now : from,
  }));
}

const notifiedQuery = (db: Database, { bookingId, keyId }: Pick<Reader, "bookingId" | "keyId">, newsAt: number) =>
  keyId === null
    ? db
        .insert(planDetails)
        .values({ bookingId, newsAt, revision: 0, updatedAt: newsAt })
        .onConflictDoUpdate({ target: planDetails.bookingId, set: { newsAt } })
    : db.update(planKeys).set({ newsAt }).where(eq(planKeys.id, keyId));

export async function queuePlanNews(db: Database, now: number): Promise<void> {
  const readers = await readersWithNews(db, now);
  if (readers.length === 0) return;
  const ids = [...new Set(readers.map(({ bookingId }) => bookingId))];
  const news = await batchOf(db, saidQueries(db, ids, now - longest));
  const queries = readers.flatMap((reader) => {
    const { firstAt } = newsOf(reader, news);
    if (firstAt === null) return [notifiedQuery(db, reader, reader.until)];
    if (reader.news === "at-once" && firstAt > now - waitBeforeMail) return [];
    const { bookingId, keyId, since, until, email } = reader;
    const mail = { kind: "plan-news", bookingId, keyId, since, until } as const;
    const key = `plan-news:${keyId ?? bookingId}:${since}`;
    return [notifiedQuery(db, reader, until), queueMailQuery(db, mail, email, key, now)];
  });
  const [query, ...rest] = queries;
  if (query) await db.batch([query, ...rest]);
}

/** Untold news follow the new choice, except those of a "never" period. */
export function setNewsQuery(db: Database, caller: PlanCaller, news: NewsChoice, now: number) {
  const id = planBookingId(caller, "moments", now, "comment");
  if (!("dj" in caller) && caller.keySid)
    return db
      .update(planKeys)
      .set({ news, newsAt: sql`iif(${planKeys.news} = 'never', ${now}, ${planKeys.newsAt})` })
      .where(
        sql`${planKeys.bookingId} = ${id} and ${planKeys.id} = (select key_id from plan_key_sessions where sid = ${caller.keySid})`,
      )
      .returning({ news: planKeys.news });
  return insertFrom(
    db,
    planDetails,
    { bookingId: sql`bookings.id`, revision: 0, updatedAt: now, news },
    sql`from bookings where bookings.id = ${id}`,
  )
    .onConflictDoUpdate({
      target: planDetails.bookingId,
      set: { news, newsAt: sql`iif(${planDetails.news} = 'never', ${now}, ${planDetails.newsAt})` },
    })
    .returning({ news: planDetails.news });
}

export const endNewsQuery = (db: Database, reader: { keyId: string } | { bookingId: string }, now: number) =>
  "keyId" in reader
    ? db.update(planKeys).set({ news: "never" }).where(eq(planKeys.id, reader.keyId))
    : db
        .insert(planDetails)
        .values({ bookingId: reader.bookingId, news: "never", revision: 0, updatedAt: now })
        .onConflictDoUpdate({ target: planDetails.bookingId, set: { news: "never" } });
