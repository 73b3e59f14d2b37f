import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { agreementPdfOf, portalContractOf, portalInvoices, portalReceipt } from "../../bookings/client/paths.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import type { ClientMoney } from "../client-money.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { moneyFacts } from "../money/model.ts";
import { numberOf } from "./payment-methods.ts";

export function Paid({ found: { booking, payments, money, isSigned } }: { found: ClientMoney }) {
  const [last] = payments.filter(({ receiptNumber, status }) => receiptNumber !== null && status !== "unmarked");
  if (!last) return null;
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
      <ul className="pay-papers">
        {payments.map(({ id, receiptNumber, createdAt, status }) =>
          receiptNumber === null ? null : (
            <li key={id}>
              <a className="text-link" href={portalReceipt(id)}>
                Receipt {receiptName(receiptNumber, createdAt)}
                {status === "unmarked" ? ", does not count" : ""}
              </a>
            </li>
          ),
        )}
        <li>
          <a className="text-link" href={portalContractOf(booking.id)}>
            The agreement
          </a>
        </li>
        {isSigned ? (
          <li>
            <a className="text-link" href={agreementPdfOf(booking.id)}>
              The agreement as it was signed, PDF
            </a>
          </li>
        ) : null}
        <li>
          <a className="text-link" href={portalInvoices(booking.id)}>
            An invoice for your company
          </a>
        </li>
      </ul>
    </section>
  );
}
