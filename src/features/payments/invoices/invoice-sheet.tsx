import { site } from "../../../content/site.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSender, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { contractNumber } from "../../bookings/model.ts";
import { receiptName } from "../model.ts";
import { invoiceFacts, invoiceSums, invoiceTitle } from "./invoice-paper.ts";
import type { Invoice } from "./invoices.ts";
import { cornerIn, remitTo } from "./paper-files.ts";

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const words = useWords();
  const { papers, pricing } = words;
  const { number, createdAt, billTo } = invoice;
  const [addressee, ...address] = billTo.split(/\r?\n/);
  return (
    <PaperDocument
      title={invoiceTitle(words, invoice)}
      corner={cornerIn(words, receiptName(number, createdAt), createdAt)}
    >
      <div className="paper-parties">
        <address>
          <small>{papers.invoice.billTo}</small>
          <b>{addressee}</b>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <PaperSender>
          {site.taxNumber ? (
            <span>
              {papers.invoice.taxNumber} <span className="whole">{site.taxNumber}</span>
            </span>
          ) : null}
        </PaperSender>
      </div>
      <DetailList className="paper-facts" facts={invoiceFacts(words, invoice)} />
      <PaperSums rows={invoiceSums(words, invoice)} />
      {invoice.credits ? (
        <p className="small text-muted">{papers.credit.means}</p>
      ) : (
        <>
          <div>
            <p className="small text-muted">{papers.remitTo}</p>
            <p>{remitTo(words, contractNumber(invoice.bookingId))}</p>
          </div>
          <p className="small text-muted">{pricing.payments}</p>
        </>
      )}
    </PaperDocument>
  );
}
