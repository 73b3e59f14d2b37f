import type { BookingStatus } from "../../../content/statuses.ts";
import { english } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { Proposal } from "../../bookings/amendments.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import type { Announced } from "../announced.ts";
import { cardIn, type KeptCard } from "../card/kept-card.ts";
import { InvoiceFields } from "../invoices/invoice-fields.tsx";
import { listedIn } from "../invoices/invoice-form.ts";
import type { ListedInvoice } from "../invoices/invoices.ts";
import { type RefundKind, type RefundStatus, refundKindLabels, refundKindsAt, refundStatusLabels } from "../model.ts";
import { type BookingMoney, goesBackInWords, moneyFacts } from "../money/model.ts";
import type { ListedDispute, ListedPayment } from "../money-for-dj.ts";
import type { InvoiceField, MarkField, PartsField } from "./form.ts";
import { Mark } from "./mark-payment.tsx";
import { Parts } from "./parts-form.tsx";
import { bookingMoney, invoicePaths } from "./paths.ts";
import { AnnouncedRows, DisputeRows, PaymentRows } from "./payment-rows.tsx";
import { FailedRefundForm, UndoRefundForm } from "./refund-form.tsx";

interface InvoicePanelProps {
  bookingId: string;
  invoices: readonly ListedInvoice[];
  form: FormState<InvoiceField>;
  formKey: string;
}

function InvoicePanel({ bookingId, invoices, form, formKey }: InvoicePanelProps) {
  return (
    <Panel
      id="invoices-title"
      title="Invoices"
      aside={
        <a className="text-link" href={bookingMoney(bookingId).statement}>
          Statement for this client
        </a>
      }
    >
      <ul className="panel-rows panel-entries">
        {invoices.map((invoice) => {
          const { name, state } = listedIn(english, invoice);
          return (
            <li key={invoice.id}>
              <a className="text-link" href={invoicePaths(invoice.id).page}>
                {name}
              </a>
              {state ? `, ${state}` : null}
            </li>
          );
        })}
      </ul>
      <details open={form.issues.length > 0}>
        <summary className="text-link">Make an invoice</summary>
        <form
          className="form-grid mt-3"
          method="post"
          action={bookingMoney(bookingId).invoice}
          noValidate={form.issues.length > 0}
        >
          <InvoiceFields form={form} formKey={formKey} />
        </form>
      </details>
    </Panel>
  );
}

export interface BookingMoneyPageProps {
  booking: {
    id: string;
    clientName: string;
    eventType: string;
    eventDate: CalendarDate;
    deposit: number;
    status: BookingStatus;
  };
  money: BookingMoney;
  status: BookingStatus;
  confirming: number;
  announced: readonly Announced[];
  card: KeptCard | undefined;
  proposal: Proposal | undefined;
  marks: string | undefined;
  today: CalendarDate;
  depositDue: number | null;
  balanceDue: number | null;
  payments: readonly ListedPayment[];
  refunds: readonly {
    id: string;
    amount: number;
    reason: string;
    status: RefundStatus;
    kind: RefundKind | null;
    asksKind: boolean;
    isByHand: boolean;
  }[];
  disputes: readonly ListedDispute[];
  form: FormState<MarkField>;
  formKey: string;
  invoices: readonly ListedInvoice[];
  invoice: FormState<InvoiceField>;
  invoiceKey: string;
  parts: FormState<PartsField>;
  restDue: string;
  refundKeys: readonly string[];
  notice: string | null;
}

/** A refund made in Stripe's dashboard is owed again until its kind is chosen. */
function RefundKindForm({ refund, booking }: { refund: string; booking: BookingMoneyPageProps["booking"] }) {
  const kinds = refundKindsAt(booking.status);
  return (
    <form className="status-buttons" method="post" action={bookingMoney(booking.id).refundKind}>
      <input type="hidden" name="refund" value={refund} />
      <p>What does it mean for what is owed?</p>
      {kinds.map((kind) => (
        <button key={kind} className="btn btn-secondary btn-small" type="submit" name="kind" value={kind}>
          {refundKindLabels[kind]}
        </button>
      ))}
    </form>
  );
}

