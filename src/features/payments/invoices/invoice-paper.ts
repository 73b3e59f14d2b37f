import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { capitalized, dateIn, fill } from "../../../platform/language.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { lineInWords } from "../../bookings/lines.ts";
import { contractNumber } from "../../bookings/model.ts";
import type { PriceLine } from "../../prices/model.ts";
import { lineIn } from "../../prices/price-words.ts";
import { receiptName } from "../model.ts";
import { paidRows } from "../money/model.ts";
import type { Invoice } from "./invoices.ts";
import {
  billed,
  cornerIn,
  eventIn,
  factRows,
  paperFoot,
  partyOf,
  remitTo,
  rowsOfSums,
  type Sum,
  senderIn,
} from "./paper-files.ts";

/** A credit note, or the invoice that it takes back. */
const kindIn = ({ papers }: Words, isCredit: boolean) => (isCredit ? papers.credit : papers.invoice);

type Named = Pick<Invoice, "number" | "createdAt">;

const namedIn = (words: Words, isCredit: boolean, { number, createdAt }: Named): string =>
  fill(kindIn(words, isCredit).named, { number: receiptName(number, createdAt) });

export const invoiceTitle = (words: Words, { credits }: Pick<Invoice, "credits">): string =>
  kindIn(words, credits !== null).title;

export const invoiceIn = (words: Words, invoice: Named & Pick<Invoice, "credits">): string =>
  namedIn(words, invoice.credits !== null, invoice);

/** Without a file extension. */
export const invoiceFile = (words: Words, { number, createdAt, credits }: Named & Pick<Invoice, "credits">): string =>
  fill(kindIn(words, credits !== null).file, { number: receiptName(number, createdAt) });

export const otherPaper = (words: Words, { credits, other }: Pick<Invoice, "credits" | "other">) => {
  const { credit, invoice } = words.papers;
  return other
    ? [[credits ? credit.takesBack : invoice.takenBackBy, namedIn(words, credits === null, other)] as const]
    : [];
};

/** In cents, while it is not outdated. */
export const leftOf = ({
  total,
  paid,
  courtesy,
  paidSince,
}: Pick<Invoice, "total" | "paid" | "courtesy" | "paidSince">) => total - paid - courtesy - paidSince;

type Standing = Pick<Invoice, "total" | "paid" | "courtesy" | "paidSince" | "outdated" | "credits">;

/** Null where nothing has come of it yet. */
export function standingIn({ papers: { invoices } }: Words, invoice: Standing): string | null {
  const { outdated, credits, paidSince } = invoice;
  if (credits || outdated) return outdated && invoices.outdated[outdated];
  const left = leftOf(invoice);
  if (left <= 0) return invoices.paid;
  return paidSince > 0 ? fill(invoices.partPaid, { paid: dollars(paidSince), left: dollars(left) }) : null;
}

/** What stands above its sums. */
export function invoiceFacts(words: Words, invoice: Invoice) {
  const { papers } = words;
  const { about, bookingId, purchaseOrder, reason } = invoice;
  const stands = invoice.other ? null : standingIn(words, invoice);
  const event = about && [eventIn(words, about), about.venue, about.city].filter(Boolean).join(", ");
  return [
    [papers.for, event],
    [papers.agreement, contractNumber(bookingId)],
    [papers.invoice.purchaseOrder, purchaseOrder],
    ...otherPaper(words, invoice),
    [papers.receipt.stands, stands && capitalized(stands)],
    [papers.why, reason],
  ] as const;
}

function lineOf(words: Words, line: PriceLine): string {
  const isAll = line.kind === "offer" && line.note === null;
  return isAll
    ? fill(words.papers.invoice.services, { package: line.label })
    : lineInWords({ ...line, ...lineIn(words, line) });
}

