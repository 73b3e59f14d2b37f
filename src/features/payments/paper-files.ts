import { site } from "../../content/site.ts";
import { type CalendarDate, dateInWords, dayInWords } from "../../platform/dates.ts";
import type { PaperRow } from "../../platform/files/paper-pdf.ts";
import { billDollars, dollars } from "../../platform/money.ts";
import { partyInWords } from "../bookings/model.ts";
import { contractNumber } from "../contracts/agreement-file.ts";
import type { ClientReceipt } from "./client-money.ts";
import type { Invoice } from "./invoices.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "./model.ts";
import { leftRows, type MoneyRow, paidRows, totalRows } from "./money/model.ts";
import { type Statement, statementSums } from "./statement.ts";

/** The sum with `band` is what is left. */
interface Sum {
  label: string;
  sum: string;
  mark?: "total" | "band";
}

const billed = ({ label, amount }: MoneyRow): Sum => ({ label, sum: billDollars(amount) });

export const invoiceTitle = ({ credits }: Pick<Invoice, "credits">): string => (credits ? "Credit note" : "Invoice");

export const otherPaper = ({ credits, other }: Pick<Invoice, "credits" | "other">): [label: string, text: string][] =>
  other
    ? [
        [
          credits ? "Takes back" : "Taken back by",
          `${credits ? "Invoice" : "Credit note"} ${receiptName(other.number, other.createdAt)}`,
        ],
      ]
    : [];

export const creditMeans = "That invoice counts no more. What is to be paid stands on the newest one.";

export function invoiceSums(invoice: Omit<Invoice, "id" | "bookingId">): Sum[] {
  const { lines, total, deposit, depositDue, paid, courtesy, dueOn } = invoice;
  if (invoice.credits)
    return [
      ...lines.map(({ label, amount }) => billed({ label, amount: -amount })),
      { label: "Taken back", sum: billDollars(-total), mark: "band" },
    ];
  const left = total - paid - courtesy;
  const by = left > 0 ? ` ${dueOn === "signing" ? "on signing" : `by ${dateInWords(dueOn)}`}` : "";
  return [
    ...lines.map(billed),
    { label: "Total", sum: billDollars(total), mark: "total" },
    ...paidRows(invoice).flatMap(({ label, amount }) =>
      amount > 0
        ? [billed({ label: paid === deposit && amount === paid ? "Deposit, paid" : label, amount: -amount })]
        : [],
    ),
    ...invoice.parts.map(({ dueOn: day, amount }) => billed({ label: `To pay by ${dateInWords(day)}`, amount })),
    {
      label: `${invoice.parts.length > 0 ? "In all to pay" : "To pay"}${by}${depositDue > 0 && left > 0 && dueOn !== "signing" ? `, ${dollars(depositDue)} of it now as the deposit` : ""}`,
      sum: billDollars(Math.max(0, left)),
      mark: "band",
    },
    ...(left < 0 ? [billed({ label: "Credit", amount: -left })] : []),
  ];
}

/** `reference` is a contract's number, or says which. */
export const remitTo = (reference: string): string => {
  const { bank } = site.payTo;
  const transfer = bank
    ? ` By bank transfer: ${bank.name}, routing number ${bank.routing}, account ${bank.account}.`
    : "";
  return `By check, made out to ${site.legalName}: ${site.postalAddress.join(", ")}.${transfer} Reference: ${reference}.`;
};

export const receiptSums = ({ payment, money }: ClientReceipt): Sum[] => [
  ...(payment.refundedAmount > 0
    ? [billed({ label: "Of this payment given back since", amount: payment.refundedAmount })]
    : []),
  ...[...totalRows(money), ...paidRows(money)].map(billed),
  ...leftRows(money).map((row, at): Sum => (at === 0 ? { ...billed(row), mark: "band" } : billed(row))),
];

export const receiptStanding = ({ payment }: Pick<ClientReceipt, "payment">): string => {
  if (payment.status === "unmarked") return "Noted by mistake: this receipt does not count.";
  const { method, receivedOn } = payment;
  return `${paymentMethodLabels[method]}, ${dateInWords(receivedOn)}`;
};

