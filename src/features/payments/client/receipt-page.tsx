import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { billDollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
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
  return (
    <div className="wrap portal portal-column">
      <p className="no-print">
        <a className="text-link" href={portalBooked(booking.id)}>
          Back to your booking
        </a>
      </p>
      <article className="card pay-receipt">
        <h1 className="h2">Receipt {number}</h1>
        {payment.status === "unmarked" ? (
          <p className="field-error">Noted by mistake: this receipt does not count.</p>
        ) : null}
        <p>
          {site.legalName}, {site.city}, {site.region}
          <br />
          {site.phone.display}
          <br />
          {site.email}
        </p>
        <DetailList
          className="pay-facts"
          facts={[
            ["Received from", partyInWords(booking)],
            ["On", isCalendarDate(payment.receivedOn) ? dateInWords(payment.receivedOn) : payment.receivedOn],
            ["By", paymentMethodLabels[payment.method]],
            ["For", `${paymentPurposeLabels[payment.purpose]}, ${booking.eventType} on ${dateInWords(date)}`],
            ["Agreement", numberOf(booking.id)],
            ["Amount", billDollars(payment.amount)],
            ["Given back since", payment.refundedAmount > 0 ? billDollars(payment.refundedAmount) : null],
            ["Price", billDollars(booking.price)],
            ["Reduced since", reduced > 0 ? billDollars(reduced) : null],
            ["Paid so far", billDollars(paid)],
            ["Left to pay", billDollars(Math.max(0, owed))],
            ["Credit", owed < 0 ? billDollars(-owed) : null],
          ]}
        />
      </article>
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
