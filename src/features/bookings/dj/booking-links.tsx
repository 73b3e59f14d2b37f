import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import type { Booking } from "../read-booking.ts";
import { adminPlan, bookingPaths, guestDesk } from "./paths.ts";

/** Where else there is something of a booking. */
export function BookingLinks({ id, status, contactId }: Pick<Booking, "id" | "status" | "contactId">) {
  return (
    <p className="flex flex-wrap gap-2 mt-4">
      {status === "cancelled" ? null : (
        <>
          <a className="btn btn-small btn-secondary" href={bookingPaths(id).booth}>
            Booth
          </a>
          <a className="btn btn-small btn-secondary" href={bookingPaths(id).gigSheet}>
            Gig sheet
          </a>
        </>
      )}
      {status === "cancelled" ? null : (
        <a className="btn btn-small btn-secondary" href={bookingPaths(id).contract}>
          The contract
        </a>
      )}
      <a className="btn btn-small btn-secondary" href={bookingMoney(id).page}>
        The money
      </a>
      <a className="btn btn-small btn-secondary" href={adminPlan(id).page}>
        The plan and its keys
      </a>
      <a className="btn btn-small btn-secondary" href={guestDesk(id).page}>
        The guests
      </a>
      {contactId ? (
        <a className="btn btn-small btn-secondary" href={leadPaths(contactId).page}>
          The lead
        </a>
      ) : null}
    </p>
  );
}
