import { desc, eq, isNull, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { reviews } from "../../database/schema/reviews.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { adminPaths } from "../admin/paths.ts";
import { ownBookingId } from "../bookings/client-bookings.ts";
import { bookingGone } from "../bookings/mails.ts";
import { liveSessionQuery, type OfClient, ofClient } from "../portal/access/sessions.ts";
import { absolute } from "../site/paths.ts";

export async function reviewNotice(
  bookingId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await reviewQuery(db, bookingId);
  if (!found) return bookingGone;
  const { booking, review } = found;
  return {
    subject: `${review.rating} of 5 stars: ${booking.eventType}, ${booking.clientName}`,
    preview: review.words.slice(0, 120),
    heading: `${booking.clientName} has said how it was`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: `${booking.eventType}, ${dateInWords(booking.eventDate)}` },
          { label: "Stars", value: `${review.rating} of 5` },
          { label: "On the site", value: review.mayShow ? "The client agrees" : "The client does not want that" },
        ],
      },
      { type: "quote", label: "In their words", text: review.words },
      { type: "actions", actions: [{ label: "Open the reviews", href: absolute(siteOrigin, adminPaths.reviews) }] },
    ],
  };
}

export interface Review {
  rating: number;
  words: string;
  name: string;
  mayShow: boolean;
}

const listed = 200;

const { id, clientName, eventDate, eventType, venue, status } = bookingFields;
const reviewed = { id, clientName, eventDate, eventType, venue, status };

export async function readOwnReview(db: Database, sid: string, now: number, asked: string | null) {
  const [[session], [found]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select({ booking: reviewed, review: reviews })
      .from(bookings)
      .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
      .where(eq(bookings.id, ownBookingId(sid, now, asked))),
  ]);
  return ofClient(session, found);
}

export const isOver = (booking: { eventDate: CalendarDate; status: string }, today: CalendarDate): boolean =>
  booking.eventDate < today && ["confirmed", "completed"].includes(booking.status);

/**
 * Notifies the DJ the first time. A shown review stays.
 * @returns whether it was stored
 */
export async function storeReview(
  db: Database,
  sid: string,
  asked: string,
  { rating, words, name, mayShow }: Review,
  now: number,
): Promise<OfClient<{ isStored: boolean }>> {
  const today = calendarDateAt(now);
  const [[session], stored] = await db.batch([
    liveSessionQuery(db, sid, now),
    insertFrom(
      db,
      reviews,
      { bookingId: sql`id`, rating, words, name, mayShow, createdAt: now, updatedAt: now },
      sql`from ${bookings} where id = ${ownBookingId(sid, now, asked)} and event_date < ${today}
            and status in ('confirmed', 'completed')`,
    )
      .onConflictDoUpdate({
        target: reviews.bookingId,
        set: { rating, words, name, mayShow, updatedAt: now },
        setWhere: isNull(reviews.shownAt),
      })
      .returning({ id: reviews.bookingId }),
    queueMailWhereQuery(
      db,
      { mail: { kind: "review-notice", bookingId: asked }, recipient: site.email, dedupeKey: `review-notice:${asked}` },
      sql`exists (select 1 from ${reviews} where ${reviews.bookingId} = ${asked} and ${reviews.updatedAt} = ${now})`,
      now,
    ),
  ]);
  return ofClient(session, { isStored: stored.length > 0 });
}

export const listReviewsQuery = (db: Database) =>
  db
    .select({ booking: reviewed, review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .orderBy(desc(reviews.createdAt), desc(reviews.bookingId))
    .limit(listed);

export type ListedReview = Awaited<ReturnType<typeof listReviewsQuery>>[number];

export const reviewQuery = (db: Database, bookingId: string) =>
  db
    .select({ booking: reviewed, review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(eq(reviews.bookingId, bookingId));
