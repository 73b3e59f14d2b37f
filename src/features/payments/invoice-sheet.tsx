import { site } from "../../content/site.ts";
import { dateInWords, dayInWords, isCalendarDate } from "../../platform/dates.ts";
import { billDollars } from "../../platform/money.ts";
import { DetailList } from "../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../platform/ui/paper-document.tsx";
import { receiptName } from "./model.ts";

interface InvoiceSheetProps {
  number: number;
  createdAt: number;
  billTo: string;
  purchaseOrder: string | null;
  /** Number. */
  contract: string;
  about: string;
  lines: readonly { label: string; amount: number }[];
  /** Cents. */
  total: number;
  deposit: number;
  paid: number;
  dueOn: string;
}

export function InvoiceSheet(props: InvoiceSheetProps) {
  const { bank } = site.payTo;
  const { number, createdAt, billTo, purchaseOrder, contract, about, lines, total, deposit, paid, dueOn } = props;
  const due = `To pay ${isCalendarDate(dueOn) ? `by ${dateInWords(dueOn)}` : `on ${dueOn}`}`;
  return (
    <PaperDocument title="Invoice" corner={[`No. ${receiptName(number, createdAt)}`, dayInWords(createdAt)]}>
      <div className="paper-parties">
        <address>
          <small>Bill to</small>
          <b>{billTo}</b>
        </address>
        <address>
          <small>From</small>
          <b>{site.legalName}</b>
          <span>{site.postalAddress.join(", ")}</span>
          <span>{site.phone.display}</span>
          <span>{site.email}</span>
          {site.taxNumber ? <span>Tax number (EIN) {site.taxNumber}</span> : null}
        </address>
      </div>
      <DetailList
        className="paper-facts"
        facts={[
          ["For", about],
          ["Agreement", contract],
          ["Purchase order", purchaseOrder],
        ]}
      />
      <PaperSums
        rows={[
          ...lines.map(({ label, amount }) => ({ label, sum: billDollars(amount) })),
          { label: "Total", sum: billDollars(total), mark: "total" },
          { label: "Deposit, part of the total", sum: billDollars(deposit) },
          { label: "Paid so far", sum: billDollars(paid) },
          { label: due, sum: billDollars(total - paid), mark: "band" },
        ]}
      />
      <div>
        <p className="small text-muted">Remit to</p>
        <p>
          By check, made out to {site.legalName}: {site.postalAddress.join(", ")}.
          {bank ? ` By bank transfer: ${bank.name}, routing number ${bank.routing}, account ${bank.account}.` : ""}{" "}
          Reference: {contract}.
        </p>
      </div>
      <p className="small text-muted">{site.payments}.</p>
    </PaperDocument>
  );
}
