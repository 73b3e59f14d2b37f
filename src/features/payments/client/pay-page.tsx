import type { EventCategory } from "../../../content/categories.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalBooked, portalContractOf, portalInvoices } from "../../bookings/client/paths.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { paths } from "../../site/paths.ts";
import type { PaymentPurpose } from "../model.ts";
import type { OwnMoney } from "../own-money.ts";
import { HowElse } from "./how-else.tsx";
import { PayFields } from "./pay-fields.tsx";
import { Sum } from "./pay-sum.tsx";

interface PayPageProps {
  purpose: PaymentPurpose;
  /** In cents; null when nothing is due. */
  due: number | null;
  found: OwnMoney;
  date: CalendarDate;
  /** The hold has ended. */
  isOver: boolean;
  takesCards: boolean;
  /** The way to pay that was chosen. */
  way: string | null;
  message: string | null;
}

/** Where a client pays the deposit or the balance: how much, how, and until when the date is held. */
export function PayPage(props: PayPageProps) {
  const { purpose, due, found, isOver, way, message } = props;
  const { booking, isSigned, isSignedByClient, isDisputed } = found;
  const isDeposit = purpose === "deposit";
  return (
    <div className="wrap portal portal-column">
      {isDeposit ? (
        <BookingSteps now={isSigned || booking.status === "confirmed" ? "Deposit" : "Agreement"} />
      ) : (
        <p>
          <a className="text-link" href={portalBooked(booking.id)}>
            Back to your booking
          </a>
        </p>
      )}
      <h1 className="h1">{isOver ? "This date is held no longer" : `Pay the ${purpose}`}</h1>
      {isOver ? (
        <p className="lead">
          The hold on {dateInWords(props.date)} has ended, and nothing was charged.{" "}
          <a className="underline" href={`${paths.book}?date=${booking.eventDate}`}>
            See whether it is still free
          </a>
        </p>
      ) : due === null && isDeposit && isSignedByClient ? (
        <p className="lead">
          {isDisputed ? "Your bank has asked for the deposit back. " : "The deposit is here, thank you. "}
          {isSigned ? "" : "My signature is left. "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            Read the agreement
          </a>
        </p>
      ) : due === null ? (
        <p className="lead">
          {isDeposit ? "The deposit is here, thank you. One signature is left: " : "Nothing is due. "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            {isDeposit ? "sign the agreement" : "Read the agreement"}
          </a>
        </p>
      ) : (
        <>
          {isDeposit && !isSigned && booking.status === "hold" ? (
            <p className="lead">
              <a className="underline" href={portalContractOf(booking.id)}>
                Sign the agreement
              </a>{" "}
              first or after: the date is yours once both are done.
            </p>
          ) : null}
          <Sum {...{ purpose, due, found }} date={props.date} />
          <HowElse way={message === null ? way : null} id={booking.id} due={due} isHeld={booking.status === "hold"} />
          <PayFields {...{ purpose, due, way, message }} id={booking.id} takesCards={props.takesCards} />
          <p>
            Does your company pay?{" "}
            <a className="text-link" href={portalInvoices(booking.id)}>
              Make an invoice
            </a>
          </p>
        </>
      )}
    </div>
  );
}

export const payMetadata = (purpose: PaymentPurpose, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: `Pay the ${purpose}`,
      description: `The ${purpose} of your booking: how much it is, and the ways to pay it.`,
      feature: "portal-payments",
      path: portalPaths[purpose],
    },
    accent,
  );
