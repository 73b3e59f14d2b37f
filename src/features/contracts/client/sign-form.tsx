import type { FormState } from "../../../platform/fields/form-state.ts";
import { issueOf } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError, fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { signFragment } from "../../bookings/client/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { newRequestTab, portalView, requestsFragment } from "../../requests/client/paths.ts";
import { Fingerprint } from "../fingerprint.tsx";
import type { SignField } from "./form.ts";

const idOf = (field: string) => `sign-${field}`;
const labels = { name: "Type your full name", consent: "Your consent" };

export interface SignFormProps {
  booking: { id: string; clientName: string; clientEmail: string; depositDue: number };
  /** The client ticks it. */
  consent: string;
  fingerprint: string;
  form: FormState<SignField>;
}

export function SignForm({ booking, consent, fingerprint, form }: SignFormProps) {
  const field = fieldsOf({ idOf, labels, form });
  const { error } = field("consent");
  return (
    <section className="sign no-print" id={signFragment.slice(1)} aria-labelledby="sign-title">
      <h2 className="h2" id="sign-title">
        Sign here
      </h2>
      <form className="form-grid" method="post" action={portalApi.sign + signFragment} noValidate>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="booking" value={booking.id} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <div className="field full">
          <label className="sign-consent">
            <input
              id={idOf("consent")}
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={form.values.consent === "yes"}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${idOf("consent")}-error` : undefined}
            />
            <span>{consent}</span>
          </label>
          <FieldError id={idOf("consent")} message={issueOf(form.issues, "consent")} />
        </div>
        <TextField
          {...field("name")}
          className="full"
          autoComplete="name"
          hint={`As in the agreement: ${booking.clientName}`}
        />
        <div className="full sign-facts">
          <Fingerprint
            sha256={fingerprint}
            text="SHA-256. The same text always has the same fingerprint, so a later change would show. It stands on your copy."
          />
          <p>
            <span className="i-lucide-mail" aria-hidden="true" />
            <span>
              <b>Your copy goes to {booking.clientEmail}</b> at once. It also stays in your portal.
            </span>
          </p>
        </div>
        <button className="btn btn-primary btn-large full" type="submit">
          Sign the agreement
        </button>
        <p className="small text-muted full">
          Kept with it: your name, the words that you tick, the time, your portal session and the name of your browser.
          {booking.depositDue > 0 ? ` Next: the deposit of ${dollars(booking.depositDue)}.` : ""}
        </p>
        <a
          className="text-link full gap-2"
          href={portalView({ tab: newRequestTab, booking: booking.id }) + requestsFragment}
        >
          <span className="i-lucide-message-circle-question-mark" aria-hidden="true" />
          Ask before you sign
        </a>
      </form>
    </section>
  );
}
