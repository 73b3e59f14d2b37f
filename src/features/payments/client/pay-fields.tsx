import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { portalApi } from "../../portal/paths.ts";
import type { PaymentPurpose } from "../model.ts";
import type { PayField } from "./form.ts";
import { hintIn, offeredMethods } from "./payment-methods.ts";

interface PayFieldsProps {
  id: string;
  purpose: PaymentPurpose;
  /** Cents. */
  due: number;
  /** In cents. */
  left: number;
  form: FormState<PayField>;
  takesCards: boolean;
  /** Days that a hold waits for slower payments; null where no hold ends. */
  transferDays: number | null;
  isSigned: boolean;
  isMailed: boolean;
  way: string | null;
}

export function PayFields({
  transferDays,
  isSigned,
  id,
  purpose,
  due,
  left,
  form,
  takesCards,
  isMailed,
  way,
}: PayFieldsProps) {
  const words = useWords();
  const field = fieldsOf({ idOf: (name) => `pay-${name}`, labels: { amount: "Amount in dollars" }, form });
  const amount = field("amount");
  const message = form.issues.find(({ path }) => path !== "amount")?.message ?? null;
  const offered = offeredMethods.filter(({ method }) => takesCards || method !== "card");
  const chosen = offered.find(({ method }) => method === way) ?? offered[0];
  return (
    <form className="pay-methods" method="post" action={portalApi.pay}>
      <input type="hidden" name="booking" value={id} />
      <input type="hidden" name="purpose" value={purpose} />
      <TextField
        {...amount}
        entry={amount.entry ?? dollarEntry(due)}
        inputMode="decimal"
        hint={`Any sum counts, at any time. ${dollars(left)} is left in all.`}
      />
      <fieldset aria-describedby={message ? "pay-error" : undefined}>
        <legend className="h3">How do you want to pay?</legend>
        {message ? (
          <p className="field-error" id="pay-error" role="alert">
            {message}
          </p>
        ) : null}
        {offered.map(({ method, icon }) => (
          <label className="pay-method" key={method}>
            <input type="radio" name="way" value={method} defaultChecked={method === chosen?.method} />
            <span>
              <b>{words.money.methods[method]}</b>
              <small className="text-muted">{hintIn(words, method)}</small>
            </span>
            <span className={icon} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {takesCards ? (
        <button className="btn btn-primary pay-card" type="submit">
          Pay by card
        </button>
      ) : null}
      <button className="btn btn-primary pay-other" type="submit">
        {isMailed ? "Email me how to send it" : "Show me how to send it"}
      </button>
      <p className="small text-muted pay-other">
        The {isMailed ? "email" : "next page"} has the number to write beside it, and I am told that it is coming.
        {transferDays === null
          ? ""
          : ` ${isSigned ? "Your date then waits" : "Once the agreement is signed, your date waits"} ${transferDays} days for it.`}
      </p>
      <p className="small text-muted">
        {takesCards
          ? "A card is asked for on the payment service’s own page: its number never touches this site. "
          : ""}
        {purpose === "deposit" ? "The deposit" : "Everything you paid"} comes back if I cancel.
      </p>
    </form>
  );
}
