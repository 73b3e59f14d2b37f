import { dateInBrief, dayInWords, instantInWords } from "../../../platform/english.ts";
import { emptyForm } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { Tick } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import type { Announced } from "../announced.ts";
import {
  announcerInWords,
  type PaymentMethod,
  paymentMethodLabels,
  paymentPurposeLabels,
  receiptName,
} from "../model.ts";
import type { ListedDispute, ListedPayment } from "../money-for-dj.ts";
import { bookingMoney, markAnnounced, receiptPdfPath } from "./paths.ts";
import { RefundForm } from "./refund-form.tsx";

const inWords = (words: string): string => words.replaceAll("_", " ");

export function DisputeRows({ disputes }: { disputes: readonly ListedDispute[] }) {
  return (
    <ul className="panel-rows panel-entries">
      {disputes.map(({ id, bookingId, amount, reason, status, isClosed, createdAt }) => (
        <li key={id} data-tone={isClosed ? undefined : "danger"}>
          <div>
            <h3 className="font-600">
              {dollars(amount)}: {inWords(reason)} ({inWords(status)})
            </h3>
            <p className="text-muted">
              {dayInWords(createdAt)} ·{" "}
              {isClosed ? "Decided, nothing to answer" : "Answer it in Stripe's dashboard, under Disputes"}: {id}
            </p>
          </div>
          {bookingId ? (
            <a className="text-link" href={bookingMoney(bookingId).page}>
              The booking's money
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function AnnouncedRows({ announced, isOfOne = false }: { announced: readonly Announced[]; isOfOne?: boolean }) {
  if (announced.length === 0) return null;
  return (
    <ul className="panel-rows panel-entries">
      {announced.map(
        ({ bookingId, purpose, method, amount, createdAt, isByOther, clientName, status, holdEndsAt, ...event }) => (
          <li key={`${bookingId} ${purpose} ${isByOther}`}>
            <div>
              <h3 className="font-600">
                {paymentPurposeLabels[purpose]} of {dollars(amount)} by {paymentMethodLabels[method]}, said on{" "}
                {dayInWords(createdAt)} by {announcerInWords(isByOther, clientName)}
              </h3>
              <p className="text-muted">
                {isOfOne ? "" : `${clientName}, ${event.eventType}, ${dateInBrief(event.eventDate)}. `}
                {status === "cancelled" ? "Canceled meanwhile: if it comes, give it back." : ""}
                {status !== "hold" || holdEndsAt === null ? "" : `The date waits until ${dayInWords(holdEndsAt)}.`}
              </p>
            </div>
            {isOfOne && announced.length === 1 ? null : (
              <a className="text-link" href={markAnnounced(bookingId, { purpose, amount })}>
                Mark it
              </a>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

const methodWords: Readonly<Record<PaymentMethod, string>> = {
  card: "by card",
  zelle: "by Zelle",
  venmo: "by Venmo",
  cash: "in cash",
  check: "by check",
  ach: "by bank transfer",
  elsewhere: "elsewhere",
};

function Refund({ payment, formKey }: { payment: ListedPayment; formKey: string }) {
  if (payment.isDisputed)
    return <p className="text-muted">Its bank asks for it: Stripe gives nothing back before that is decided.</p>;
  return payment.status !== "unmarked" && payment.amount > payment.refundedAmount ? (
    <details>
      <summary className="text-link">Refund</summary>
      <RefundForm payment={payment} form={emptyForm} formKey={formKey} />
    </details>
  ) : null;
}

function Unmark({ payment: { id, bookingId } }: { payment: ListedPayment }) {
  const reasonId = `unmark-${id}`;
  return bookingId === null ? null : (
    <details>
      <summary className="text-link">Marked by mistake</summary>
      <form className="form-grid mt-3" method="post" action={bookingMoney(bookingId).unmark}>
        <input type="hidden" name="payment" value={id} />
        <TextField id={reasonId} name="reason" label="Why" required className="full" />
        <Tick name="tell" label="Tell the client, with the reason: by phone, who has no email" isFull />
        <button className="btn btn-danger full" type="submit">
          Unmark it: it counts no more
        </button>
      </form>
    </details>
  );
}

export function PaymentRows({
  payments,
  keyOf,
  areOfOne = false,
}: {
  payments: readonly ListedPayment[];
  keyOf: (at: number) => string;
  areOfOne?: boolean;
}) {
  return (
    <ul className="list-rows list-rows-inner list-rows-payments">
      {payments.map((payment, at) => {
        const sum =
          `${dollars(payment.amount)} ${payment.currency === "usd" ? "" : payment.currency.toUpperCase()}`.trim();
        const how = `${methodWords[payment.method]}, ${paymentPurposeLabels[payment.purpose].toLowerCase()}`;
        const isLinked = payment.bookingId !== null && !areOfOne;
        return (
          <li key={payment.id} data-tone={payment.status === "unmatched" ? "danger" : undefined}>
            <article className="list-row">
              <h3 className="list-person">
                {payment.bookingId !== null && isLinked ? (
                  <a href={bookingMoney(payment.bookingId).page}>{payment.clientName ?? "The booking's money"}</a>
                ) : (
                  `${sum} ${how}`
                )}
              </h3>
              {isLinked ? (
                <>
                  <p className="list-state">
                    <b>{sum}</b>
                  </p>
                  <p>{how}</p>
                </>
              ) : null}
              <p>
                {dateInBrief(payment.receivedOn)}
                {payment.refundedAmount > 0 ? ` · ${dollars(payment.refundedAmount)} given back` : ""}
              </p>
              <details className="payment-changes">
                <summary>
                  <span className="i-lucide-ellipsis" aria-hidden="true" />
                  <span className="visually-hidden">More about {sum}</span>
                </summary>
                <p className="text-muted">
                  {payment.receiptNumber === null ? null : (
                    <a className="text-link" href={receiptPdfPath(payment.id)}>
                      Receipt {receiptName(payment.receiptNumber, payment.createdAt)}
                    </a>
                  )}
                  {payment.by ? ` Marked by ${payment.by}, ${instantInWords(payment.createdAt)}` : ""}
                </p>
                <Refund payment={payment} formKey={keyOf(at)} />
                {payment.method !== "card" && payment.status === "paid" && payment.refundedAmount === 0 ? (
                  <Unmark payment={payment} />
                ) : null}
                {payment.method !== "card" && payment.status !== "unmarked" && payment.refundedAmount > 0 ? (
                  <p className="text-muted">Marked by mistake? Take its refund back first, under Refunds.</p>
                ) : null}
              </details>
              {payment.note ? <p className="list-note">{payment.note}</p> : null}
              {payment.unmarkedAt === null ? null : (
                <p className="field-error list-note">
                  Unmarked, counts for nothing: {payment.unmarkReason} ({payment.unmarkedBy},{" "}
                  {instantInWords(payment.unmarkedAt)})
                </p>
              )}
              {payment.status === "unmatched" ? (
                <p className="field-error list-note">Fits no booking: not what was due.</p>
              ) : null}
            </article>
          </li>
        );
      })}
    </ul>
  );
}