export const receiptAbout = ({ payment, booking }: ClientReceipt, date: CalendarDate): string =>
  `${paymentPurposeLabels[payment.purpose]}, ${booking.eventType} on ${dateInWords(date)}`;

const rowsOfSums = (sums: readonly Sum[]): PaperRow[] =>
  sums.map(({ label, sum, mark }) =>
    mark === "band"
      ? { kind: "fact", label, text: sum, isBand: true }
      : { kind: "sum", label, text: sum, isBold: mark === "total" },
  );

const foot = [site.name, site.phone.display, site.email].join(" · ");

const fact = (label: string, text: string | null): PaperRow[] => (text ? [{ kind: "fact", label, text }] : []);

const sender = fact("From", [site.legalName, ...site.postalAddress, site.phone.display, site.email].join(", "));

const inOneLine = (text: string): string => text.split(/\s*\n\s*/).join(", ");

/** Without a file extension. */
export const invoiceFile = (invoice: Pick<Invoice, "number" | "createdAt" | "credits">): string =>
  `${invoice.credits ? "credit-note" : "invoice"}-${receiptName(invoice.number, invoice.createdAt)}`;

export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../platform/files/paper-pdf.ts");
  const contract = contractNumber(invoice.bookingId);
  const name = receiptName(invoice.number, invoice.createdAt);
  return paperPdf({
    title: `${invoiceTitle(invoice)} ${name}`,
    corner: [`No. ${name}`, dayInWords(invoice.createdAt)],
    rows: [
      { kind: "title", text: invoiceTitle(invoice) },
      ...fact("Bill to", inOneLine(invoice.billTo)),
      ...sender,
      ...fact("Tax number", site.taxNumber ? `EIN ${site.taxNumber}` : null),
      ...fact("For", invoice.about),
      ...fact("Agreement", contract),
      ...fact("Purchase order", invoice.purchaseOrder),
      ...otherPaper(invoice).flatMap(([label, text]) => fact(label, text)),
      ...fact("Why", invoice.reason),
      { kind: "heading", text: invoice.credits ? "What is taken back" : "What it costs" },
      ...rowsOfSums(invoiceSums(invoice)),
      ...(invoice.credits
        ? [{ kind: "note", text: creditMeans } as const]
        : [
            { kind: "heading", text: "Remit to" } as const,
            { kind: "text", text: remitTo(contract) } as const,
            { kind: "note", text: `${site.payments}.` } as const,
          ]),
    ],
    foot,
  });
}

export const statementReference = "the number of the invoice or the agreement";

export async function statementPdf(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../platform/files/paper-pdf.ts");
  return paperPdf({
    title: `Statement of ${statement.on}`,
    corner: [dateInWords(statement.on)],
    rows: [
      { kind: "title", text: "Statement" },
      ...fact("For", [statement.party, inOneLine(statement.billingAddress ?? "")].filter(Boolean).join(", ")),
      ...sender,
      { kind: "heading", text: "What is to be paid" },
      ...rowsOfSums(statementSums(statement)),
      { kind: "heading", text: "Remit to" },
      { kind: "text", text: remitTo(statementReference) },
    ],
    foot,
  });
}

export const receiptFile = ({ receiptNumber, createdAt }: ClientReceipt["payment"]): string =>
  `receipt-${receiptName(receiptNumber ?? 0, createdAt)}`;

export async function receiptPdf(receipt: ClientReceipt, date: CalendarDate): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../platform/files/paper-pdf.ts");
  const { payment, booking } = receipt;
  const name = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  return paperPdf({
    title: `Receipt ${name}`,
    corner: [`No. ${name}`, dayInWords(payment.createdAt)],
    rows: [
      { kind: "title", text: `Receipt for ${billDollars(payment.amount)}` },
      { kind: "note", text: receiptStanding(receipt) },
      ...fact("Received from", partyInWords(booking)),
      ...fact("By", [site.legalName, `${site.city}, ${site.region}`, site.phone.display, site.email].join(", ")),
      ...fact("For", receiptAbout(receipt, date)),
      ...fact("Agreement", contractNumber(booking.id)),
      ...(payment.status === "unmarked" ? [] : [{ kind: "sun" } as const]),
      { kind: "heading", text: "How it stands" },
      ...rowsOfSums(receiptSums(receipt)),
    ],
    foot,
  });
}
