import type { ListedInvoice } from "../../business/payments/invoices.ts";
import type { ListedDispute, ListedPayment } from "../../business/payments/money-at-desk.ts";
import { dateInWords, isCalendarDate } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { dollarEntry, dollars } from "../../money.ts";
import { ChoiceField } from "../../ui/choices.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Facts } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/fields-of.ts";
import {
  markedMethods,
  paymentMethodLabels,
  paymentPurposeLabels,
  paymentPurposes,
} from "../../vocabulary/payments.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { EmptyList } from "../frame/empty-list.tsx";
import { Panel } from "../frame/panel.tsx";
import { adminPaths, bookingMoney, bookingPaths } from "../paths.ts";
import { DisputeRows } from "./dispute-rows.tsx";
import type { InvoiceField, MarkField } from "./form.ts";
import { InvoicePanel } from "./invoices.tsx";
import { PaymentRows } from "./payment-rows.tsx";

export interface BookingMoneyPageProps {
  booking: { id: string; clientName: string; eventType: string; eventDate: string; price: number; deposit: number };
  paid: number;
  depositDue: number | null;
  balanceDue: number | null;
  payments: readonly ListedPayment[];
  refunds: readonly { id: string; amount: number; reason: string; status: string }[];
  disputes: readonly ListedDispute[];
  form: FormState<MarkField>;
  formKey: string;
  invoices: readonly ListedInvoice[];
  invoice: FormState<InvoiceField>;
  invoiceKey: string;
  refundKeys: readonly string[];
  notice: string | null;
}

const labels: Partial<Record<string, string>> = {
  purpose: "For",
  method: "How it came",
  amount: "Amount in dollars",
  note: "Note for yourself",
} satisfies Partial<Record<MarkField, string>>;

const idOf = (field: string): string => `mark-${field}`;

/** Marks a payment that the site does not see. It counts at once, and the client gets a receipt. */
function Mark({ booking, depositDue, balanceDue, form, formKey }: BookingMoneyPageProps) {
  const field = fieldsOf({ idOf, labels, form });
  const due = depositDue ?? balanceDue;
  const [purpose, method, amount] = [field("purpose"), field("method"), field("amount")];
  return (
    <form
      className="form-grid"
      method="post"
      action={bookingMoney(booking.id).mark}
      noValidate={form.issues.length > 0}
    >
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <ChoiceField
        {...purpose}
        entry={purpose.entry ?? (depositDue === null ? "balance" : "deposit")}
        options={paymentPurposes}
        optionLabels={paymentPurposeLabels}
      />
      <ChoiceField
        {...method}
        entry={method.entry ?? "zelle"}
        options={markedMethods}
        optionLabels={paymentMethodLabels}
      />
      <TextField {...amount} entry={amount.entry ?? (due === null ? "" : dollarEntry(due))} inputMode="decimal" />
      <TextField {...field("note")} optional />
      <button className="btn btn-primary full" type="submit">
        Received
      </button>
    </form>
  );
}

/** The money of one booking: what is owed, what came, and marking what came without a card. */
export function BookingMoneyPage(props: BookingMoneyPageProps) {
  const { booking, paid, depositDue, balanceDue, payments, refunds, disputes, refundKeys, notice } = props;
  const { eventDate } = booking;
  return (
    <AdminLayout path={adminPaths.money} title={`Money: ${booking.eventType}, ${booking.clientName}`}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <div className="panels panels-2">
          <Panel id="sums-title" title={isCalendarDate(eventDate) ? dateInWords(eventDate) : eventDate}>
            <Facts
              className="facts"
              facts={[
                ["Price", dollars(booking.price)],
                ["Deposit", dollars(booking.deposit)],
                ["Paid", dollars(paid)],
                ["Left", dollars(booking.price - paid)],
                ["Deposit still due", depositDue === null ? null : dollars(depositDue)],
                ["Balance due", balanceDue === null ? null : dollars(balanceDue)],
              ]}
            />
            <a className="text-link" href={bookingPaths(booking.id).page}>
              The booking
            </a>
          </Panel>
          <Panel id="mark-title" title="Mark a payment">
            <Mark {...props} />
          </Panel>
        </div>
        <Panel id="payments-title" title="Payments">
          {payments.length > 0 ? (
            <PaymentRows payments={payments} keyOf={(at) => refundKeys[at] ?? ""} />
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
              {refunds.map(({ id, amount, reason, status }) => (
                <li key={id}>
                  {dollars(amount)}: {reason} ({status})
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
      </div>
    </AdminLayout>
  );
}

export const bookingMoneyMetadata = adminMetadata({
  title: "A booking's money",
  description: "What one booking owes and has paid, and marking a payment.",
  path: adminPaths.money,
});