export function invoiceSums(words: Words, invoice: Omit<Invoice, "id" | "bookingId">): Sum[] {
  const { formats, papers, price } = words;
  const { invoice: invoiceWords, credit } = papers;
  const { total, deposit, paid, dueOn, paidSince } = invoice;
  const lines = invoice.lines.map((line) => ({ label: lineOf(words, line), amount: line.amount }));
  if (invoice.credits)
    return [
      ...lines.map(({ label, amount }) => billed({ label, amount: 0 - amount })),
      { label: credit.takenBack, sum: billDollars(-total), mark: "band" },
    ];
  let unused = paidSince;
  const openOf = (amount: number): number => {
    const used = Math.min(unused, amount);
    unused -= used;
    return amount - used;
  };
  const depositDue = openOf(invoice.depositDue);
  const parts = invoice.parts
    .map((part) => ({ ...part, amount: openOf(part.amount) }))
    .filter(({ amount }) => amount > 0);
  const left = leftOf(invoice);
  const isOnSigning = dueOn === "signing";
  const toPay = parts.length > 0 ? invoiceWords.inAll : invoiceWords.toPay;
  const by = isOnSigning
    ? fill(invoiceWords.onSigning, { what: toPay })
    : fill(invoiceWords.by, { what: toPay, date: dateIn(formats, dueOn) });
  const withDeposit = fill(invoiceWords.withDeposit, { what: by, amount: dollars(depositDue) });
  const last = left <= 0 ? toPay : depositDue > 0 && !isOnSigning ? withDeposit : by;
  return [
    ...lines.map(billed),
    { label: price.total, sum: billDollars(total), mark: "total" },
    ...paidRows({ ...invoice, unsaid: 0 }, words).flatMap(({ label, amount }) =>
      amount > 0
        ? [billed({ label: paid === deposit && amount === paid ? invoiceWords.depositPaid : label, amount: -amount })]
        : [],
    ),
    ...(paidSince > 0 ? [billed({ label: invoiceWords.paidSince, amount: -paidSince })] : []),
    ...parts.map(({ dueOn: day, amount }) =>
      billed({ label: fill(invoiceWords.partBy, { date: dateIn(formats, day) }), amount }),
    ),
    { label: last, sum: billDollars(Math.max(0, left)), mark: "band" },
    ...(left < 0 ? [billed({ label: words.money.rows.credit, amount: -left })] : []),
  ];
}

/** `payLink` is printed as a code while something is left to pay. */
export async function invoicePdf(
  words: Words,
  invoice: Invoice,
  payLink: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../../platform/files/paper-pdf.ts");
  const { drawCode: code } = await import("../../guests/card-pdf.ts");
  const { formats, papers, pricing } = words;
  const invoiceWords = papers.invoice;
  const taxNumber = site.taxNumber ? [`${invoiceWords.taxNumber} ${site.taxNumber}`] : [];
  return paperPdf({
    title: invoiceIn(words, invoice),
    formats,
    corner: cornerIn(words, receiptName(invoice.number, invoice.createdAt), invoice.createdAt),
    rows: [
      { kind: "title", text: invoiceTitle(words, invoice) },
      { kind: "parties", parties: [partyOf(invoiceWords.billTo, invoice.billTo), senderIn(words, ...taxNumber)] },
      ...factRows(...invoiceFacts(words, invoice)),
      ...rowsOfSums(invoiceSums(words, invoice)),
      ...(invoice.credits
        ? [{ kind: "note", text: papers.credit.means } as const]
        : [
            ...(payLink && !invoice.outdated && leftOf(invoice) > 0
              ? [
                  {
                    kind: "code",
                    text: invoiceWords.scan,
                    alt: fill(words.guests.card.code, { address: payLink }),
                    draw: (x: number, y: number, side: number) => code(payLink, x, y, side),
                  } as const,
                ]
              : []),
            { kind: "heading", text: papers.remitTo } as const,
            { kind: "text", text: remitTo(words, contractNumber(invoice.bookingId)) } as const,
            { kind: "note", text: pricing.payments } as const,
          ]),
    ],
    foot: paperFoot,
  });
}