export function BookingMoneyPage(props: BookingMoneyPageProps) {
  const {
    booking,
    money,
    status,
    depositDue,
    balanceDue,
    confirming,
    announced,
    payments,
    refunds,
    disputes,
    refundKeys,
    notice,
  } = props;
  const { eventDate } = booking;
  const isOver = status === "cancelled" || status === "released";
  const depositOpen = isOver ? null : depositDue;
  const besideDeposit = (balanceDue ?? 0) - (depositOpen ?? 0);
  return (
    <BookingLayout id={booking.id} clientName={booking.clientName} current="Money" isCanceled={status === "cancelled"}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="panels panels-2">
          <div className="admin-stack">
            <Panel id="sums-title" title={dateInWords(eventDate)}>
              <p>
                <b className="display booking-left">{dollars(money.left)}</b> left
              </p>
              <DetailList
                className="facts sums"
                facts={[
                  ...moneyFacts(money, [{ label: "Deposit", amount: booking.deposit }]),
                  ["Being confirmed by Stripe", confirming > 0 ? dollars(confirming) : null],
                  ["Deposit still due", depositOpen === null ? null : dollars(depositOpen)],
                  ["Balance due", besideDeposit > 0 && besideDeposit !== money.left ? dollars(besideDeposit) : null],
                ]}
              />
              {status === "cancelled" && money.paid > 0 ? <p>{goesBackInWords(money)}</p> : null}
              {props.card && !isOver ? (
                <form className="status-buttons" method="post" action={bookingMoney(booking.id).card}>
                  <p>
                    {cardIn(english, props.card)} is kept, by the client’s own yes: it is charged with each part on its
                    day.
                    {props.card.waits
                      ? " It waits now: for money that was announced, a dispute, or your answer to who would cancel or move."
                      : ""}
                  </p>
                  <button className="btn btn-secondary btn-small" type="submit">
                    Charge nothing more to it
                  </button>
                </form>
              ) : null}
              <AnnouncedRows announced={announced} isOfOne />
            </Panel>
            {isOver || money.left === 0 || money.total <= money.deposit ? null : (
              <Parts
                bookingId={booking.id}
                money={money}
                restDue={props.restDue}
                proposal={props.proposal}
                form={props.parts}
              />
            )}
          </div>
          <Panel id="mark-title" title="Mark a payment">
            <Mark {...props} />
          </Panel>
        </div>
        <Panel id="payments-title" title="Payments">
          {payments.length > 0 ? (
            <PaymentRows areOfOne payments={payments} keyOf={(at) => refundKeys[at] ?? ""} />
          ) : (
            <EmptyList text="Nothing was paid yet." />
          )}
        </Panel>
        <InvoicePanel
          bookingId={booking.id}
          invoices={props.invoices}
          form={props.invoice}
          formKey={props.invoiceKey}
        />
        {disputes.length > 0 ? (
          <Panel id="disputes-title" title="Disputed">
            <DisputeRows disputes={disputes} />
          </Panel>
        ) : null}
        {refunds.length > 0 ? (
          <Panel id="refunds-title" title="Refunds">
            <ul className="panel-rows panel-entries">
              {refunds.map(({ id, amount, reason, status, kind, asksKind, isByHand }) => (
                <li key={id} data-tone={status === "failed" ? "danger" : undefined}>
                  <p>
                    {dollars(amount)}: {reason} ({refundStatusLabels[status]})
                    {kind ? `. ${refundKindLabels[kind]}.` : ""}
                  </p>
                  {asksKind ? <RefundKindForm refund={id} booking={booking} /> : null}
                  {status === "failed" ? <FailedRefundForm refund={id} isClients /> : null}
                  {status === "done" && isByHand ? <UndoRefundForm refund={id} /> : null}
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
      </div>
    </BookingLayout>
  );
}

export const bookingMoneyMetadata = adminMetadata({
  title: "A booking's money",
  description: "What one booking owes and has paid, and marking a payment.",
  path: adminPaths.money,
});
