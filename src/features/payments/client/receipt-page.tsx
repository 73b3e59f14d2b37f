import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { billDollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { PaperDocument, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { contractNumber, partyInWords } from "../../bookings/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { ClientReceipt } from "../client-money.ts";
import { cornerIn, receiptAbout, receiptStanding, receiptSums } from "../invoices/paper-files.ts";
import { receiptName } from "../model.ts";
import { portalReceiptPdf } from "./paths.ts";
import { paymentsOf } from "./payment-methods.ts";

export function ReceiptPage(receipt: ClientReceipt) {
  const words = useWords();
  const { formats, papers } = words;
  const receiptWords = papers.receipt;
  const { payment, booking } = receipt;
  const isValid = payment.status !== "unmarked";
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={receiptWords.title} via={paymentsOf(booking.id, words)} />
      <div className="paper-page col-span-full">
        <PaperDocument title={receiptWords.title} corner={cornerIn(words, number, payment.createdAt)}>
          <div className="paper-parties">
            <address>
              <small>{receiptWords.receivedFrom}</small>
              <b>{partyInWords(booking, undefined, formats)}</b>
            </address>
            <address>
              <small>{receiptWords.by}</small>
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
            <p className={isValid ? undefined : "font-600"}>{receiptStanding(words, receipt)}</p>
          </div>
          <DetailList
            className="paper-facts"
            facts={[
              [papers.for, receiptAbout(words, receipt)],
              [papers.agreement, contractNumber(booking.id)],
            ]}
          />
          <PaperSums rows={receiptSums(words, receipt)} />
        </PaperDocument>
        <div className="card paper-side no-print">
          <PaperButtons file={portalReceiptPdf(payment.id)} />
        </div>
      </div>
    </div>
  );
}

export const receiptMetadata = (words: Words, booking: string, accent: EventCategory | null) =>
  portalMetadata(
    words,
    words.papers.receipt,
    "portal-payments",
    portalPaths.receipts,
    accent,
    clientTabs(booking, "papers"),
  );
