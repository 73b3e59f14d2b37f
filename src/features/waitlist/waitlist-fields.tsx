import type { CalendarDate } from "../../platform/dates.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { useWords } from "../../platform/pages/words.ts";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../platform/ui/honeypot.tsx";
import { api } from "../site/paths.ts";
import type { WaitlistField } from "./form.ts";

const idOf = (field: string): string => `waitlist-${field}`;

interface WaitlistFieldsProps {
  date: CalendarDate;
  form?: FormState<WaitlistField>;
}

export function WaitlistFields({ date, form = emptyForm }: WaitlistFieldsProps) {
  const { formats, waitlist } = useWords();
  const field = fieldsOf({ idOf, labels: waitlist.labels, form });
  const whole = form.issues.find(({ path }) => path === "" || path === "date");
  return (
    <form
      className="form-grid"
      method="post"
      action={formats.prefix + api.waitlist}
      noValidate={form.issues.length > 0}
    >
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
        {waitlist.join}
      </button>
      <p className="small text-muted full">{waitlist.note}</p>
    </form>
  );
}
