import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import type { NotHeldAgain } from "../../bookings/holds.ts";
import { requestFormAction } from "../../requests/client/paths.ts";
import { dateOnBook } from "../../site/paths.ts";
import { portalApi } from "../paths.ts";
import { TooManyHolds } from "./too-many-holds.tsx";
import type { PortalBooking } from "./view.ts";

type Held = Pick<PortalBooking, "id" | "eventDate" | "status" | "held" | "holdEndsAt" | "isHeldTwice" | "holdHours">;

/** `tooLate`: cents refunded because the date had gone. */
export function HoldNotice({
  refused = null,
  tooLate = 0,
  confirming,
  ...booking
}: Held & { confirming: number; tooLate?: number; refused?: NotHeldAgain | null }) {
  const { status, held } = booking;
  if (status === "hold" && held) {
    return (
      <p className="hold-notice" role="note">
        <span className="i-lucide-hourglass" aria-hidden="true" />
        <span>
          Your date is held until <span className="whole">{held.until}:</span> <b className="whole">{held.left}</b>.
          {confirming > 0
            ? ` Your payment of ${dollars(confirming)} is being confirmed, and you need not pay again.`
            : ""}
        </span>
      </p>
    );
  }
  if (status !== "released") return null;
  return (
    <section className="summary hold-ended" aria-labelledby="hold-ended" role={refused ? "alert" : undefined}>
      <span className="i-lucide-timer-off" aria-hidden="true" />
      <div>
        <h2 className="font-600" id="hold-ended">
          {tooLate > 0 || refused?.why === "date-gone" ? "Your date has gone meanwhile" : "Your date is held no longer"}
        </h2>
        <WayOn {...{ ...booking, tooLate, refused }} />
      </div>
    </section>
  );
}

function WayOn({
  id,
  eventDate,
  holdEndsAt,
  isHeldTwice,
  holdHours,
  tooLate,
  refused,
}: Held & { tooLate: number; refused: NotHeldAgain | null }) {
  if (tooLate > 0 || refused?.why === "date-gone")
    return (
      <>
        <p className="mb-3">
          {tooLate > 0
            ? `Your ${dollars(tooLate)} came when somebody else had it, so all of it goes back to you.`
            : "Somebody else has it."}{" "}
          Nothing else of what you chose is lost: other dates are a look away.
        </p>
        <a className="btn btn-secondary" href={dateOnBook(eventDate)}>
          Free dates close by
        </a>
      </>
    );
  if (isHeldTwice || refused?.why === "held-twice")
    return (
      <>
        <p className="mb-3">
          It was held for you twice already. Now it is for me to give: one press asks me, and I write to you.
        </p>
        <form method="post" action={requestFormAction(id)}>
          <input type="hidden" name="type" value="special-request" />
          <input type="hidden" name="subject" value="Please hold my date again" />
          <input type="hidden" name="message" value={`Could you hold ${dateInWords(eventDate)} for me once more?`} />
          <input type="hidden" name="bookingId" value={id} />
          {/* One request for each ended hold, however often it is clicked. */}
          <input type="hidden" name="idempotencyKey" value={`hold-${id}-${(holdEndsAt ?? 0).toString(36)}`} />
          <button className="btn btn-secondary" type="submit">
            Ask for the date
          </button>
        </form>
      </>
    );
  return (
    <>
      {refused ? (
        <TooManyHolds limit={refused.why} dates={refused.dates} />
      ) : (
        <p className="mb-3">
          The time is over. If nobody has taken it since, one press holds it once more, for {lengthInWords(holdHours)}.
        </p>
      )}
      <form method="post" action={portalApi.hold}>
        <input type="hidden" name="booking" value={id} />
        <button className="btn btn-secondary" type="submit">
          Still free? Hold it again
        </button>
      </form>
    </>
  );
}
