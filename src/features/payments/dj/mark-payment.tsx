import { site } from "../../../content/site.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollarEntry } from "../../../platform/money.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import type { Announced } from "../announced.ts";
import {
  extraUseLabels,
  extraUses,
  markedMethods,
  paymentMethodLabels,
  paymentPurposeLabels,
  receivedPurposes,
} from "../model.ts";
import type { MarkField } from "./form.ts";
import { bookingMoney, markOf } from "./paths.ts";

const labels: Partial<Record<string, string>> = {
  purpose: "For",
  method: "How it came",
  amount: "Amount in dollars",
  receivedOn: "Received on",
  extra: "What becomes of the rest",
  note: "Note for yourself",
} satisfies Partial<Record<MarkField, string>>;

const { zelle, venmo } = site.payTo;
const offeredMark = zelle ? "zelle" : venmo ? "venmo" : "cash";

const idOf = (field: string): string => `mark-${field}`;

interface MarkProps {
  booking: { id: string };
  depositDue: number | null;
  balanceDue: number | null;
  form: FormState<MarkField>;
  formKey: string;
  announced: readonly Announced[];
  /** The one to mark; by default the one that waits longest. */
  marks: string | undefined;
  today: CalendarDate;
}

export function Mark({ booking, depositDue, balanceDue, form, formKey, announced, marks, today }: MarkProps) {
  const expected = announced.find((each) => markOf(each) === marks) ?? announced.at(-1);
  const field = fieldsOf({ idOf, labels, form });
  const start = expected?.amount ?? depositDue ?? balanceDue;
  const [purpose, method, amount] = [field("purpose"), field("method"), field("amount")];
  const [receivedOn, extra] = [field("receivedOn"), field("extra")];
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
        entry={purpose.entry ?? expected?.purpose ?? (depositDue === null ? "balance" : "deposit")}
        options={receivedPurposes}
        optionLabels={paymentPurposeLabels}
      />
      <ChoiceField
        {...method}
        entry={method.entry ?? expected?.method ?? offeredMark}
        options={markedMethods}
        optionLabels={paymentMethodLabels}
      />
      <TextField {...amount} entry={amount.entry ?? (start === null ? "" : dollarEntry(start))} inputMode="decimal" />
      <TextField {...receivedOn} entry={receivedOn.entry ?? today} type="date" max={today} />
      {form.issues.some(({ path }) => path === "extra") || extra.entry ? (
        <ChoiceField {...extra} options={extraUses} optionLabels={extraUseLabels} optional className="full" />
      ) : null}
      <TextField {...field("note")} optional className="full" />
      <button className="btn btn-primary full" type="submit">
        Received
      </button>
    </form>
  );
}
