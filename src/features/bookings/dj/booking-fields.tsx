import { bookingStatusLabels, crews } from "../../../content/statuses.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError, fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import type { SalesTax } from "../../prices/model.ts";
import { rateInWords, taxInSentence } from "../../prices/tax.ts";
import type { RequestType } from "../../requests/model.ts";
import { CompanyFields, companyLabels } from "./company-fields.tsx";
import type { BookingField } from "./form.ts";

const labels = {
  clientName: "Client name",
  clientEmail: "Email",
  clientPhone: "Phone",
  ...companyLabels,
  eventDate: "Event date",
  startTime: "Start",
  endTime: "End",
  eventType: "Event type",
  venue: "Venue",
  city: "City",
  packageName: "Package",
  price: "Price in dollars",
  salesTax: "Sales tax",
  certificate: "Certificate of exemption",
  deposit: "Deposit in dollars",
  note: "Private note",
  status: "Status",
  lineLabels: "What is bought",
  crew: "A second event on this day",
  minutesBetween: "Minutes between the two",
  answers: "Answers what the client asked",
} as const satisfies Partial<Record<BookingField, string>>;

const idOf = (field: string) => `booking-${field}`;

const requestOf = (
  values: FormState<BookingField>["values"],
  asked: string | null,
  requests: BookingFieldsProps["requests"] = [],
) => values.answers ?? asked ?? requests.find(({ type }) => type === "postpone")?.id ?? "";

interface BookingFieldsProps {
  /** Those that wait for an answer. */
  requests?: readonly { id: string; type: RequestType; subject: string }[];
  /** The one from whose page the DJ comes. */
  asked?: string | null;
  form: FormState<BookingField>;
  /** `inWords` has the price. */
  packages?: readonly { name: string; inWords: string }[];
  /** Offers hold or confirmed, and packages. */
  isNew?: boolean;
  /** The day already has an event. */
  isBeside?: boolean;
  /** Agreed, or offered by the settings. */
  tax?: SalesTax | null;
}

export function BookingFields({
  form,
  packages = [],
  requests = [],
  asked = null,
  isNew,
  isBeside,
  tax,
}: BookingFieldsProps) {
  const field = fieldsOf({ idOf, labels, form });
  const chosen = form.values.packageName;
  const packageNames = packages.map(({ name }) => name);
  const names = chosen && !packageNames.includes(chosen) ? [...packageNames, chosen] : packageNames;
  return (
    <>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
      <TextField {...field("eventDate")} type="date" />
      <TextField {...field("eventType")} />
      {isBeside ? (
        <>
          <ChoiceField
            {...field("crew")}
            entry={form.values.crew ?? ""}
            options={["", ...crews]}
            optionLabels={crewLabels}
            className="full"
            optional
            hint="To everybody else the day stays taken. Your agreements may say that you play one event a day: see their clauses first."
          />
          <TextField
            {...field("minutesBetween")}
            entry={form.values.minutesBetween ?? usualMinutesBetween}
            inputMode="decimal"
            hint="For the road, packing and setting up, where the same crew plays both."
          />
        </>
      ) : null}
      <TextField {...field("startTime")} type="time" className="half" />
      <TextField {...field("endTime")} type="time" className="half" />
      <TextField {...field("clientName")} autoComplete="off" />
      <TextField
        {...field("clientEmail")}
        type="email"
        autoComplete="off"
        optional
        hint={
          isNew
            ? "Without one nothing is mailed: you print, and tell by phone."
            : "Another address ends the client's links and keys to the plan, and signs out every browser."
        }
      />
      <TextField {...field("clientPhone")} type="tel" autoComplete="off" optional />
      <CompanyFields field={field} values={form.values} />
      {isNew ? (
        <TextField
          {...field("packageName")}
          autoComplete="off"
          hint="Its features go into the agreement. Under a name of your own the agreement promises only what its lines say."
        />
      ) : (
        <>
          <input type="hidden" name="packageWas" value={form.values.packageWas ?? chosen} />
          <input type="hidden" name="priceWas" value={form.values.priceWas ?? form.values.price} />
          <input type="hidden" name="endWas" value={form.values.endWas ?? form.values.endTime} />
          <input type="hidden" name="seen" value={form.values.seen ?? JSON.stringify(form.values)} />
          <SelectField {...field("packageName")} options={names} hint={<Prices packages={packages} />} />
        </>
      )}
      <TextField {...field("venue")} optional />
      <TextField {...field("city")} optional />
      {isNew ? null : <LineFields form={form} />}
      <TextField
        {...field("price")}
        inputMode="decimal"
        className="half"
        hint={tax && `Before ${taxInSentence(tax)}`}
      />
      <TextField {...field("deposit")} inputMode="decimal" className="half" />
      {tax ? (
        <>
          <ChoiceField
            {...field("salesTax")}
            label={tax.label}
            options={["on", "off"]}
            optionLabels={{ on: `${rateInWords(tax.rate)}, added to the price`, off: "None" }}
          />
          <TextField
            {...field("certificate")}
            optional
            hint="With its number no tax is added, and agreement and invoice name it."
          />
        </>
      ) : null}
      {requests.length > 0 ? (
        <SelectField
          {...field("answers")}
          entry={requestOf(form.values, asked, requests)}
          options={requests.map(({ id }) => id)}
          optionLabels={Object.fromEntries(requests.map(({ id, subject }) => [id, subject]))}
          placeholder="Nothing of it"
          optional
          hint="It then counts as answered, and leads the client to what you change."
        />
      ) : null}
      {isNew ? <ChoiceField {...field("status")} options={["confirmed", "hold"]} optionLabels={choiceLabels} /> : null}
      <TextArea {...field("note")} optional className="full" />
    </>
  );
}

