import { cancelers } from "../../../content/statuses.ts";
import { english } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { lengthInWords } from "../../../platform/english.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { briefDayIn } from "../../../platform/language.ts";
import { dollarEntry } from "../../../platform/money.ts";
import { ChoiceField, Tick } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { openDay } from "../../dates/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { goesBackInWords } from "../../payments/money/model.ts";
import { isErased } from "../../people/erased-address.ts";
import type { heldFor } from "../holds/holds.ts";
import { openInWords } from "../model.ts";
import type { Booking } from "../read-bookings.ts";
import type { Agreed } from "./booking-details.tsx";
import type { MoveField } from "./form.ts";
import { bookingPaths } from "./paths.ts";

interface NotifyClientProps {
  label: string;
  /** For a client without email. */
  isByPhone?: boolean;
}

export function NotifyClient({ label, isByPhone = false }: NotifyClientProps) {
  return (
    <Tick name="tell" checked label={isByPhone ? "Put on Today what to tell the client by phone" : label} isFull />
  );
}

interface BookingMovesProps {
  booking: Pick<Booking, "id" | "status" | "holdEndsAt" | "canceledFrom" | "canceledBy" | "eventDate" | "clientEmail">;
  held: ReturnType<typeof heldFor>;
  today: CalendarDate;
  agreed: Agreed;
  /** The client's request is pending. */
  asksToCancel: boolean;
  /** Why the step was not taken. */
  whyNot: string | null;
  moveForm: FormState<MoveField>;
  holdHours: number;
}

const cancelerLabels = { client: "The client asks for it", dj: "I cancel" } as const;

/** The contract's refund depends on who cancels. */
const WhoCancels = ({ entry }: { entry: string | undefined }) => (
  <ChoiceField
    id="canceled-by"
    name="canceledBy"
    label="Who cancels?"
    options={cancelers}
    optionLabels={cancelerLabels}
    entry={entry}
    className="full"
  />
);

/** It can be reopened while its date is ahead. */
function CanceledMoves({ booking, today, agreed, holdHours, whyNot, moveForm }: BookingMovesProps) {
  const { money, signedAt } = agreed;
  const { id, canceledFrom, canceledBy, eventDate, clientEmail } = booking;
  const { paid, deposit } = money;
  const isConfirmedAgain = canceledFrom === "confirmed" && (signedAt === null || paid > 0 || deposit === 0);
  const opens = eventDate >= today && !isErased(clientEmail);
  if (paid === 0 && !opens) return null;
  return (
    <Panel id="moves-title" title="Status">
      {whyNot ? <Notice tone="danger">{whyNot}</Notice> : null}
      {paid > 0 ? (
        <>
          <p>{goesBackInWords(money)}</p>
          <p className="text-muted">
            {money.isSigned && !money.hasOwnRule
              ? "If you cancel, all of it goes back; if the client does, the deposit stays unless the date is booked again. "
              : ""}
            What goes back is given back beside its payment.
          </p>
          {money.hasOwnRule ? (
            <form className="form-grid" method="post" action={bookingPaths(id).status}>
              <input type="hidden" name="canceledBy" value="client" />
              <TextField
                id="kept"
                name="kept"
                label="Of it stays with you, by the agreement, in dollars"
                inputMode="decimal"
                entry={moveForm.values.kept ?? (money.kept === null ? "" : dollarEntry(money.kept))}
                error={issueOf(moveForm.issues, "kept")}
                className="full"
              />
              <button className="btn btn-secondary full" type="submit" name="status" value="who-canceled">
                Note what stays
              </button>
            </form>
          ) : null}
          <details open={canceledBy === null}>
            <summary className="text-link">
              {canceledBy === null ? "Say who canceled" : "Somebody else canceled"}
            </summary>
            <form className="form-grid mt-3" method="post" action={bookingPaths(id).status}>
              <WhoCancels entry={canceledBy ?? undefined} />
              <button className="btn btn-secondary full" type="submit" name="status" value="who-canceled">
                Note it
              </button>
            </form>
          </details>
          <a className="btn btn-secondary" href={bookingMoney(id).page}>
            See what was paid
          </a>
        </>
      ) : null}
      {opens ? (
        <details open={whyNot !== null}>
          <summary className="text-link">Reopen the booking</summary>
          <form className="form-grid mt-3" method="post" action={bookingPaths(id).status}>
            <p className="text-muted full">
              {isConfirmedAgain
                ? "It is confirmed again"
                : `It is held again${canceledFrom === "hold" ? "" : ` for ${lengthInWords(holdHours)}`}`}
              , with the same price and lines and with what was paid, while its date is free. Old links stay ended.
              {signedAt === null ? "" : " What was signed ended with the cancellation: the agreement is signed anew."}
            </p>
            <NotifyClient label="Tell the client by mail, with a new link" isByPhone={hasNoAddress(clientEmail)} />
            <button className="btn btn-secondary full" type="submit" name="status" value="reopened">
              Reopen it
            </button>
          </form>
        </details>
      ) : null}
    </Panel>
  );
}

