import { tipAmounts } from "../../../content/terms.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError } from "../../../platform/ui/field-frame.tsx";
import { EventCard } from "../../portal/frame/event-card.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import type { TipField } from "./form.ts";
import { portalBooked } from "./paths.ts";

export interface TipPageProps {
  booking: { id: string; eventType: string };
  date: CalendarDate;
  /** `given` and `confirming` in cents. */
  state: "open" | "not-now" | { given: number } | { confirming: number };
  form: FormState<TipField>;
}

function headIn({ pay: { tip } }: Words, state: TipPageProps["state"]) {
  if (state === "open") return tip.open;
  if (state === "not-now") return tip.notNow;
  const [said, sum] = "given" in state ? [tip.given, state.given] : [tip.confirming, state.confirming];
  return { title: fill(said.title, { amount: dollars(sum) }), text: said.text };
}

export function TipPage({ booking, date, state, form: { values, issues } }: TipPageProps) {
  const words = useWords();
  const tipWords = words.pay.tip;
  const { title, text } = headIn(words, state);
  return (
    <section className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={tipWords.title} />
      <h1 className="h2">{title}</h1>
      <p className="lead">{text}</p>
      <div className="portal-pair">
        <EventCard eventType={booking.eventType} date={date} />
        <div>
          {state === "open" ? (
            <>
              <FieldError id="tip-way" message={issueOf(issues, "way")} />
              <div className="grid grid-cols-3 gap-4 mb-6">
                {tipAmounts.map((amount) => (
                  <form key={amount} method="post" action={portalApi.tip}>
                    <input type="hidden" name="booking" value={booking.id} />
                    <input type="hidden" name="amount" value={dollarEntry(amount)} />
                    <button className="btn btn-secondary w-full" type="submit">
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
                  label={tipWords.other}
                  inputMode="decimal"
                  entry={values.amount}
                  error={issueOf(issues, "amount")}
                  className="full"
                />
                <button className="btn btn-primary" type="submit">
                  {tipWords.byCard}
                </button>
              </form>
              <p className="small text-muted mt-5">{tipWords.card}</p>
            </>
          ) : (
            <a className="text-link" href={portalBooked(booking.id)}>
              {words.booked.title}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

export const tipMetadata = (words: Words, booking: string) =>
  portalMetadata(words, words.pay.tip, "portal-payments", portalPaths.tip, null, clientTabs(booking, "money"));
