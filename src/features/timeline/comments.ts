import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planComments } from "../../database/schema/timeline.ts";
import { heldMoment } from "../invites/key-sessions.ts";
import { type PlanCaller, planBookingId } from "./access.ts";

/** A statement that reads what is said of the moments that a caller may see, the oldest first. */
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
        eq(planComments.bookingId, planBookingId(caller, "moments", now, "hear")),
        sql`exists (select 1 from plan_moments where plan_moments.id = ${planComments.momentId})`,
        sql`${planComments.momentId} = coalesce(${heldMoment("dj" in caller ? "" : caller.keySid, now)}, ${planComments.momentId})`,
      ),
    )
    .orderBy(asc(planComments.createdAt), asc(planComments.id));

/** What was said of a moment. `createdAt` is an instant. */
export type PlanComment = Awaited<ReturnType<typeof commentsQuery>>[number];
