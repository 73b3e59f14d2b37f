import type { ListedBooking } from "../../business/bookings/list-bookings.ts";
import type { Booking } from "../../business/bookings/read-booking.ts";
import { type CalendarDate, dateInWords, dayInWords, isCalendarDate } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { dollars } from "../../money.ts";
import { Facts } from "../../ui/facts.tsx";
import { isErased } from "../../vocabulary/erased-address.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { bookingTimes } from "../frame/booking-rows.tsx";
import { DoneNotice } from "../frame/done-notice.tsx";
import { Panel } from "../frame/panel.tsx";
import { StatusBadge } from "../frame/status-badge.tsx";
import { bookingStatusCopy } from "../frame/statuses.ts";
import { adminPaths, adminPlan, bookingMoney, bookingPaths, guestDesk, leadPaths } from "../paths.ts";
import { BookingFields } from "./booking-fields.tsx";
import { BookingMoves } from "./booking-moves.tsx";
import { type BookingRequest, BookingRequests } from "./booking-requests.tsx";
import { BookingSongs } from "./booking-songs.tsx";
import { ClientWays } from "./client-ways.tsx";
import type { BookingField } from "./form.ts";
import { PortalLinkCard } from "./portal-link-card.tsx";
import { SameDate } from "./same-date.tsx";
import type { SongGroup } from "./song-groups.ts";
import { TellClient } from "./tell-client.tsx";

export interface BookingPageProps {
  booking: Booking;
  sameDate: readonly ListedBooking[];
  /** The packages that there are, with their prices in words. */
  packages: readonly { name: string; inWords: string }[];
  songs: readonly SongGroup[];
  requests: readonly BookingRequest[];
  signedIn: { sessions: number; lastSignIn: number | null };
  /** What is paid, in cents, and when the client and the DJ have signed. */
  agreed: { paid: number; signedAt: number | null; countersignedAt: number | null };
  form: FormState<BookingField>;
  notice: string | null;
  today: CalendarDate;
}

const signatureInWords = ({ signedAt, countersignedAt }: BookingPageProps["agreed"]): string =>
  signedAt === null
    ? "not signed"
    : `signed on ${dayInWords(signedAt)}${countersignedAt === null ? ", not by you yet" : ", by both"}`;

/** One booking: what it is, what can become of it, the client's portal, and every field to change. */
export function BookingPage({
  booking,
  sameDate,
  packages,
  songs,
  requests,
  signedIn,
  agreed,
  form,
  notice,
  today,
}: BookingPageProps) {
  const { eventDate, clientName, eventType, contactId, status } = booking;
  const erased = isErased(booking.clientEmail);
  return (
    <AdminLayout
      path={adminPaths.bookings}
      title={`${eventType}, ${clientName}`}
      aside={<StatusBadge status={bookingStatusCopy[status]} />}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {status === "hold" || status === "released" ? <SameDate bookings={sameDate} /> : null}
        <div className="admin-columns">
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
                ["Agreement", signatureInWords(agreed)],
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
            <p className="flex flex-wrap gap-4">
              {status === "cancelled" ? null : (
                <>
                  <a className="text-link" href={bookingPaths(booking.id).booth}>
                    Booth
                  </a>
                  <a className="text-link" href={bookingPaths(booking.id).gigSheet}>
                    Gig sheet
                  </a>
                </>
              )}
              {status === "cancelled" ? null : (
                <a className="text-link" href={bookingPaths(booking.id).contract}>
                  The contract
                </a>
              )}
              <a className="text-link" href={bookingMoney(booking.id).page}>
                Its money
              </a>
              <a className="text-link" href={adminPlan(booking.id).page}>
                Its plan, keys and proposals
              </a>
              <a className="text-link" href={guestDesk(booking.id).page}>
                Its guests
              </a>
              {contactId ? (
                <a className="text-link" href={leadPaths(contactId).page}>
                  The lead that it came from
                </a>
              ) : null}
            </p>
          </Panel>
          <div className="admin-stack">
            <BookingMoves booking={booking} today={today} />
            {status === "cancelled" || erased ? null : <PortalLinkCard id={booking.id} signedIn={signedIn} />}
          </div>
        </div>
        <BookingSongs id={booking.id} groups={songs} />
        <BookingRequests requests={requests} />
        <details className="card panel no-print" open={form.issues.length > 0}>
          <summary className="display panel-title">Change the booking</summary>
          <form className="form-grid" method="post" action={bookingPaths(booking.id).page} noValidate>
            <BookingFields form={form} packages={packages} />
            {erased ? null : <TellClient label="Mail the client what has changed" />}
            <button className="btn btn-secondary full" type="submit">
              Save the booking
            </button>
          </form>
        </details>
      </div>
    </AdminLayout>
  );
}

export const bookingMetadata = adminMetadata({
  title: "A booking",
  description:
    "One booking with its date, package and price, the steps from hold to completed, and the client's portal link.",
  path: adminPaths.bookings,
});
