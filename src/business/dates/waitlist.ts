import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { CalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { isWaiting } from "./in-line.ts";
import { waitlist } from "./schema.ts";
import type { LinkedEntry } from "./waitlist-token.ts";

/** Who wants a date. `email` in lower case. */
export interface Waiting {
  date: CalendarDate;
  email: string;
  name: string | null;
}

/** People who may wait for one date: nobody further back is ever reached. */
export const longestLine = 20;

/** Entries that the administrator sees at once. */
const mostShown = 400;

/**
 * Puts somebody on the waitlist of a date, once for each key. Gives the entry's id, which alone lets its holder leave: the
 * same key again gives the first one's. `null` when the line is full.
 *
 * @param now instant in milliseconds
 */
export async function joinWaitlist(
  db: Database,
  { date, email, name }: Waiting,
  idempotencyKey: string,
  now: number,
): Promise<string | null> {
  const line = sql`(select count(*) from waitlist where waitlist.date = ${date} and ${isWaiting(now)})`;
  const [, found] = await db.batch([
    // The columns of the table in the order of its schema.
    db
      .insert(waitlist)
      .select(
        sql`select ${crypto.randomUUID()} as id, ${date} as date, ${email} as email, ${name} as name,
          ${idempotencyKey} as idempotency_key, ${now} as created_at, null as offered_at, null as offer_ends_at,
          null as left_at where ${line} < ${longestLine}`,
      )
      .onConflictDoNothing({ target: waitlist.idempotencyKey }),
    db.select({ id: waitlist.id }).from(waitlist).where(eq(waitlist.idempotencyKey, idempotencyKey)),
  ]);
  return found[0]?.id ?? null;
}

/** A statement that reads the entry with this id. */
export const waitlistEntryQuery = (db: Database, id: string) => db.select().from(waitlist).where(eq(waitlist.id, id));

export type WaitlistEntry = Awaited<ReturnType<typeof waitlistEntryQuery>>[number];

/** A statement that reads the entry that a link names, if it is that address's still. */
export const linkedEntryQuery = (db: Database, { id, email }: LinkedEntry) =>
  db
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.email, email)));

/** A statement that takes the entry that a link names off its list, with all others of its address for that date. */
export const leaveWaitlistQuery = (db: Database, { id, email }: LinkedEntry, now: number) =>
  db
    .update(waitlist)
    .set({ leftAt: now })
    .where(
      and(
        isNull(waitlist.leftAt),
        sql`(${waitlist.email}, ${waitlist.date}) in (select email, date from waitlist where id = ${id} and email = ${email})`,
      ),
    )
    .returning({ id: waitlist.id });

/** A statement that takes one entry off its list, for who has no more than its id. */
export const withdrawEntryQuery = (db: Database, id: string, now: number) =>
  db
    .update(waitlist)
    .set({ leftAt: now })
    .where(and(eq(waitlist.id, id), isNull(waitlist.leftAt)))
    .returning({ id: waitlist.id });

/** A statement that reads who waits for which date from `today` on, in the order of dates and of the line. */
export const listWaitingQuery = (db: Database, today: CalendarDate, now: number) =>
  db
    .select()
    .from(waitlist)
    .where(and(gte(waitlist.date, today), isNull(waitlist.leftAt), isWaiting(now)))
    .orderBy(asc(waitlist.date), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(mostShown);
