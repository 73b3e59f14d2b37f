import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { InvoicedEvent } from "../../../database/schema/payments.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import type { PaperRow } from "../../../platform/files/paper-pdf.ts";
import { briefDateIn, dateIn, fill, longDateIn } from "../../../platform/language.ts";
import { billDollars } from "../../../platform/money.ts";
import { eventTypeIn } from "../../../platform/pages/words.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import { contractNumber, partyInWords } from "../../bookings/model.ts";
import { howPaidIn } from "../card/kept-card.ts";
import type { ClientReceipt } from "../client-money.ts";
import { receiptName } from "../model.ts";
import { leftRows, type MoneyRow, paidRows, totalRows } from "../money/model.ts";
import type { Statement, StatementRow } from "./statement.ts";

/** The sum with `band` is what is left. */
export interface Sum {
  label: string;
  sum: string;
  mark?: "total" | "band";
}

export const billed = ({ label, amount }: MoneyRow): Sum => ({ label, sum: billDollars(amount) });

/** A number and a day, at the top. */
export const cornerIn = ({ formats, papers }: Words, name: string, createdAt: number): [string, string] => [
  fill(papers.number, { number: name }),
  longDateIn(formats, calendarDateAt(createdAt)),
];

export const eventIn = (words: Words, { eventType, eventDate }: Pick<InvoicedEvent, "eventType" | "eventDate">) =>
  fill(words.papers.event, { event: eventTypeIn(words, eventType), date: dateIn(words.formats, eventDate) });

/** `reference` is a contract's number, or says which. */
export function remitTo({ papers }: Words, reference: string): string {
  const { bank } = site.payTo;
  return [
    fill(papers.check, { name: site.legalName, address: site.postalAddress.join(", ") }),
    ...(bank ? [fill(papers.transfer, { bank: bank.name, routing: bank.routing, account: bank.account })] : []),
    fill(papers.reference, { reference }),
  ].join(" ");
}

export const receiptSums = (words: Words, { payment, money }: ClientReceipt): Sum[] => [
  ...(payment.refundedAmount > 0
    ? [billed({ label: words.money.mails.receipt.givenBack, amount: payment.refundedAmount })]
    : []),
  ...[...totalRows(money, words), ...paidRows(money, words)].map(billed),
  ...leftRows(money, words).map(billed),
];

export const receiptStanding = (words: Words, { payment }: Pick<ClientReceipt, "payment">) =>
  payment.status === "unmarked"
    ? words.papers.receipt.byMistake
    : `${howPaidIn(words, payment.method, payment.card)}, ${dateIn(words.formats, payment.receivedOn)}`;

export const receiptAbout = (words: Words, { payment, booking }: ClientReceipt): string =>
  `${words.money.purposes[payment.purpose]}, ${eventIn(words, booking)}`;

function rowIn(words: Words, { booking, overdueSince, nextPartOn }: StatementRow): string {
  const { formats, papers } = words;
  const statementWords = papers.statement;
  const { invoice } = booking;
  const due = overdueSince
    ? fill(statementWords.overdue, { date: briefDateIn(formats, overdueSince) })
    : nextPartOn
      ? fill(statementWords.inParts, { date: briefDateIn(formats, nextPartOn) })
      : fill(statementWords.due, { when: balanceDueInWords(booking, words) });
  return [
    eventIn(words, booking),
    ...(invoice ? [fill(statementWords.invoice, { number: receiptName(invoice.number, invoice.createdAt) })] : []),
    due,
  ].join(", ");
}

export const statementSums = (words: Words, { rows, total }: Statement): Sum[] => [
  ...rows.map((row) => ({ label: rowIn(words, row), sum: billDollars(row.left) })),
  { label: words.papers.statement.all, sum: billDollars(total), mark: "band" },
];

export const rowsOfSums = (sums: readonly Sum[]): PaperRow[] =>
  sums.map(({ label, sum, mark }) =>
    mark === "band"
      ? { kind: "fact", label, text: sum, isBand: true }
      : { kind: "sum", label, text: sum, isBold: mark === "total" },
  );

export const paperFoot = [site.name, site.phone.display, site.email].join(" · ");

export const factRows = (...all: readonly (readonly [label: string, text: string | null])[]): PaperRow[] =>
  all.flatMap(([label, text]) => (text ? [{ kind: "fact", label, text }] : []));

/** The first line of `text` is the name. */
export function partyOf(label: string, text: string) {
  const [name = "", ...lines] = text.trim().split(/\s*\n\s*/);
  return { label, name, lines };
}

/** As `PaperSender` says it. */
export const senderIn = ({ papers }: Words, ...more: readonly string[]) => ({
  label: papers.from,
  name: site.legalName,
  lines: [site.postalAddress.join(", "), site.phone.display, site.email, ...more],
});

export const statementFile = ({ papers }: Words, { on }: Statement): string =>
  fill(papers.statement.file, { date: on });

export async function statementPdf(words: Words, statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../../platform/files/paper-pdf.ts");
  const { formats, papers } = words;
  const statementWords = papers.statement;
  const party = [partyInWords(statement, undefined, formats), statement.billingAddress ?? ""];
  return paperPdf({
    title: fill(statementWords.of, { date: longDateIn(formats, statement.on) }),
    formats,
    corner: [dateIn(formats, statement.on)],
    rows: [
      { kind: "title", text: statementWords.title },
      { kind: "parties", parties: [partyOf(statementWords.to, party.join("\n")), senderIn(words)] },
      ...rowsOfSums(statementSums(words, statement)),
      { kind: "heading", text: papers.remitTo },
      { kind: "text", text: remitTo(words, statementWords.reference) },
    ],
    foot: paperFoot,
  });
}

export const receiptFile = ({ papers }: Words, { receiptNumber, createdAt }: ClientReceipt["payment"]): string =>
  fill(papers.receipt.file, { number: receiptName(receiptNumber ?? 0, createdAt) });

export async function receiptPdf(words: Words, receipt: ClientReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../../platform/files/paper-pdf.ts");
  const { payment, booking } = receipt;
  const { formats, papers } = words;
  const receiptWords = papers.receipt;
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  const dj = [`${site.city}, ${site.region}`, site.phone.display, site.email];
  const isValid = payment.status !== "unmarked";
  return paperPdf({
    title: fill(receiptWords.named, { number }),
    formats,
    corner: cornerIn(words, number, payment.createdAt),
    rows: [
      { kind: "title", text: receiptWords.title },
      {
        kind: "parties",
        parties: [
          partyOf(receiptWords.receivedFrom, partyInWords(booking, undefined, formats)),
          { label: receiptWords.by, name: site.legalName, lines: dj },
        ],
      },
      ...(isValid ? [{ kind: "sun" } as const] : []),
      { kind: "figure", text: billDollars(payment.amount) },
      { kind: "standing", text: receiptStanding(words, receipt) },
      ...factRows([papers.for, receiptAbout(words, receipt)], [papers.agreement, contractNumber(booking.id)]),
      ...rowsOfSums(receiptSums(words, receipt)),
    ],
    foot: paperFoot,
  });
}
