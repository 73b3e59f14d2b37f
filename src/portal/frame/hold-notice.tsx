import { dateOnBook } from "../../site/paths.ts";
import { portalApi } from "../paths.ts";
import type { PortalBooking } from "./view.ts";

type Held = Pick<PortalBooking, "id" | "eventDate" | "status" | "held">;

/** How long a date is still held, or that it is no longer, with the button that asks for it again. */
export function HoldNotice({ id, eventDate, status, held, gone }: Held & { gone?: boolean }) {
  if (status === "hold" && held) {
    return (
      <p className="hold-notice" role="note">
        <span className="i-lucide-hourglass" aria-hidden="true" />
        <span>
          Your date is held until {held.until}: <b>{held.left}</b>.
        </span>
      </p>
    );
  }
  if (status !== "released") return null;
  return (
    <section className="summary hold-ended" aria-labelledby="hold-ended" role={gone ? "alert" : undefined}>
      <span className="i-lucide-timer-off" aria-hidden="true" />
      <div>
        <h2 className="font-600" id="hold-ended">
          {gone ? "Your date has gone meanwhile" : "Your date is held no longer"}
        </h2>
        <p className="mb-3">
          {gone
            ? "Somebody else has it. Nothing else of what you chose is lost: other dates are a look away."
            : "The time is over. If nobody has taken it since, one press holds it again."}
        </p>
        {gone ? (
          <a className="btn btn-secondary" href={dateOnBook(eventDate)}>
            Free dates close by
          </a>
        ) : (
          <form method="post" action={portalApi.hold}>
            <input type="hidden" name="booking" value={id} />
            <button className="btn btn-secondary" type="submit">
              Still free? Hold it again
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
