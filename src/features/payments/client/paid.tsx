import type { CalendarDate } from "../../../platform/dates.ts";
import { dateIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { balanceDueInWords, balanceDueOn, isDueOnSigning } from "../../bookings/client-view.ts";
import { contractNumber } from "../../bookings/model.ts";
import { agreementPdfOf, portalContractOf } from "../../contracts/client/paths.ts";
import { PaperRows } from "../../portal/frame/paper-rows.tsx";
import { howPaidIn } from "../card/kept-card.ts";
import type { ClientMoney } from "../client-money.ts";
import { receiptName } from "../model.ts";
import { moneyFacts, overdueOf } from "../money/model.ts";
import { portalInvoices, portalReceipt } from "./paths.ts";
import { payableInWords, payableOf } from "./pay-by-card.ts";

export function Paid({
  found,
  isBack,
  today,
}: {
  found: ClientMoney;
  /** From paying: what came stands first. */
  isBack: boolean;
  today: CalendarDate;
}) {
  const { booking, payments, money, isSigned } = found;
  const words = useWords();
  const isInParts = money.parts.some(({ left }) => left > 0);
  const isLate = !isDueOnSigning(booking) && overdueOf(money, balanceDueOn(booking), today) !== null;
  const { formats, booked: bookedWords, money: of } = words;
  const { receipt } = of.mails;
  const [last] = payments.filter(({ receiptNumber, status }) => receiptNumber !== null && status !== "unmarked");
  if (!last) return null;
  const papers = [
    ...payments.flatMap(({ id, receiptNumber, createdAt, status, purpose, amount }) =>
      receiptNumber === null
        ? []
        : [
            {
              key: id,
              icon: "i-lucide-receipt-text",
              label: fill(bookedWords.receipt, { number: receiptName(receiptNumber, createdAt) }),
              note: fill(status === "unmarked" ? bookedWords.notCounted : bookedWords.ofReceipt, {
                purpose: of.purposes[purpose],
                amount: dollars(amount),
              }),
              href: portalReceipt(id),
            },
          ],
    ),
    {
      key: "agreement",
      icon: "i-lucide-file-pen",
      label: bookedWords.papers.agreement.label,
      note: isSigned ? bookedWords.papers.agreement.signed : bookedWords.papers.agreement.unsigned,
      href: portalContractOf(booking.id),
    },
    ...(isSigned
      ? [
          {
            key: "signed",
            icon: "i-lucide-download",
            ...bookedWords.papers.pdf,
            href: agreementPdfOf(booking.id),
          },
        ]
      : []),
    {
      key: "invoice",
      icon: "i-lucide-file-text",
      ...bookedWords.papers.invoice,
      href: portalInvoices(booking.id),
    },
  ];
  return (
    <section className="card pay-receipt" aria-labelledby="paid-title">
      {isBack ? (
        <>
          <p className="small text-muted">
            {fill(bookedWords.receipt, { number: receiptName(last.receiptNumber ?? 0, last.createdAt) })}
          </p>
          <h2 className="h3">{fill(bookedWords.received, { purpose: of.purposes[last.purpose] })}</h2>
          <DetailList
            className="pay-facts"
            facts={[
              [receipt.for, fill(bookedWords.ofAgreement, { number: contractNumber(booking.id) })],
              [receipt.when, dateIn(formats, last.receivedOn)],
              [receipt.how, howPaidIn(words, last.method, last.card)],
              [receipt.amount, dollars(last.amount)],
            ]}
          />
        </>
      ) : null}
      <h2 className="h3" id="paid-title">
        {bookedWords.all}
      </h2>
      <p className="display pay-figure">{dollars(money.left)}</p>
      <svg className="pay-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={money.total > 0 ? Math.min(100, (money.paid / money.total) * 100) : 100} height="10" />
      </svg>
      <DetailList
        className="pay-facts"
        facts={[
          ...(isBack ? [] : moneyFacts(money, [], words)),
          ...payments
            .filter(({ receiptNumber }) => receiptNumber === null)
            .map(
              ({ amount, receivedOn, refundedAmount }) =>
                [
                  fill(refundedAmount < amount ? bookedWords.notDueOn : bookedWords.wentBackOf, {
                    date: dateIn(formats, receivedOn),
                  }),
                  dollars(amount),
                ] as const,
            ),
          (isInParts || isLate) && !money.waits
            ? [payableInWords(found, "balance", today, words), dollars(payableOf(found, "balance", today) ?? 0)]
            : [bookedWords.due, money.left > 0 && !money.waits ? balanceDueInWords(booking, words) : null],
        ]}
      />
      <PaperRows papers={papers} />
    </section>
  );
}
