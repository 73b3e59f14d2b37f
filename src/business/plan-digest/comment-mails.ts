import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { minute } from "../../durations.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { queueMailsOfRowsQuery } from "../../mail/outbox.ts";
import { outbox } from "../../mail/schema.ts";
import { portalPaths, portalPlanAt } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { keysThatComment } from "../../vocabulary/plan-keys.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { bookings } from "../bookings/schema.ts";
import type { MailOf } from "../outbox-mail.ts";
import { planKeys } from "../plan/keys/schema.ts";
import { planComments } from "../plan/schema.ts";

/** Milliseconds that the DJ's first comment waits for others, so that one mail has all that is said in one go. */
const gathers = 15 * minute;

/** Comments as lines of a mail; nothing when there are none. */
export const commentBlocks = (comments: readonly (typeof planComments.$inferSelect)[]): Block[] =>
  comments.length === 0
    ? []
    : [
        { type: "text", text: "What was said:" },
        {
          type: "facts",
          rows: comments.map(({ subject, words, author }) => ({ label: subject, value: `${words} (${author})` })),
        },
      ];

/**
 * Statements that mail the DJ's comments of a quarter of an hour in one to the client, and to who holds a partner's or a
 * planner's key. They are written while they are sent, from the comments that bear the mail's instant.
 */
export function commentMailQueries(db: Database, now: number) {
  const due = sql`select booking_id from plan_comments where told_at is null and role = 'dj' and created_at <= ${now - gathers}`;
  const told = sql`bookings.id in (select booking_id from plan_comments where told_at = ${now} and role = 'dj') and bookings.status <> 'cancelled'`;
  const mail = (recipient: SQL, keyId: SQL, from: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "plan-comments",
        data: { bookingId: sql`bookings.id`, toldAt: sql`${now}`, keyId },
        recipient,
        event: [sql`coalesce(${keyId}, bookings.id)`, sql`${String(now)}`],
        from,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey });
  return [
    db
      .update(planComments)
      .set({ toldAt: now })
      .where(
        sql`${planComments.toldAt} is null and ${planComments.role} = 'dj' and ${planComments.bookingId} in (${due})`,
      ),
    mail(sql`bookings.client_email`, sql`null`, sql`bookings where ${told} and instr(bookings.client_email, '@') > 0`),
    mail(
      sql`plan_keys.email`,
      sql`plan_keys.id`,
      sql`plan_keys inner join bookings on bookings.id = plan_keys.booking_id where ${told}
        and plan_keys.kind in ${keysThatComment} and plan_keys.revoked_at is null and plan_keys.ends_at > ${now}
        and plan_keys.email <> bookings.client_email`,
    ),
  ] as const;
}

/** Tells who plans along what the DJ has said of moments; not a key that was revoked or has ended meanwhile. */
export async function planCommentsMail(
  { bookingId, toldAt, keyId }: MailOf<"plan-comments">,
  recipient: string,
  { db, siteOrigin }: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [[booking], comments, [key]] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, bookingId)),
    db
      .select()
      .from(planComments)
      .where(and(eq(planComments.toldAt, toldAt), eq(planComments.bookingId, bookingId), eq(planComments.role, "dj")))
      .orderBy(asc(planComments.createdAt), asc(planComments.id)),
    db
      .select({ name: planKeys.name })
      .from(planKeys)
      .where(
        and(
          eq(planKeys.id, keyId ?? ""),
          eq(planKeys.email, recipient),
          isNull(planKeys.revokedAt),
          gt(planKeys.endsAt, now),
        ),
      ),
  ]);
  const [first] = comments;
  if (!booking || booking.status === "cancelled" || !first) return { notNeeded: "The booking or the comment is gone" };
  if (keyId && !key) return { notNeeded: "The key opens nothing any more" };
  const page = keyId ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  const date = dateOf(booking.eventDate);
  const heading = comments.length === 1 ? "A comment in the plan" : `${comments.length} comments in the plan`;
  return {
    subject: `${heading}: ${booking.eventType}, ${date}`,
    preview: `${first.subject}: ${first.words}`,
    heading,
    blocks: [
      {
        type: "text",
        text: `Hello ${key?.name ?? booking.clientName}, this is about the plan of the ${booking.eventType} on ${date}.`,
      },
      ...commentBlocks(comments),
      { type: "text", text: "You can answer in the plan at the moment itself, or to this email." },
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(siteOrigin, page) }] },
    ],
    replyTo,
  };
}
