import { site } from "../../content/site.ts";
import { dateInWords, dayInWords, isCalendarDate } from "../../platform/dates.ts";
import { billDollars } from "../../platform/money.ts";
import { DetailList } from "../../platform/ui/detail-list.tsx";
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
  return (
    <article className="card p-6 grid gap-5">
      <h1 className="h2">Invoice {receiptName(number, createdAt)}</h1>
      <p>
        {site.legalName}
        <br />
        {site.postalAddress.join(", ")}
        <br />
        {site.phone.display}
        <br />
        {site.email}
      </p>
      <div>
        <p className="small text-muted">Bill to</p>
        <p className="font-600 whitespace-pre-line">{billTo}</p>
      </div>
      <DetailList
        className="invoice-facts"
        facts={[
          ["Issued", dayInWords(createdAt)],
          ["Tax number (EIN)", site.taxNumber ?? null],
          ["Purchase order", purchaseOrder],
          ["Agreement", contract],
          ["For", about],
        ]}
      />
      <table className="invoice-lines">
        <caption className="visually-hidden">What it costs, line by line</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, amount }) => (
            <tr key={label}>
              <td>{label}</td>
              <td className="text-right whole pl-4">{billDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(
            [
              ["Total", total],
              ["Deposit, part of the total", deposit],
              ["Paid so far", paid],
              [`To pay ${isCalendarDate(dueOn) ? `by ${dateInWords(dueOn)}` : `on ${dueOn}`}`, total - paid],
            ] as const
          ).map(([label, sum]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-right whole pl-4 font-600">{billDollars(sum)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <div>
        <p className="small text-muted">Remit to</p>
        <p>
          By check, made out to {site.legalName}: {site.postalAddress.join(", ")}.
          {bank ? ` By bank transfer: ${bank.name}, routing number ${bank.routing}, account ${bank.account}.` : ""}{" "}
          Reference: {contract}.
        </p>
      </div>
      <p className="small text-muted">{site.payments}.</p>
    </article>
  );
}
