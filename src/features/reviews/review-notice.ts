import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { adminPaths } from "../admin/paths.ts";
import { dateOf, gone, replyTo } from "../bookings/booking-of-mail.ts";
import { absolute } from "../site/paths.ts";
import { reviewQuery } from "./reviews.ts";

/** Tells the DJ what a client has said of the evening. */
export async function reviewNotice(
  bookingId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await reviewQuery(db, bookingId);
  if (!found) return gone;
  const { booking, review } = found;
  return {
    subject: `${review.rating} of 5 stars: ${booking.eventType}, ${booking.clientName}`,
    preview: review.words.slice(0, 120),
    heading: `${booking.clientName} has said how it was`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: `${booking.eventType}, ${dateOf(booking.eventDate)}` },
          { label: "Stars", value: `${review.rating} of 5` },
          { label: "On the site", value: review.mayShow ? "The client agrees" : "The client does not want that" },
        ],
      },
      { type: "quote", label: "In their words", text: review.words },
      { type: "actions", actions: [{ label: "Open the reviews", href: absolute(siteOrigin, adminPaths.reviews) }] },
    ],
    replyTo,
  };
}
