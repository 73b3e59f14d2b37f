import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { agreementPdfOf, portalContractOf, portalInvoices, portalReceipt } from "../../bookings/client/paths.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import { PaperRows } from "../../portal/frame/paper-rows.tsx";
import type { ClientMoney } from "../client-money.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { moneyFacts } from "../money/model.ts";
import { numberOf } from "./payment-methods.ts";

export function Paid({ found: { booking, payments, money, isSigned } }: { found: ClientMoney }) {
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
              label: `Receipt ${receiptName(receiptNumber, createdAt)}`,
              note: `${paymentPurposeLabels[purpose]}, ${dollars(amount)}${status === "unmarked" ? ", does not count" : ""}`,
              href: portalReceipt(id),
            },
          ],
    ),
    {
      key: "agreement",
      icon: "i-lucide-file-pen",
      label: "Agreement",
      note: isSigned ? "Signed" : "Not signed yet",
      href: portalContractOf(booking.id),
    },
    ...(isSigned
      ? [
          {
            key: "signed",
            icon: "i-lucide-download",
            label: "Agreement, PDF",
            note: "As it was signed",
            href: agreementPdfOf(booking.id),
          },
        ]
      : []),
    {
      key: "invoice",
      icon: "i-lucide-file-text",
      label: "Invoice",
      note: "For your company",
      href: portalInvoices(booking.id),
    },
  ];
  return (
    <section className="card pay-receipt" aria-labelledby="paid-title">
      <p className="small text-muted">Receipt {receiptName(last.receiptNumber ?? 0, last.createdAt)}</p>
      <h2 className="h3" id="paid-title">
        {paymentPurposeLabels[last.purpose]} received
      </h2>
      <DetailList
        className="pay-facts"
        facts={[
          ["For", `Agreement ${numberOf(booking.id)}`],
          ["When", dateInWords(last.receivedOn)],
          ["How", paymentMethodLabels[last.method]],
          ["Amount", dollars(last.amount)],
        ]}
      />
      <h3 className="h4 mt-3">All of it</h3>
      <DetailList
        className="pay-facts"
        facts={[...moneyFacts(money), ["Due", money.left > 0 && !money.waits ? balanceDueInWords(booking) : null]]}
      />
      <PaperRows papers={papers} />
    </section>
  );
}
