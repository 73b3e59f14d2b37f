import { and, eq, isNotNull, sql } from "drizzle-orm";
import { categoryOfEventType } from "../../content/event-types.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { testimonials } from "../../database/schema/content.ts";
import { reviews } from "../../database/schema/reviews.ts";
import { dateInWords } from "../../platform/english.ts";
import { raiseVersionsQuery } from "../content/versions.ts";
import type { ListedReview } from "./reviews.ts";

const testimonialId = (bookingId: string): string => `review-${bookingId}`;

/** "Maya, Sandpearl Resort, April 2027" */
export function signatureOf({ booking, review }: ListedReview): string {
  const date = dateInWords(booking.eventDate).replace(/^\w+, (\w+) \d+,/, "$1");
  return [review.name, booking.venue, date].filter(Boolean).join(", ");
}

/**
 * Shows it as a testimonial with the client's consent.
 * @returns whether it is on the site
 */
export async function showReview(db: Database, listedReview: ListedReview, now: number): Promise<boolean> {
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

export async function hideReview(db: Database, bookingId: string, now: number): Promise<boolean> {
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
