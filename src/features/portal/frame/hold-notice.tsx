import { holdsOfMailbox } from "../../../content/terms.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import { dateIn, fill, lengthIn, listIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import type { NotHeldAgain } from "../../bookings/holds/holds.ts";
import type { HoldLimit } from "../../bookings/holds/web-holds.ts";
import { requestFormAction } from "../../requests/client/paths.ts";
import { dateOnBook } from "../../site/paths.ts";
import { portalApi, portalPaths } from "../paths.ts";
import type { PortalBooking } from "./view.ts";

type Held = Pick<
  PortalBooking,
  "id" | "eventDate" | "status" | "held" | "holdEndsAt" | "isHeldTwice" | "isTaken" | "holdHours"
>;

/** In cents. `tooLate`: refunded because the date had gone; `goesBack`: paid before. */
export function HoldNotice({
  refused = null,
  tooLate = 0,
  goesBack = 0,
  confirming,
  ...booking
}: Held & { confirming: number; tooLate?: number; goesBack?: number; refused?: NotHeldAgain | null }) {
  const { status, held } = booking;
  const words = useWords().portal.hold;
  if (status === "hold" && held) {
    return (
      <p className="hold-notice" role="note">
        <span className="i-lucide-hourglass" aria-hidden="true" />
        <span>
          <Filled
            words={words.until}
            parts={{
              until: <span className="whole">{held.until}:</span>,
              left: <b className="whole">{held.left}</b>,
            }}
          />
          {confirming > 0 ? ` ${fill(words.confirming, { amount: dollars(confirming) })}` : ""}
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
          {tooLate > 0 || booking.isTaken || refused?.why === "date-gone" ? words.gone : words.ended}
        </h2>
        <WayOn {...{ ...booking, tooLate, goesBack, refused }} />
      </div>
    </section>
  );
}

/** `dates` are those that the reader may see. */
interface TooManyHoldsProps {
  limit: Exclude<HoldLimit, "held-twice">;
  dates: readonly string[];
}

export function TooManyHolds({ limit, dates }: TooManyHoldsProps) {
  const {
    formats,
    quote: { tooMany, portal },
  } = useWords();
  if (limit === "network-full") return <p>{tooMany.network}</p>;
  const named = dates.map((date) => (isCalendarDate(date) ? dateIn(formats, date) : date));
  return (
    <p>
      {dates.length === holdsOfMailbox ? fill(tooMany.dates, { dates: listIn(formats, named) }) : tooMany.address}{" "}
      {tooMany.lead}{" "}
      <a className="underline" href={portalPaths.dashboard}>
        {portal}
      </a>
      {tooMany.rest}
    </p>
  );
}

function WayOn({
  id,
  eventDate,
  holdEndsAt,
  isHeldTwice,
  isTaken,
  holdHours,
  tooLate,
  goesBack,
  refused,
}: Held & { tooLate: number; goesBack: number; refused: NotHeldAgain | null }) {
  const { formats, portal } = useWords();
  const words = portal.hold;
  if (tooLate > 0 || isTaken || refused?.why === "date-gone")
    return (
      <>
        <p className="mb-3">
          {tooLate > 0 ? fill(words.goesBack, { amount: dollars(tooLate) }) : words.elses}{" "}
          {goesBack > 0 ? `${fill(words.paidGoesBack, { amount: dollars(goesBack) })} ` : ""}
          {words.others}
        </p>
        <a className="btn btn-secondary" href={dateOnBook(eventDate)}>
          {words.near}
        </a>
      </>
    );
  if (isHeldTwice || refused?.why === "held-twice")
    return (
      <>
        <p className="mb-3">{words.twice}</p>
        <form method="post" action={requestFormAction(id)}>
          <input type="hidden" name="type" value="special-request" />
          <input type="hidden" name="subject" value={words.subject} />
          <input type="hidden" name="message" value={fill(words.message, { date: dateIn(formats, eventDate) })} />
          <input type="hidden" name="bookingId" value={id} />
          {/* One request for each ended hold, however often it is clicked. */}
          <input type="hidden" name="idempotencyKey" value={`hold-${id}-${(holdEndsAt ?? 0).toString(36)}`} />
          <button className="btn btn-secondary" type="submit">
            {words.ask}
          </button>
        </form>
      </>
    );
  return (
    <>
      {refused ? (
        <TooManyHolds limit={refused.why} dates={refused.dates} />
      ) : (
        <p className="mb-3">{fill(words.isOver, { length: lengthIn(formats, holdHours) })}</p>
      )}
      <form method="post" action={portalApi.hold}>
        <input type="hidden" name="booking" value={id} />
        <button className="btn btn-secondary" type="submit">
          {words.again}
        </button>
      </form>
    </>
  );
}
