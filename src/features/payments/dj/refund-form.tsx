import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { ChoiceField, Tick } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { type failedRefundEnds, refundKindLabels, refundKindsOf } from "../model.ts";
import type { ListedPayment } from "../money-for-dj.ts";
import type { RefundField } from "./form.ts";
import { failedRefundPath, refundPath } from "./paths.ts";

export interface RefundProps {
  payment: ListedPayment;
  form: FormState<RefundField>;
  formKey: string;
}

export function RefundForm({ payment, form, formKey }: RefundProps) {
  const left = payment.amount - payment.refundedAmount;
  const idOf = (field: string) => `${field}-${payment.id}`;
  const kinds = refundKindsOf(payment);
  const { toGiveBack } = payment;
  const owedBack = kinds.length > 0 ? toGiveBack : null;
  const isOwedBack = kinds.includes("cancellation");
  const sum = owedBack === null || (owedBack === 0 && !isOwedBack) ? left : Math.min(left, owedBack);
  const labels = {
    amount: `Amount, ${dollars(left)} at most`,
    kind: "What it means for what is owed",
    reason: "Reason, for the client to read",
  };
  const field = fieldsOf({ idOf, labels, form });
  const [amount, kind] = [field("amount"), field("kind")];
  return (
    <form className="form-grid mt-3" method="post" action={refundPath(payment.id)} noValidate={form.issues.length > 0}>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <TextField {...amount} entry={amount.entry ?? (sum > 0 ? dollarEntry(sum) : "")} inputMode="decimal" />
      {kinds.length > 0 ? (
        <ChoiceField
          {...kind}
          entry={kind.entry ?? (owedBack ? (isOwedBack ? "cancellation" : "again") : undefined)}
          options={kinds}
          optionLabels={refundKindLabels}
          className="full"
        />
      ) : null}
      <TextField {...field("reason")} />
      <button className="btn btn-danger full" type="submit">
        {payment.method === "card" ? "Refund it to the card" : "Note that it was given back"}
      </button>
    </form>
  );
}

const endLabels: Readonly<Record<(typeof failedRefundEnds)[number], string>> = {
  elsewhere: "I gave it back in another way",
  kept: "It stays with me",
};

/** For a refund that was noted by hand. */
export function UndoRefundForm({ refund }: { refund: string }) {
  return (
    <form className="status-buttons" method="post" action={failedRefundPath}>
      <input type="hidden" name="refund" value={refund} />
      <Tick name="tell" checked label="Tell the client that it stays paid" />
      <button className="btn btn-secondary btn-small" type="submit" name="end" value="kept">
        Noted by mistake: it was not given back
      </button>
    </form>
  );
}

/** For a refund that was refused for good. */
export function FailedRefundForm({ refund, isClients }: { refund: string; isClients: boolean }) {
  return (
    <form className="status-buttons" method="post" action={failedRefundPath}>
      <input type="hidden" name="refund" value={refund} />
      {isClients ? <Tick name="tell" checked label="Tell the client, who was told that it goes back" /> : null}
      {Object.entries(endLabels).map(([end, label]) => (
        <button key={end} className="btn btn-secondary btn-small" type="submit" name="end" value={end}>
          {label}
        </button>
      ))}
    </form>
  );
}
