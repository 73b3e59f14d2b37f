import type { BookingStatus } from "../../../content/statuses.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AskOnce } from "../../admin/frame/ask-once.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { openInWords } from "../model.ts";
import type { Agreed } from "./booking-details.tsx";
import { bookingPaths } from "./paths.ts";

/** Ticked until someone unticks it. */
export function NotifyClient({ label }: { label: string }) {
  return (
    <label className="choice full">
      <input type="checkbox" name="tell" value="yes" defaultChecked />
      <span className="i-lucide-check" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

interface BookingMovesProps {
  booking: { id: string; status: BookingStatus; eventDate: string };
  today: CalendarDate;
  agreed: Agreed;
  holdHours: number;
}

/** Nothing for a booking that is over; it can be completed from its day on. */
export function BookingMoves({ booking: { id, status, eventDate }, today, agreed, holdHours }: BookingMovesProps) {
  const { paid } = agreed;
  const open = openInWords(agreed);
  const action = bookingPaths(id).status;
  if (status === "cancelled" && paid > 0)
    return (
      <Panel id="moves-title" title="Next step">
        <p className="text-muted">
          The client has paid {dollars(paid)}. If you canceled, all of it goes back; if the client did, the deposit
          stays unless the date is booked again. What goes back is given back beside its payment.
        </p>
        <a className="btn btn-secondary" href={bookingMoney(id).page}>
          See what was paid
        </a>
      </Panel>
    );
  if (status === "completed" || status === "cancelled") return null;
  return (
    <Panel id="moves-title" title="Status">
      <form className="status-buttons" method="post" action={action}>
        {status === "hold" || status === "released" ? (
          <>
            <button className="btn btn-secondary" type="submit" name="status" value="confirmed">
              <span className="i-lucide-check" aria-hidden="true" />
              Confirm
            </button>
            <p className="text-muted">The client is congratulated by mail, with what is left to sign or pay.</p>
            {status === "released" ? (
              <>
                <button className="btn btn-secondary" type="submit" name="status" value="hold">
                  <span className="i-lucide-hourglass" aria-hidden="true" />
                  Give the date again
                </button>
                <p className="text-muted">
                  It is held for {lengthInWords(holdHours)} by your word. The client, who can hold it again once alone,
                  hears of it by mail.
                </p>
              </>
            ) : null}
          </>
        ) : eventDate > today ? (
          <p className="text-muted">It can be completed from the day of the event on.</p>
        ) : (
          <AskOnce
            id="ask-complete"
            label="Complete"
            icon="i-lucide-check-check"
            className="btn btn-secondary"
            question={
              open === null
                ? "The event was played. There is no way back from this."
                : `The event was played, and it is not settled: ${open}. It is completed like that by your word alone, and there is no way back.`
            }
          >
            {open === null ? null : (
              <label className="choice full">
                <input type="checkbox" name="open" value={open} required />
                <span className="i-lucide-check" aria-hidden="true" />
                <span>Complete it all the same: {open}</span>
              </label>
            )}
            {agreed.open > 0 ? (
              <p className="text-muted">The client is thanked, and asked for a review, only once all is paid.</p>
            ) : (
              <NotifyClient label="Thank the client by mail" />
            )}
            <button className="btn btn-primary" type="submit" name="status" value="completed">
              Complete it
            </button>
          </AskOnce>
        )}
      </form>
      <details>
        <summary className="text-link">Cancel the booking</summary>
        <form className="form-grid mt-3" method="post" action={action}>
          <input type="hidden" name="status" value="cancelled" />
          <TextField id="cancel-reason" name="reason" label="Reason, for yourself" className="full" />
          <NotifyClient label="Tell the client by mail" />
          <TextField id="cancel-words" name="words" label="Reason, as the client reads it" className="full" />
          <button className="btn btn-danger full" type="submit">
            Cancel it, and end the client's links
          </button>
        </form>
      </details>
    </Panel>
  );
}
