import { tipAmounts } from "../../../content/terms.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError } from "../../../platform/ui/field-frame.tsx";
import { portalBooked } from "../../bookings/client/paths.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { TipField } from "./form.ts";

export interface TipPageProps {
  booking: { id: string; eventType: string };
  date: CalendarDate;
  /** `given` and `confirming` in cents. */
  state: "open" | "not-now" | { given: number } | { confirming: number };
  form: FormState<TipField>;
}

function headOf(state: TipPageProps["state"]): readonly [title: string, text: string] {
  if (state === "open") return ["Leave a tip", "If you liked it. It is beside the price, and nobody expects it."];
  if (state === "not-now") return ["No tip is asked for", "There is nothing to give here now."];
  return "given" in state
    ? [`Thank you for the ${dollars(state.given)}`, "That is kind of you. The receipt is with your payments."]
    : [
        `Your ${dollars(state.confirming)} is being confirmed`,
        "The payment service confirms it within seconds as a rule.",
      ];
}

export function TipPage({ booking, date, state, form: { values, issues } }: TipPageProps) {
  const [title, text] = headOf(state);
  return (
    <section className="wrap portal">
      <PortalTrail booking={booking.id} label="A tip" />
      <h1 className="h2 mt-4">{title}</h1>
      <p className="text-muted mt-2">
        {booking.eventType}, <span className="whole">{dateInWords(date)}</span>
      </p>
      <p className="lead mt-4 mb-6">{text}</p>
      {state === "open" ? (
        <>
          <FieldError id="tip-way" message={issueOf(issues, "way")} />
          <div className="flex flex-wrap gap-4 mb-6">
            {tipAmounts.map((amount) => (
              <form key={amount} method="post" action={portalApi.tip}>
                <input type="hidden" name="booking" value={booking.id} />
                <input type="hidden" name="amount" value={dollarEntry(amount)} />
                <button className="btn btn-secondary" type="submit">
                  {dollars(amount)}
                </button>
              </form>
            ))}
          </div>
          <form className="form-grid" method="post" action={portalApi.tip} noValidate>
            <input type="hidden" name="booking" value={booking.id} />
            <TextField
              id="tip-amount"
              name="amount"
              label="Another sum, in dollars"
              inputMode="decimal"
              entry={values.amount}
              error={issueOf(issues, "amount")}
            />
            <button className="btn btn-primary" type="submit">
              Give it by card
            </button>
          </form>
          <p className="small text-muted mt-5">The card is taken on the payment service’s own page, not here.</p>
        </>
      ) : (
        <a className="text-link" href={portalBooked(booking.id)}>
          Payments and receipts
        </a>
      )}
    </section>
  );
}

export const tipMetadata = (booking: string) =>
  portalMetadata(
    {
      title: "A tip",
      description: "Leave a tip by card once the event is over and everything is paid.",
      feature: "portal-payments",
      path: portalPaths.tip,
    },
    null,
    clientTabs(booking, "money"),
  );
