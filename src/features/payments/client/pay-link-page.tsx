import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { ClientMoney } from "../client-money.ts";
import { onItsWayInWords } from "../model.ts";
import { NotDue } from "./booked-page.tsx";
import type { PayLinkField } from "./form.ts";
import { payableInWords } from "./pay-by-card.ts";
import { howIn, numberOf, offeredMethods } from "./payment-methods.ts";

interface PayLinkPageProps {
  found: ClientMoney;
  date: CalendarDate;
  token: string;
  /** In cents; null when nothing is to pay. */
  due: number | null;
  isOver: boolean;
  takesCards: boolean;
  /** Just paid on Stripe's page, in cents. */
  paid: number | null;
  form: FormState<PayLinkField>;
}

export function PayLinkPage({ found, date, token, due, isOver, takesCards, paid, form }: PayLinkPageProps) {
  const { booking, confirming, tooLate } = found;
  const { isMailed } = booking;
  const coming = onItsWayInWords(found.announced);
  return (
    <div className="wrap portal portal-column">
      <h1 className="h1">Pay for {booking.clientName}</h1>
      <p className="lead">
        {booking.eventType}, {dateInWords(date)}, with {site.name}.
      </p>
      <NotDue {...found} />
      {confirming > 0 ? (
        <Notice tone="ok">
          {dollars(confirming)} is being confirmed by the payment service. You need not pay again: {booking.clientName}{" "}
          {isMailed ? "hears by email" : "sees it in their own pages"} once it is done.
        </Notice>
      ) : isOver ? (
        <p>
          {tooLate > 0 ? `${dollars(tooLate)} came when somebody else had the date, so all of it goes back. ` : ""}
          The date is not held any more, so there is nothing to pay now. Please ask {booking.clientName}.
        </p>
      ) : due === null ? (
        <Notice tone="ok">
          {paid === null ? "" : `Your ${dollars(paid)} is here. `}Nothing is left to pay. Thank you.
        </Notice>
      ) : (
        <>
          {paid === null ? null : (
            <Notice tone="ok">
              Thank you, your {dollars(paid)} is here. The receipt{" "}
              {isMailed ? `goes to ${booking.clientName} by email` : `is in ${booking.clientName}’s own pages`}.
            </Notice>
          )}
          {coming ? (
            <Notice tone="ok">
              {coming} It is not counted below before it is here: ask {booking.clientName} before you pay the same.
            </Notice>
          ) : null}
          <PayForm {...{ found, token, due, takesCards, form }} />
        </>
      )}
      <p className="small text-muted">
        This page shows what is left to pay, and nothing else of the booking. A question? Call{" "}
        <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </div>
  );
}

type PayFormProps = Pick<PayLinkPageProps, "found" | "token" | "takesCards" | "form"> & { due: number };

function PayForm({ found, token, due, takesCards, form }: PayFormProps) {
  const words = useWords();
  const { booking, money, depositDue } = found;
  const field = fieldsOf({ idOf: (name) => `pay-${name}`, labels: { amount: "Amount in dollars" }, form });
  const amount = field("amount");
  const message = form.issues.find(({ path }) => path !== "amount")?.message;
  return (
    <>
      <div className="card pay-sum">
        <dl>
          <div>
            <dt>{depositDue === null ? payableInWords(found, "balance", words) : "Deposit, due now"}</dt>
            <dd className="display pay-figure">{dollars(due)}</dd>
          </div>
          {money.left === due ? null : (
            <div>
              <dt>Left in all</dt>
              <dd>{dollars(money.left)}</dd>
            </div>
          )}
        </dl>
      </div>
      {takesCards ? (
        <form className="pay-methods" method="post" action={portalApi.payLink} noValidate>
          <input type="hidden" name="token" value={token} />
          {message ? (
            <p className="field-error" role="alert">
              {message}
            </p>
          ) : null}
          <TextField
            {...amount}
            entry={amount.entry ?? dollarEntry(due)}
            inputMode="decimal"
            hint="All of it, or the part that you pay."
          />
          <button className="btn btn-primary" type="submit">
            Pay by card
          </button>
          <p className="small text-muted">
            A card is asked for on the payment service’s own page: its number never touches this site.
          </p>
        </form>
      ) : null}
      <section aria-labelledby="other-ways">
        <h2 className="h3" id="other-ways">
          {takesCards ? "Or pay another way" : "How to pay"}
        </h2>
        <ul className="mt-3">
          {offeredMethods
            .filter(({ method }) => method !== "card")
            .map(({ method }) => (
              <li className="mt-3" key={method}>
                <b>{words.money.methods[method]}.</b> {howIn(words, method, numberOf(booking.id))}
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

export function PassItOn({ link }: { link: string }) {
  const { passOn } = useWords().pay;
  return (
    <details className="card mt-6 px-6 py-2">
      <summary className="fold-summary">{passOn.title}</summary>
      <p className="mt-3 text-muted">{passOn.text}</p>
      <p className="mt-4 small break-all">
        <code>{link}</code>
      </p>
      <p className="my-4">
        <a className="btn btn-small btn-secondary" href={`mailto:?body=${encodeURIComponent(link)}`}>
          {passOn.mail}
        </a>
      </p>
    </details>
  );
}

export const payLinkMetadata = portalMetadata({
  title: "Pay for a booking",
  description: "What is left to pay of one booking, and the ways to pay it.",
  feature: "portal-payments",
  path: portalPaths.payLink,
});
