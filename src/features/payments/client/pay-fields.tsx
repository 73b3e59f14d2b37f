import { dollars } from "../../../platform/money.ts";
import { portalApi } from "../../portal/paths.ts";
import type { PaymentPurpose } from "../model.ts";
import { offeredMethods } from "./payment-methods.ts";

interface PayFieldsProps {
  id: string;
  purpose: PaymentPurpose;
  due: number;
  takesCards: boolean;
  /** Days that a date waits for money not by card. */
  transferDays: number;
  way: string | null;
  message: string | null;
}

/** The amount never comes from the form. */
export function PayFields({ transferDays, id, purpose, due, takesCards, way, message }: PayFieldsProps) {
  const offered = offeredMethods.filter(({ method }) => takesCards || method !== "card");
  const chosen = offered.find(({ method }) => method === way) ?? offered[0];
  return (
    <form className="pay-methods" method="post" action={portalApi.pay}>
      <input type="hidden" name="booking" value={id} />
      <input type="hidden" name="purpose" value={purpose} />
      <fieldset aria-describedby={message ? "pay-error" : undefined}>
        <legend className="h3">How do you want to pay?</legend>
        {message ? (
          <p className="field-error" id="pay-error" role="alert">
            {message}
          </p>
        ) : null}
        {offered.map(({ method, label, hint, icon }) => (
          <label className="pay-method" key={method}>
            <input type="radio" name="way" value={method} defaultChecked={method === chosen?.method} />
            <span>
              <b>{label}</b>
              <small className="text-muted">{hint}</small>
            </span>
            <span className={icon} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {takesCards ? (
        <button className="btn btn-primary pay-card" type="submit">
          Pay {dollars(due)}
        </button>
      ) : null}
      <button className="btn btn-primary pay-other" type="submit">
        Email me how to send {dollars(due)}
      </button>
      <p className="small text-muted pay-other">
        The email has the number to write beside it, and I am told that it is coming.
        {purpose === "deposit" ? ` Your date then waits ${transferDays} days for it.` : ""}
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
