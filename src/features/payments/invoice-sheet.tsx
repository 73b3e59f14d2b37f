import { site } from "../../content/site.ts";
import { dayInWords } from "../../platform/dates.ts";
import { DetailList } from "../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSender, PaperSums } from "../../platform/ui/paper-document.tsx";
import type { Invoice } from "./invoices.ts";
import { receiptName } from "./model.ts";
import { creditMeans, invoiceSums, invoiceTitle, otherPaper, remitTo } from "./paper-files.ts";

/** `contract` is the contract's number. */
export function InvoiceSheet({ invoice, contract }: { invoice: Invoice; contract: string }) {
  const { number, createdAt, billTo, purchaseOrder, about } = invoice;
  return (
    <PaperDocument
      title={invoiceTitle(invoice)}
      corner={[`No. ${receiptName(number, createdAt)}`, dayInWords(createdAt)]}
    >
      <div className="paper-parties">
        <address>
          <small>Bill to</small>
          <b>{billTo}</b>
        </address>
        <PaperSender>
          {site.taxNumber ? (
            <span>
              Tax number (EIN) <span className="whole">{site.taxNumber}</span>
            </span>
          ) : null}
        </PaperSender>
      </div>
      <DetailList
        className="paper-facts"
        facts={[
          ["For", about],
          ["Agreement", contract],
          ["Purchase order", purchaseOrder],
          ...otherPaper(invoice),
          ["Why", invoice.reason],
        ]}
      />
      <PaperSums rows={invoiceSums(invoice)} />
      {invoice.credits ? (
        <p className="small text-muted">{creditMeans}</p>
      ) : (
        <>
          <div>
            <p className="small text-muted">Remit to</p>
            <p>{remitTo(contract)}</p>
          </div>
          <p className="small text-muted">{site.payments}.</p>
        </>
      )}
    </PaperDocument>
  );
}
