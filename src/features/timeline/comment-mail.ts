import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { bookings } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { planComments } from "../../database/schema/timeline.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { portalPlanAt } from "../bookings/client/paths.ts";
import { statusAt } from "../bookings/status-at.ts";
import { helloToNamed } from "../leads/greeting.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";

type Comment = typeof planComments.$inferSelect;

/** Comments as lines of a mail; nothing when there are none. */
export const commentBlocks = (
  comments: readonly Comment[],
  rowOf = ({ subject, words, author }: Comment) => ({ label: subject, value: `${words} (${author})` }),
): Block[] =>
  comments.length === 0
    ? []
    : [
        { type: "text", text: "What was said:" },
        { type: "facts", rows: comments.map(rowOf) },
      ];

/**
 * Tells who plans along what the DJ has said of moments; not a key that was revoked or has ended meanwhile, nor one to a booking
 * that stands no more. To a key's holder the moment is not named: the client has.
 */
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
  if (keyId && (!key || statusAt(booking, now) === "released")) return { notNeeded: "The key opens nothing any more" };
  const page = keyId ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  const date = dateOf(booking.eventDate);
  const heading = comments.length === 1 ? "A comment in the plan" : `${comments.length} comments in the plan`;
  return {
    subject: `${heading}: ${booking.eventType}, ${date}`,
    preview: key ? first.words : `${first.subject}: ${first.words}`,
    heading,
    blocks: [
      {
        type: "text",
        text: `${key ? helloToNamed(key.name) : `Hello ${booking.clientName}`}, this is about the plan of the ${booking.eventType} on ${date}.`,
      },
      ...(key
        ? commentBlocks(comments, ({ words, author }) => ({ label: author, value: words }))
        : commentBlocks(comments)),
      { type: "text", text: "You can answer in the plan at the moment itself, or to this email." },
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(siteOrigin, page) }] },
    ],
    replyTo,
  };
}
