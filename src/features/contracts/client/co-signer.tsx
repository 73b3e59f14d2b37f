import { type SignerRole, signerRoles } from "../../../content/statuses.ts";
import type { Signer } from "../../../database/schema/bookings.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { portalApi } from "../../portal/paths.ts";
import type { CoSignerField } from "./form.ts";

const labels = { signerName: "Their full name", signerRole: "Who they are", signerEmail: "Their email" };

const roleLabels: Readonly<Record<SignerRole, string>> = {
  partner: "My partner, a client as I am",
  representative: "Signs for my company, in my place",
  parent: "My parent or guardian, in my place",
};

const idOf = (field: string) => field;

export function CoSigner({
  booking,
  named,
  form,
}: {
  booking: string;
  named: readonly Pick<Signer, "id" | "name" | "email">[];
  form: FormState<CoSignerField>;
}) {
  const field = fieldsOf({ idOf, labels, form });
  return (
    <details className="card mt-6 px-6 py-2 max-w-204 no-print" id="co-signer" open={form.issues.length > 0}>
      <summary className="fold-summary">Somebody else signs, too</summary>
      <p className="mt-3 text-muted">
        They get an email with a link to this agreement, and see nothing else of the booking. It counts once all have
        signed. Whoever has signed it already signs it again with the new name in it.
      </p>
      {named.length > 0 ? (
        <p className="mt-3 text-muted break-words">
          Named so far:{" "}
          {listInWords(named.map(({ name, email }) => (email ? `${name} at ${email}` : `${name}, on paper`)))}. Is an
          email wrong? Enter the same name with the right one, and the old link ends.
        </p>
      ) : null}
      <form className="form-grid my-4" method="post" action={`${portalApi.coSigner}#co-signer`} noValidate>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="booking" value={booking} />
        <TextField {...field("signerName")} />
        <TextField {...field("signerEmail")} type="email" />
        <SelectField {...field("signerRole")} options={signerRoles} optionLabels={roleLabels} className="full" />
        <button className="btn btn-secondary full" type="submit">
          Add them and send the link
        </button>
      </form>
    </details>
  );
}
