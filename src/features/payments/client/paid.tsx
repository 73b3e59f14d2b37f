import { dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { agreementPdfOf, portalContractOf, portalInvoices, portalReceipt } from "../../bookings/client/paths.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import type { ClientMoney } from "../client-money.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { numberOf } from "./payment-methods.ts";

export function Paid({ found: { booking, payments, owed, reduced, isSigned } }: { found: ClientMoney }) {
  const [last] = payments.filter(({ receiptNumber, status }) => receiptNumber !== null && status !== "unmarked");
  if (!last) return null;
  return (
    <section className="card pay-receipt" aria-labelledby="paid-title">
      <p className="small text-muted">Receipt {receiptName(last.receiptNumber ?? 0, last.createdAt)}</p>
      <h2 className="h3" id="paid-title">
        {paymentPurposeLabels[last.purpose]} paid
      </h2>
      <DetailList
        className="pay-facts"
        facts={[
          ["For", `Agreement ${numberOf(booking.id)}`],
          ["When", isCalendarDate(last.receivedOn) ? dateInWords(last.receivedOn) : last.receivedOn],
          ["How", paymentMethodLabels[last.method]],
          ["Paid", dollars(last.amount)],
          ["Given back", last.refundedAmount > 0 ? dollars(last.refundedAmount) : null],
          ["Price", dollars(booking.price)],
          ["Reduced since", reduced > 0 ? dollars(reduced) : null],
          owed > 0 ? [`Left, due ${balanceDueInWords(booking)}`, dollars(owed)] : ["Left", "Nothing"],
          ["Credit", owed < 0 ? dollars(-owed) : null],
        ]}
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
          {isSigned ? (
            <>
              ,{" "}
              <a className="underline" href={agreementPdfOf(booking.id)}>
                as a PDF
              </a>
            </>
          ) : null}
        </li>
        <li>
          <a className="text-link" href={portalInvoices(booking.id)}>
            An invoice for your company
          </a>
        </li>
      </ul>
    </section>
  );
}
