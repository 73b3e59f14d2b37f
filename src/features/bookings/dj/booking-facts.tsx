import { dateInWords, dayInWords, isCalendarDate } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { Facts } from "../../../platform/ui/facts.tsx";
import { bookingTimes } from "../../admin/frame/booking-rows.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { whyByHand } from "../../contracts/own-words.ts";
import { isErased } from "../../people/erased-address.ts";
import type { Booking } from "../read-booking.ts";
import { BookingLinks } from "./booking-links.tsx";
import { ClientWays } from "./client-ways.tsx";

/** What is paid, in cents, and when the client and the DJ have signed. */
export interface Agreed {
  paid: number;
  signedAt: number | null;
  countersignedAt: number | null;
}

const signatureInWords = ({ signedAt, countersignedAt }: Agreed): string =>
  signedAt === null
    ? "not signed"
    : `signed on ${dayInWords(signedAt)}${countersignedAt === null ? ", not by you yet" : ", by both"}`;

/** What a booking is. */
export function BookingFacts({ booking, agreed }: { booking: Booking; agreed: Agreed }) {
  const { eventDate, status } = booking;
  const waitsForDj = agreed.signedAt !== null && agreed.countersignedAt === null;
  const erased = isErased(booking.clientEmail);
  return (
    <Panel id="booking-facts" title={isCalendarDate(eventDate) ? dateInWords(eventDate) : eventDate}>
      <Facts
        className="facts"
        facts={[
          ["Times", bookingTimes(booking)],
          ["Package", booking.packageName],
          ["Price", dollars(booking.price)],
          ["Deposit", dollars(booking.deposit)],
          ["Paid", dollars(agreed.paid)],
          ["Owed", status === "cancelled" ? null : dollars(Math.max(0, booking.price - agreed.paid))],
          ["Agreement", [signatureInWords(agreed), waitsForDj ? whyByHand(booking) : null].filter(Boolean).join(". ")],
          ["Venue", [booking.venue, booking.city].filter(Boolean).join(", ")],
          ["Email", erased ? null : booking.clientEmail],
          ["Phone", booking.clientPhone],
        ]}
      />
      <ClientWays phone={booking.clientPhone} email={erased ? null : booking.clientEmail} />
      {booking.note ? (
        <figure className="quote-box">
          <figcaption>Private note</figcaption>
          <blockquote>{booking.note}</blockquote>
        </figure>
      ) : null}
      <BookingLinks id={booking.id} status={booking.status} contactId={booking.contactId} />
    </Panel>
  );
}
