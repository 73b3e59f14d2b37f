import type { CalendarDate } from "../../platform/dates.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { api } from "../site/paths.ts";
import type { WaitlistField } from "./form.ts";

const idOf = (field: string): string => `waitlist-${field}`;

const labels: Partial<Record<string, string>> = {
  email: "Email for the waitlist",
  name: "First name",
} satisfies Partial<Record<WaitlistField, string>>;

interface WaitlistFieldsProps {
  date: CalendarDate;
  form?: FormState<WaitlistField>;
}

export function WaitlistFields({ date, form = emptyForm }: WaitlistFieldsProps) {
  const field = fieldsOf({ idOf, labels, form });
  const whole = form.issues.find(({ path }) => path === "" || path === "date");
  return (
    <form className="waitlist-fields" method="post" action={api.waitlist} noValidate={form.issues.length > 0}>
      {whole ? (
        <p className="full" role="alert">
          {whole.message}
        </p>
      ) : null}
      <input type="hidden" name="date" value={date} />
      <EmailField {...field("email")} />
      <TextField {...field("name")} autoComplete="given-name" optional />
      <Honeypot id={idOf("leaveBlank")} />
      <button className="btn btn-primary" type="submit">
        Join the waitlist
      </button>
      <p className="small text-muted full">
        First you get an email with a button: press it, and your place in line counts. If this day comes free, you get
        another, and 24 hours to yourself. Used for that and for nothing else.
      </p>
    </form>
  );
}
