import { and, eq, isNotNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Database } from "../../../database/client.ts";
import { primary } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { testimonials } from "../../../database/schema/content.ts";
import { reviews } from "../../../database/schema/reviews.ts";
import type { AppEnv } from "../../../env.ts";
import { dateInWords } from "../../../platform/dates.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { purgePublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery, reviewPath } from "../../admin/paths.ts";
import { raiseVersionsQuery } from "../../content/versions.ts";
import type { ListedReview } from "../reviews.ts";
import { listReviewsQuery, reviewQuery } from "../reviews.ts";
import { ReviewsPage, reviewsMetadata } from "./page.tsx";

const testimonialId = (bookingId: string): string => `review-${bookingId}`;

/** "Maya, Sandpearl Resort, April 2027" */
function signatureOf({ booking, review }: ListedReview): string {
  const date = dateInWords(booking.eventDate).replace(/^\w+, (\w+) \d+,/, "$1");
  return [review.name, booking.venue, date].filter(Boolean).join(", ");
}

/**
 * Shows it as a testimonial with the client's consent.
 * @returns whether it is on the site
 */
async function showReview(db: Database, listedReview: ListedReview, now: number): Promise<boolean> {
  const { booking, review } = listedReview;
  const author = signatureOf(listedReview);
  const role = categoryOfEventType(booking.eventType) ?? "private-party";
  const [shown] = await db.batch([
    db
      .update(reviews)
      .set({ shownAt: sql`coalesce(${reviews.shownAt}, ${now})`, keptAt: null })
      .where(and(eq(reviews.bookingId, booking.id), eq(reviews.mayShow, true), eq(reviews.updatedAt, review.updatedAt)))
      .returning({ id: reviews.bookingId }),
    insertFrom(
      db,
      testimonials,
      {
        id: testimonialId(booking.id),
        author,
        role,
        rating: reviews.rating,
        quote: reviews.words,
        source: "client",
        createdAt: now,
      },
      sql`from ${reviews} where ${reviews.bookingId} = ${booking.id} and ${isNotNull(reviews.shownAt)}`,
    ).onConflictDoNothing({ target: testimonials.id }),
    raiseVersionsQuery(db, "testimonials"),
  ]);
  return shown.length > 0;
}

async function hideReview(db: Database, bookingId: string, now: number): Promise<boolean> {
  const [kept] = await db.batch([
    db
      .update(reviews)
      .set({ shownAt: null, keptAt: now })
      .where(eq(reviews.bookingId, bookingId))
      .returning({ id: reviews.bookingId }),
    db.delete(testimonials).where(eq(testimonials.id, testimonialId(bookingId))),
    raiseVersionsQuery(db, "testimonials"),
  ]);
  return kept.length > 0;
}

const changing = formRoute({
  path: reviewPath(":id"),
  schema: z.object({ change: choice(["show", "keep"], "Please choose what becomes of it") }),
  comesBackTo: adminPaths.reviews,
  async act(c, { change }, now) {
    const db = primary(c.env.DB);
    const [found] = await reviewQuery(db, idOf(c));
    if (!found) return c.notFound();
    const changed = change === "show" ? await showReview(db, found, now) : await hideReview(db, idOf(c), now);
    if (!changed) return done(adminPaths.reviews, "review-not-shown");
    await purgePublicPages(c.executionCtx, ["testimonials"]);
    return done(adminPaths.reviews, change === "show" ? "review-shown" : "review-kept");
  },
});

export const adminReviews = new Hono<AppEnv>()
  .get(adminPaths.reviews, async (c) => {
    const listed = await listReviewsQuery(primary(c.env.DB));
    const reviews = listed.map((review) => ({ ...review, signature: signatureOf(review) }));
    const page = <ReviewsPage reviews={reviews} notice={noticeText(c.req.query(listQuery.notice))} />;
    return c.render(page, { metadata: reviewsMetadata });
  })
  .route("/", changing);
