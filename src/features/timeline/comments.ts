import { and, asc, eq, sql } from "drizzle-orm";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isClient } from "../../database/schema/bookings.ts";
import { planComments, planMoments } from "../../database/schema/timeline.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import {
  authorOf,
  type PlanCaller,
  type PlannedBooking,
  planBookingId,
  plannedBookingQuery,
} from "../changes/caller.ts";
import type { ChangeContext } from "../changes/change-list.ts";
import { invitedMoment } from "../invites/key-sessions.ts";

const mostComments = 500;

/**
 * Only the DJ may comment before the booking is a client's: comments are mailed. The same `key` again stores nothing.
 */
const insertCommentQuery = (
  db: Database,
  { caller, now }: Omit<ChangeContext, "db">,
  booking: PlannedBooking,
  { key, moment, words }: NewComment,
) => {
  const { role, name, keyId } = authorOf(caller, booking);
  const commentCount = sql`(select count(*) from plan_comments as others where others.booking_id = plan_moments.booking_id)`;
  const mayBeMailed = sql`exists (select 1 from ${bookings} where bookings.id = plan_moments.booking_id and ${isClient(now)})`;
  return insertFrom(
    db,
    planComments,
    {
      id: key,
      bookingId: sql`plan_moments.booking_id`,
      momentId: sql`plan_moments.id`,
      subject: sql`plan_moments.name`,
      role,
      author: name,
      keyId,
      words,
      createdAt: now,
    },
    sql`from plan_moments where plan_moments.id = ${moment} and ${commentCount} < ${mostComments}
          and (${"dj" in caller} or ${mayBeMailed})
          and plan_moments.booking_id = ${planBookingId(caller, "moments", now, "comment")}`,
  ).onConflictDoNothing({ target: planComments.id });
};

interface NewComment {
  key: string;
  moment: string;
  words: string;
}

/** `closed`: the caller has no access; `full`: no more comments; `opens`: what has to come first. */
export async function storeComment(
  { db, caller, now }: ChangeContext,
  comment: NewComment,
  { portal }: Words,
): Promise<"said" | "closed" | "missing" | "full" | { opens: string }> {
  const [booking] = await plannedBookingQuery(db, caller, "moments", now, "comment");
  if (!booking) return "closed";
  const ofBooking = eq(planComments.bookingId, booking.id);
  const {
    said: [said],
    moment: [moment],
    state: [state],
  } = await batchOf(db, {
    say: insertCommentQuery(db, { caller, now }, booking, comment),
    said: db
      .select({ id: planComments.id })
      .from(planComments)
      .where(and(eq(planComments.id, comment.key), ofBooking)),
    moment: db
      .select({ id: planMoments.id })
      .from(planMoments)
      .where(and(eq(planMoments.id, comment.moment), eq(planMoments.bookingId, booking.id))),
    state: clientStateQuery(db, booking.id, now),
  });
  if (said) return "said";
  const opens = "dj" in caller ? null : opensOnce(state, now, portal);
  if (opens) return { opens };
  return moment ? "full" : "missing";
}

export const commentsQuery = (db: Database, caller: PlanCaller, now: number) =>
  db
    .select({
      id: planComments.id,
      momentId: planComments.momentId,
      author: planComments.author,
      words: planComments.words,
      createdAt: planComments.createdAt,
    })
    .from(planComments)
    .where(
      and(
        eq(planComments.bookingId, planBookingId(caller, "moments", now, "readComments")),
        sql`exists (select 1 from plan_moments where plan_moments.id = ${planComments.momentId})`,
        sql`${planComments.momentId} = coalesce(${invitedMoment("dj" in caller ? "" : caller.keySid, now)}, ${planComments.momentId})`,
      ),
    )
    .orderBy(asc(planComments.createdAt), asc(planComments.id));

export type PlanComment = Awaited<ReturnType<typeof commentsQuery>>[number];
