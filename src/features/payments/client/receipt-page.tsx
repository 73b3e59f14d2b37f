import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import { type CalendarDate, dayInWords } from "../../../platform/dates.ts";
import { billDollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { PaperDocument, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { portalReceiptPdf } from "../../bookings/client/paths.ts";
import { partyInWords } from "../../bookings/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { ClientReceipt } from "../client-money.ts";
import { receiptName } from "../model.ts";
import { receiptAbout, receiptStanding, receiptSums } from "../paper-files.ts";
import { numberOf, paymentsOf } from "./payment-methods.ts";

export function ReceiptPage({ date, ...receipt }: ClientReceipt & { date: CalendarDate }) {
  const { payment, booking } = receipt;
  const isValid = payment.status !== "unmarked";
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label="Receipt" via={paymentsOf(booking.id)} />
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
          <p className={isValid ? undefined : "font-600"}>{receiptStanding(receipt)}</p>
        </div>
        <DetailList
          className="paper-facts"
          facts={[
            ["For", receiptAbout(receipt, date)],
            ["Agreement", numberOf(booking.id)],
          ]}
        />
        <PaperSums rows={receiptSums(receipt)} />
      </PaperDocument>
      <PaperButtons file={portalReceiptPdf(payment.id)} />
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
