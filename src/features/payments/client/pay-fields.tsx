import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { contractNumber } from "../../bookings/model.ts";
import { portalApi } from "../../portal/paths.ts";
import type { PaymentMethod, PaymentPurpose } from "../model.ts";
import type { PayField } from "./form.ts";
import { KeepCard, type KeepCardProps } from "./kept-card.tsx";
import { hintIn, howIn, methodsFor, offeredMethods } from "./payment-methods.ts";

export interface PayFieldsProps {
  booking: { id: string; companyName: string | null; eventType: string };
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
  /** The event is still ahead. */
  isAhead: boolean;
  /** What a kept card would pay. */
  later: KeepCardProps["pays"];
  card: KeepCardProps["before"];
}

export function PayFields({
  transferDays,
  isSigned,
  booking,
  purpose,
  due,
  left,
  form,
  takesCards,
  isMailed,
  isAhead,
  way,
  later,
  card,
}: PayFieldsProps) {
  const words = useWords();
  const fieldWords = words.pay.fields;
  const field = fieldsOf({ idOf: (name) => `pay-${name}`, labels: { amount: fieldWords.amount }, form });
  const amount = field("amount");
  const message = form.issues.find(({ path }) => path !== "amount")?.message ?? null;
  const offered = methodsFor(booking, way).filter(({ method }) => takesCards || method !== "card");
  const chosen = offered.find(({ method }) => method === way) ?? offered[0];
  return (
    <form className="pay-methods" method="post" action={portalApi.pay}>
      <input type="hidden" name="booking" value={booking.id} />
      <input type="hidden" name="purpose" value={purpose} />
      <fieldset aria-describedby={message ? "pay-error" : undefined}>
        <legend>{fieldWords.how}</legend>
        {message ? (
          <p className="field-error" id="pay-error" role="alert">
            {message}
          </p>
        ) : null}
        {offered.map(({ method, icon }) => (
          <Way key={method} {...{ method, icon }} note={hintIn(words, method)} isChosen={method === chosen?.method} />
        ))}
      </fieldset>
      <details open={amount.error !== undefined || (amount.entry ?? dollarEntry(due)) !== dollarEntry(due)}>
        <summary className="fold-summary">{fieldWords.another}</summary>
        <TextField
          {...amount}
          entry={amount.entry ?? dollarEntry(due)}
          inputMode="decimal"
          optional
          hint={fill(fieldWords.hint, { left: dollars(left) })}
        />
      </details>
      {takesCards && later.length > 0 ? (
        <KeepCard pays={later} isTicked={form.values.keep === "yes"} before={card} />
      ) : null}
      {takesCards ? (
        <button className="btn btn-primary pay-card" type="submit">
          {fieldWords.byCard}
        </button>
      ) : null}
      <button className="btn btn-primary pay-other" type="submit">
        {isMailed ? fieldWords.mailMe : fieldWords.showMe}
      </button>
      <p className="small text-muted pay-other">
        {isMailed ? fieldWords.inMail : fieldWords.onNext}
        {transferDays === null
          ? ""
          : ` ${fill(isSigned ? fieldWords.waits : fieldWords.waitsOnceSigned, { days: transferDays })}`}
      </p>
      <p className="small text-muted">
        {takesCards ? `${fieldWords.card} ` : ""}
        {isAhead ? (purpose === "deposit" ? fieldWords.depositBack : fieldWords.allBack) : ""}
      </p>
    </form>
  );
}

interface WayProps {
  method: PaymentMethod;
  icon: string;
  note: string;
  isChosen: boolean;
}

export const Way = ({ method, icon, note, isChosen }: WayProps) => (
  <label className="pay-method">
    <input type="radio" name="way" value={method} defaultChecked={isChosen} />
    <span>
      <b>{useWords().money.methods[method]}</b>
      <small className="text-muted">{note}</small>
    </span>
    <span className={icon} aria-hidden="true" />
  </label>
);

interface HowElseProps {
  way: string | null;
  id: string;
  due: number;
  isHeld: boolean;
  isMailed: boolean;
}

/** The site sees only card payments, so the DJ confirms others. */
export function HowElse({ way, id, due, isHeld, isMailed }: HowElseProps) {
  const words = useWords();
  const { notCharged, coming } = words.pay;
  const { receipt } = words.money.mails;
  if (way === "card") return <Notice tone="ok">{notCharged}</Notice>;
  const chosen = offeredMethods.find(({ method }) => method === way);
  if (!chosen) return null;
  const { method } = chosen;
  const to = method === "zelle" || method === "venmo" ? site.payTo[method] : undefined;
  const filled = {
    amount: dollars(due),
    method: words.money.methods[method],
    how: howIn(words, method, contractNumber(id)),
  };
  const then = isHeld ? [coming.waitsMail, coming.waitsHere] : [coming.mail, coming.onPaper];
  return (
    <Notice tone="ok">
      {to ? (
        <DetailList
          className="pay-facts mb-3"
          facts={[
            [receipt.how, filled.method],
            [receipt.amount, filled.amount],
            [coming.to, to],
            [coming.memo, contractNumber(id)],
          ]}
        />
      ) : (
        <p>{fill(method === "cash" ? coming.cash : coming.by, filled)}</p>
      )}
      <p>
        {isMailed ? coming.inMail : coming.here} {then[isMailed ? 0 : 1]}
      </p>
    </Notice>
  );
}
