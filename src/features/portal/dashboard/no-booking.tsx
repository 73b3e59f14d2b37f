import { site } from "../../../content/site.ts";

/** Stands in place of a booking that is gone. */
export function NoBooking() {
  return (
    <p className="card portal-none">
      No booking stands under this address any more. Call <a href={site.phone.href}>{site.phone.display}</a> and I look
      into it.
    </p>
  );
}
