import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { absolute } from "../site/paths.ts";
import { dateOf, gone } from "./booking-of-mail.ts";
import { bookingPaths } from "./dj/paths.ts";
import { findBookingQuery } from "./read-booking.ts";

/** Tells the DJ that a booking has become confirmed by itself. */
export async function bookingConfirmedNotice(
  { bookingId }: MailOf<"booking-confirmed-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [booking] = await findBookingQuery(db, bookingId);
  if (!booking) return gone;
  const { clientName, clientEmail, eventType, price, deposit } = booking;
  const date = dateOf(booking.eventDate);
  return {
    subject: `Booked: ${eventType}, ${clientName}, ${date}`,
    preview: "Signed, and the deposit is there.",
    heading: `${clientName} is booked`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: eventType },
          { label: "Date", value: date },
          { label: "Price", value: dollars(price) },
          { label: "Deposit", value: dollars(deposit) },
        ],
      },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: clientName, email: clientEmail },
  };
}
