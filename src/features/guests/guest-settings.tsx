import type { FormState } from "../../platform/fields/form-state.ts";
import { fill } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import type { GuestFileName, guestPageIn } from "./card.ts";
import { requestsEachChoices } from "./model.ts";
import type { GuestSettingsField } from "./settings-form.ts";

const idOf = (field: string): string => `guests-${field}`;

export function GuestSettingsFields({ form, isNew }: { form: FormState<GuestSettingsField>; isNew: boolean }) {
  const { labels, hints, make, save } = useWords().guests.settings;
  const field = fieldsOf({ idOf, labels, form });
  return (
    <>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
      <TextField {...field("title")} className="full" maxLength={60} hint={hints.title} />
      <TextField {...field("opensOn")} type="date" hint={hints.opensOn} />
      <TextField {...field("opensAt")} type="time" />
      <TextField {...field("closesOn")} type="date" />
      <TextField {...field("closesAt")} type="time" />
      <SelectField {...field("requestsEach")} options={requestsEachChoices} />
      <TextField {...field("notTaken")} optional maxLength={200} hint={hints.notTaken} />
      <button className="btn btn-primary full" type="submit">
        {isNew ? make : save}
      </button>
    </>
  );
}

const printed: readonly GuestFileName[] = [
  "table-card-4x6.pdf",
  "table-card-5x7.pdf",
  "table-card.pdf",
  "poster.pdf",
  "code.svg",
];

interface GuestCodeProps extends ReturnType<typeof guestPageIn> {
  fileAt: (name: GuestFileName) => string;
  action: string;
  booking?: string;
}

export function GuestCode({ address, from, until, isOpen, fileAt, action, booking }: GuestCodeProps) {
  const { dashboard, guests } = useWords();
  const words = guests.settings;
  return (
    <div className="guest-code">
      <img src={fileAt("code.svg")} alt={fill(dashboard.guests.qr, { address })} width="200" height="200" />
      <div>
        <p>
          <a className="text-link" href={address}>
            {address.replace(/^https?:\/\//, "")}
          </a>
        </p>
        <ul className="guest-files">
          {printed.map((name) => (
            <li key={name}>
              <a href={fileAt(name)}>
                <span className={name === "code.svg" ? "i-lucide-qr-code" : "i-lucide-printer"} aria-hidden="true" />
                {words.printed[name]}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={action}>
          {booking ? <input type="hidden" name="booking" value={booking} /> : null}
          <p className="mb-3">{isOpen ? fill(dashboard.guests.open, { from, until }) : dashboard.guests.paused}</p>
          <button className="btn btn-small btn-secondary" type="submit" name="open" value={isOpen ? "no" : "yes"}>
            {isOpen ? words.pause : words.open}
          </button>
        </form>
      </div>
    </div>
  );
}