export function BookingMoves(props: BookingMovesProps) {
  const { today, agreed, held, holdHours, whyNot } = props;
  const { id, status, holdEndsAt, eventDate, clientEmail } = props.booking;
  const isByPhone = hasNoAddress(clientEmail);
  const open = openInWords(agreed);
  const action = bookingPaths(id).status;
  if (status === "cancelled") return <CanceledMoves {...props} />;
  if (status === "completed") return null;
  return (
    <Panel id="moves-title" title="Status">
      {whyNot ? <Notice tone="danger">{whyNot}</Notice> : null}
      {held ? (
        <p>{`Held until ${held.until}: ${held.left}. Then the date is free for others.`}</p>
      ) : status === "hold" && holdEndsAt === null ? (
        <p>Held until you confirm or cancel it.</p>
      ) : null}
      <form className="status-buttons" method="post" action={action}>
        {status === "released" && agreed.isTaken ? (
          <p>Somebody else has the date, so it can be neither confirmed nor given again.</p>
        ) : status === "hold" || status === "released" ? (
          <>
            <button className="btn btn-secondary" type="submit" name="status" value="confirmed">
              <span className="i-lucide-check" aria-hidden="true" />
              Confirm
            </button>
            <p className="text-muted">
              {isByPhone
                ? "The client has no email: Today says what to tell by phone."
                : "The client is congratulated by mail, with what is left to sign or pay."}
            </p>
            {held ? (
              <>
                <input type="hidden" name="endsAt" value={holdEndsAt ?? 0} />
                <button className="btn btn-secondary" type="submit" name="status" value="longer">
                  <span className="i-lucide-hourglass" aria-hidden="true" />
                  Hold it {lengthInWords(holdHours)} longer
                </button>
                <p className="text-muted">
                  From that end on.{" "}
                  {isByPhone ? "Today says what to tell." : "The client hears of the new end by mail."}
                </p>
              </>
            ) : null}
            {status === "released" ? (
              <>
                <button className="btn btn-secondary" type="submit" name="status" value="hold">
                  <span className="i-lucide-hourglass" aria-hidden="true" />
                  Give the date again
                </button>
                <p className="text-muted">
                  It is held for {lengthInWords(holdHours)} by your word.{" "}
                  {isByPhone
                    ? "Today says what to tell the client by phone."
                    : "The client, who can hold it again once alone, hears of it by mail."}
                </p>
              </>
            ) : null}
          </>
        ) : eventDate > today ? (
          <p className="text-muted">You can complete it from {briefDayIn(english.formats, eventDate)} on.</p>
        ) : (
          <ConfirmFirst
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
              <Tick name="open" value={open} required label={`Complete it all the same: ${open}`} isFull />
            )}
            {agreed.open > 0 ? (
              <p className="text-muted">The client is thanked, and asked for a review, only once all is paid.</p>
            ) : (
              <NotifyClient label="Thank the client by mail" isByPhone={isByPhone} />
            )}
            <button className="btn btn-primary" type="submit" name="status" value="completed">
              Complete it
            </button>
          </ConfirmFirst>
        )}
      </form>
      {eventDate >= today && status !== "released" ? (
        <p>
          <a className="text-link" href={openDay(eventDate)}>
            Take another event on this day
          </a>
        </p>
      ) : null}
      <details open={props.asksToCancel}>
        <summary className="text-link">Cancel the booking</summary>
        <form className="form-grid mt-3" method="post" action={action}>
          <input type="hidden" name="status" value="cancelled" />
          <WhoCancels entry={props.asksToCancel ? "client" : undefined} />
          <TextField id="cancel-reason" name="reason" label="Reason, for yourself" optional className="full" />
          <NotifyClient label="Tell the client by mail" isByPhone={isByPhone} />
          <TextField
            id="cancel-words"
            name="words"
            label={isByPhone ? "Reason, as the client hears it" : "Reason, as the client reads it"}
            optional
            className="full"
          />
          <button className="btn btn-danger full" type="submit">
            Cancel it, and end the client's links
          </button>
        </form>
      </details>
    </Panel>
  );
}
