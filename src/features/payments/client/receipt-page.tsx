import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords, dayInWords, isCalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { billDollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { portalBooked } from "../../bookings/client/paths.ts";
import { partyInWords } from "../../bookings/model.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { ClientReceipt } from "../client-money.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { numberOf } from "./payment-methods.ts";

export function ReceiptPage({ payment, booking, paid, owed, reduced, date }: ClientReceipt & { date: CalendarDate }) {
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  const receivedOn = isCalendarDate(payment.receivedOn) ? dateInWords(payment.receivedOn) : payment.receivedOn;
  const isValid = payment.status !== "unmarked";
  return (
    <div className="wrap portal portal-column">
      <p className="no-print">
        <a className="text-link" href={portalBooked(booking.id)}>
          Back to your booking
        </a>
      </p>
      <PaperDocument title="Receipt" corner={[`No. ${number}`, dayInWords(payment.createdAt)]}>
        <div className="paper-parties">
          <address>
            <small>Received from</small>
            <b>{partyInWords(booking)}</b>
          </address>
          <address>
            <small>By</small>
            <b>{site.legalName}</b>
            <span>
              {site.city}, {site.region}
            </span>
            <span>{site.phone.display}</span>
            <span>{site.email}</span>
          </address>
        </div>
        <div className="paper-done">
          {isValid ? <Sunset className="paper-sun" /> : null}
          <p className="paper-figure display">{billDollars(payment.amount)}</p>
          {isValid ? (
            <p>
              {paymentMethodLabels[payment.method]}, {receivedOn}
            </p>
          ) : (
            <p className="font-600">Noted by mistake: this receipt does not count.</p>
          )}
        </div>
        <DetailList
          className="paper-facts"
          facts={[
            ["For", `${paymentPurposeLabels[payment.purpose]}, ${booking.eventType} on ${dateInWords(date)}`],
            ["Agreement", numberOf(booking.id)],
          ]}
        />
        <PaperSums
          rows={[
            ...(payment.refundedAmount > 0
              ? [{ label: "Given back since", sum: billDollars(payment.refundedAmount) }]
              : []),
            { label: "Price", sum: billDollars(booking.price) },
            ...(reduced > 0 ? [{ label: "Reduced since", sum: billDollars(reduced) }] : []),
            { label: "Paid so far", sum: billDollars(paid) },
            { label: "Left to pay", sum: billDollars(Math.max(0, owed)), mark: "band" },
            ...(owed < 0 ? [{ label: "Credit", sum: billDollars(-owed) }] : []),
          ]}
        />
      </PaperDocument>
      <div className="no-print">
        <Island of={printButton} props={{}} when="touch" />
      </div>
    </div>
  );
}

export const receiptMetadata = (booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Receipt",
      description: "The receipt of a payment, ready to print or to save.",
      feature: "portal-payments",
      path: portalPaths.receipts,
    },
    accent,
    clientTabs(booking, "papers"),
  );
