import { signerRoles } from "../../../content/statuses.ts";
import type { Signer } from "../../../database/schema/bookings.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { fill, listIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { portalApi } from "../../portal/paths.ts";
import type { CoSignerField } from "./form.ts";

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
  const {
    formats,
    agreement: { coSigner: words },
  } = useWords();
  const { labels } = words;
  const names = named.map(({ name, email }) =>
    email ? fill(words.at, { name, email }) : fill(words.onPaper, { name }),
  );
  const field = fieldsOf({ idOf, labels, form });
  return (
    <details
      className="card mt-6 px-6 py-2 max-w-204 no-print"
      id="co-signer"
      open={form.issues.length + named.length > 0}
    >
      <summary className="fold-summary">{words.title}</summary>
      <p className="mt-3 text-muted">{words.text}</p>
      {named.length > 0 ? (
        <p className="mt-3 text-muted break-words">{fill(words.named, { names: listIn(formats, names) })}</p>
      ) : null}
      <form className="form-grid my-4" method="post" action={`${portalApi.coSigner}#co-signer`} noValidate>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="booking" value={booking} />
        <TextField {...field("signerName")} />
        <TextField {...field("signerEmail")} type="email" />
        <SelectField {...field("signerRole")} options={signerRoles} optionLabels={words.roles} className="full" />
        <button className="btn btn-secondary full" type="submit">
          {words.add}
        </button>
      </form>
    </details>
  );
}