const emptyLines = 3;

function LineFields({ form: { values, issues } }: Pick<BookingFieldsProps, "form">) {
  const list = (name: BookingField) => values[name]?.split("\n") ?? [];
  const [kinds, names, notes] = [list("lineKinds"), list("lineLabels"), list("lineNotes")];
  const [counts, amounts] = [list("lineCounts"), list("lineAmounts")];
  const filled = names.findLastIndex((name, at) => name !== "" || (amounts[at] ?? "") !== "") + 1;
  return (
    <fieldset className="full">
      <legend id={idOf("lineLabels")}>What is bought, how many, and dollars for one</legend>
      <FieldError id={idOf("lineLabels")} message={issueOf(issues, "lineLabels")} />
      {Array.from({ length: filled + emptyLines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are nothing but their places
        <p key={at} className="grid grid-cols-[1fr_4rem_7rem] gap-2 mb-2">
          <input type="hidden" name="lineKinds" value={kinds[at] ?? ""} />
          <input type="hidden" name="lineNotes" value={notes[at] ?? ""} />
          <input
            className="control"
            name="lineLabels"
            aria-label={`Line ${at + 1}`}
            maxLength={100}
            defaultValue={names[at] ?? ""}
          />
          <input
            className="control"
            name="lineCounts"
            aria-label={`Line ${at + 1}, how many`}
            inputMode="numeric"
            defaultValue={counts[at] ?? ""}
          />
          <input
            className="control"
            name="lineAmounts"
            aria-label={`Line ${at + 1}, dollars for one`}
            inputMode="decimal"
            defaultValue={amounts[at] ?? ""}
          />
        </p>
      ))}
      <p className="small text-muted">
        None of a line takes it off; a minus is a discount. The price is counted from the lines, and more or fewer extra
        hours move the end. Type another price, and what it differs by becomes a line.
      </p>
    </fieldset>
  );
}

function Prices({ packages }: Required<Pick<BookingFieldsProps, "packages">>) {
  return (
    <>
      {packages.map(({ name, inWords }) => (
        <span key={name} className="block">
          {name} {inWords}.
        </span>
      ))}
      Another package fills in its price for you to look at, unless you type one. The deposit stays.
    </>
  );
}

const usualMinutesBetween = "120";

const crewLabels = {
  "": "No, the day has one event",
  same: "Yes, the same crew plays both",
  other: "Yes, another crew plays it",
};

const choiceLabels = {
  confirmed: `${bookingStatusLabels.confirmed}: the date is taken`,
  hold: `${bookingStatusLabels.hold}: kept for now`,
};
