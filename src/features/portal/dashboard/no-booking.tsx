import { site } from "../../../content/site.ts";

export function NoBooking() {
  return (
    <p className="card portal-none">
      No booking stands under this address any more. Call <a href={site.phone.href}>{site.phone.display}</a> and I look
      into it.
    </p>
  );
}
