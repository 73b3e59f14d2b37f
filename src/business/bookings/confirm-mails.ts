import { bookingPaths } from "../../admin/paths.ts";
import { site } from "../../content/site.ts";
import { timeInWords } from "../../dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { dollars } from "../../money.ts";
import { absolute } from "../../site/paths.ts";
import type { MailOf } from "../outbox-mail.ts";
import { calendarActions } from "../portal-access/calendar-link.ts";
import { accessLink } from "../portal-access/portal-link-mail.ts";
import { bookingOfMail, dateOf, gone, replyTo } from "./booking-of-mail.ts";
import { findBookingQuery } from "./queries.ts";

/**
 * Congratulates a client whose booking is signed and paid for, with the way into the portal.
 *
 * @throws when there is no secret to sign the link with
 */
export async function bookingConfirmedMail(
  { bookingId }: MailOf<"booking-confirmed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfMail(context.db, bookingId, recipient);
  if (!booking) return gone;
  const { clientName, eventType, startTime, endTime, packageName, price, deposit, venue, city } = booking;
  const date = dateOf(booking.eventDate);
  const times = `${timeInWords(startTime)} to ${timeInWords(endTime)}`;
  return {
    subject: `Congratulations, you are booked: ${eventType}, ${date}`,
    preview: `${date}, ${times}. Signed and paid: the date is yours.`,
    heading: "Congratulations, you are booked!",
    blocks: [
      { type: "text", text: `Hello ${clientName}, the agreement is signed and the date is yours:` },
      {
        type: "facts",
        rows: [
          { label: "Date", value: date },
          { label: "Times", value: times },
          { label: "Venue", value: [venue, city].filter(Boolean).join(", ") || "not named yet" },
          { label: "Package", value: packageName },
          { label: "Price", value: dollars(price) },
          ...(deposit > 0 ? [{ label: "Still to pay", value: dollars(price - deposit) }] : []),
        ],
      },
      {
        type: "text",
        text: "The next step: choose your songs in the portal, whenever you like.",
      },
      { type: "actions", actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }] },
      ...(await calendarActions("Add it to my calendar", booking, context, now)),
      { type: "text", text: `Is anything left to ask? Reply to this email or call ${site.phone.display}.` },
    ],
    replyTo,
  };
}

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
