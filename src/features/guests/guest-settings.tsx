import type { FormState } from "../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import type { GuestFileName } from "./card.ts";
import { type GuestSettingsField, guestSettingsLabels, requestsEachChoices } from "./settings-form.ts";

const idOf = (field: string): string => `guests-${field}`;

export function GuestSettingsFields({ form, isNew }: { form: FormState<GuestSettingsField>; isNew: boolean }) {
  const field = fieldsOf({ idOf, labels: guestSettingsLabels, form });
  return (
    <>
      <ErrorSummary issues={form.issues} labels={guestSettingsLabels} idOf={idOf} takesFocus />
      <TextField
        {...field("title")}
        className="full"
        maxLength={60}
        hint="Like “Maya & Daniel”. It stands on the card as well."
      />
      <TextField
        {...field("opensOn")}
        type="date"
        hint="The day itself, or one before it: put the code on the invitation. The page turns into the live one when the party begins."
      />
      <TextField {...field("opensAt")} type="time" />
      <TextField {...field("closesOn")} type="date" />
      <TextField {...field("closesAt")} type="time" />
      <SelectField {...field("requestsEach")} options={requestsEachChoices} />
      <TextField
        {...field("notTaken")}
        optional
        maxLength={200}
        hint="Guests read it. Songs on your do-not-play list are declined without it."
      />
      <button className="btn btn-primary full" type="submit">
        {isNew ? "Make the page for guests" : "Save"}
      </button>
    </>
  );
}

const printed: readonly { name: GuestFileName; label: string }[] = [
  { name: "table-card-4x6.pdf", label: "Table card, 4 × 6 in (PDF)" },
  { name: "table-card-5x7.pdf", label: "Table card, 5 × 7 in (PDF)" },
  { name: "table-card.pdf", label: "Table card, A6 (PDF)" },
  { name: "poster.pdf", label: "Poster, Letter (PDF)" },
  { name: "code.svg", label: "The code alone, for your own print" },
];

interface GuestCodeProps {
  address: string;
  fileAt: (name: GuestFileName) => string;
  isOpen: boolean;
  action: string;
  booking?: string;
}

export function GuestCode({ address, fileAt, isOpen, action, booking }: GuestCodeProps) {
  return (
    <div className="guest-code">
      <img src={fileAt("code.svg")} alt={`QR code of ${address}`} width="200" height="200" />
      <div>
        <p>
          <a className="text-link" href={address}>
            {address.replace(/^https?:\/\//, "")}
          </a>
        </p>
        <ul className="guest-files">
          {printed.map(({ name, label }) => (
            <li key={name}>
              <a className="btn btn-small btn-secondary" href={fileAt(name)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={action}>
          {booking ? <input type="hidden" name="booking" value={booking} /> : null}
          <p className="mb-3">
            {isOpen
              ? "Requests are taken between the times below."
              : "Requests are paused, whatever the times below say."}
          </p>
          <button className="btn btn-small btn-secondary" type="submit" name="open" value={isOpen ? "no" : "yes"}>
            {isOpen ? "Pause requests now" : "Take requests again"}
          </button>
        </form>
      </div>
    </div>
  );
}
