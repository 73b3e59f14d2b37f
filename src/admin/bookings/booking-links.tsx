import type { Booking } from "../../business/bookings/read-booking.ts";
import { adminPlan, bookingPaths, guestDesk } from "../booking-paths.ts";
import { leadPaths } from "../lead-paths.ts";
import { bookingMoney } from "../money-paths.ts";

/** Where else there is something of a booking. */
export function BookingLinks({ id, status, contactId }: Pick<Booking, "id" | "status" | "contactId">) {
  return (
    <p className="flex flex-wrap gap-4">
      {status === "cancelled" ? null : (
        <>
          <a className="text-link" href={bookingPaths(id).booth}>
            Booth
          </a>
          <a className="text-link" href={bookingPaths(id).gigSheet}>
            Gig sheet
          </a>
        </>
      )}
      {status === "cancelled" ? null : (
        <a className="text-link" href={bookingPaths(id).contract}>
          The contract
        </a>
      )}
      <a className="text-link" href={bookingMoney(id).page}>
        Its money
      </a>
      <a className="text-link" href={adminPlan(id).page}>
        Its plan, keys and proposals
      </a>
      <a className="text-link" href={guestDesk(id).page}>
        Its guests
      </a>
      {contactId ? (
        <a className="text-link" href={leadPaths(contactId).page}>
          The lead that it came from
        </a>
      ) : null}
    </p>
  );
}
