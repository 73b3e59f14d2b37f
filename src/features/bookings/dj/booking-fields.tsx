import { bookingStatusLabels } from "../../../content/statuses.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { BookingField } from "./form.ts";

const labels = {
  clientName: "Client name",
  clientEmail: "Email",
  clientPhone: "Phone",
  eventDate: "Event date",
  startTime: "Start",
  endTime: "End",
  eventType: "Event type",
  venue: "Venue",
  city: "City",
  packageName: "Package",
  price: "Price in dollars",
  deposit: "Deposit in dollars",
  note: "Private note",
  status: "Status",
} as const satisfies Record<BookingField, string>;

const idOf = (field: string) => `booking-${field}`;

interface BookingFieldsProps {
  form: FormState<BookingField>;
  /** The packages to choose from, with their prices in words. */
  packages?: readonly { name: string; inWords: string }[];
  /** A new booking's form says whether the date is held or confirmed, and its package is chosen by buttons beside it. */
  isNew?: boolean;
}

/** The fields of a booking, with what is wrong beside them. */
export function BookingFields({ form, packages = [], isNew }: BookingFieldsProps) {
  const field = fieldsOf({ idOf, labels, form });
  const chosen = form.values.packageName;
  const known = packages.map(({ name }) => name);
  const names = chosen && !known.includes(chosen) ? [...known, chosen] : known;
  return (
    <>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
      <TextField {...field("eventDate")} type="date" />
      <TextField {...field("eventType")} />
      <TextField {...field("startTime")} type="time" className="half" />
      <TextField {...field("endTime")} type="time" className="half" />
      <TextField {...field("clientName")} autoComplete="off" />
      <TextField
        {...field("clientEmail")}
        type="email"
        autoComplete="off"
        hint={
          isNew ? null : "Another address ends the client's links and keys to the plan, and signs out every browser."
        }
      />
      <TextField {...field("clientPhone")} type="tel" autoComplete="off" optional />
      {isNew ? (
        <input type="hidden" name="packageName" value={chosen} />
      ) : (
        <SelectField {...field("packageName")} options={names} hint={<Prices packages={packages} />} />
      )}
      <TextField {...field("venue")} optional />
      <TextField {...field("city")} optional />
      <TextField {...field("price")} inputMode="decimal" className="half" />
      <TextField {...field("deposit")} inputMode="decimal" className="half" />
      {isNew ? <ChoiceField {...field("status")} options={["confirmed", "hold"]} optionLabels={choiceLabels} /> : null}
      <TextArea {...field("note")} optional className="full" />
    </>
  );
}

/** What each package costs: another one does not change what is typed as price and deposit. */
function Prices({ packages }: Required<Pick<BookingFieldsProps, "packages">>) {
  return (
    <>
      {packages.map(({ name, inWords }) => (
        <span key={name} className="block">
          {name} {inWords}.
        </span>
      ))}
      Another package leaves price and deposit as they stand here.
    </>
  );
}

const choiceLabels = {
  confirmed: `${bookingStatusLabels.confirmed}: the date is taken`,
  hold: `${bookingStatusLabels.hold}: kept for now`,
};
