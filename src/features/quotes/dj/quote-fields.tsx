import { lengthInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { Tick } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { CompanyFields, companyLabels } from "../../bookings/dj/company-fields.tsx";
import type { Choice, Rates } from "../../prices/model.ts";
import { countOf, isIncluded, offerOf } from "../../prices/price-of.ts";
import { choiceOfEdit, mostOwnLines, netTerms, type QuoteEditField } from "./quote-form.ts";

const fieldId = (field: string) => `quote-${field}`;

const labels: Readonly<Partial<Record<string, string>>> = {
  eventType: "Event type",
  eventDate: "Date",
  city: "City",
  startTime: "Music from",
  endTime: "Until",
  venue: "Venue",
  offer: "Package",
  code: "Discount code",
  ownLabels: "Lines of your own",
  note: "Your words to the client",
  netDays: "The balance is due",
  certificate: "Certificate of exemption from tax",
  ...companyLabels,
};

interface QuoteFieldsProps {
  rates: Rates;
  form: FormState<QuoteEditField>;
  /** As the fields are now. */
  choice: Choice;
  isFirst: boolean;
}

export function QuoteFields({ rates, form, choice: now, isFirst }: QuoteFieldsProps) {
  const field = fieldsOf({ idOf: fieldId, labels, form });
  const choice = choiceOfEdit(form.values);
  const offer = offerOf(now, rates);
  const own = (name: "ownLabels" | "ownAmounts", at: number) => form.values[name]?.split("\n")[at] ?? "";
  const stays = form.values.ownStays?.split("\n") ?? [];
  const filled = Math.max(
    ...(["ownLabels", "ownAmounts"] as const).map((name) => (form.values[name] ?? "").trimEnd().split("\n").length),
  );
  const shown = Math.max(2, filled + 1);
  const lines = Array.from({ length: mostOwnLines }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are nothing but their places
    <p key={at} className="own-line">
      <input
        className="control"
        name="ownLabels"
        aria-label={`Line ${at + 1}`}
        defaultValue={own("ownLabels", at)}
        maxLength={100}
      />
      <input
        className="control"
        name="ownAmounts"
        aria-label={`Line ${at + 1}, in dollars`}
        inputMode="decimal"
        placeholder="-100"
        defaultValue={own("ownAmounts", at)}
      />
      <Tick
        name="ownStays"
        value={at}
        checked={stays.includes(String(at))}
        label={
          <>
            Stays<span className="visually-hidden"> in line {at + 1} when the quote has expired</span>
          </>
        }
      />
    </p>
  ));
  return (
    <>
      <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} takesFocus />
      <input type="hidden" name="key" value={form.values.key ?? ""} />
      <TextField {...field("eventType")} />
      <TextField {...field("eventDate")} type="date" />
      {isFirst ? (
        <p className="full small text-muted">Package, hours and town are the usual ones where the client named none.</p>
      ) : null}
      <TextField {...field("startTime")} type="time" className="half" />
      <TextField {...field("endTime")} type="time" className="half" />
      <SelectField {...field("city")} options={rates.zones.flatMap(({ cities }) => cities)} />
      <TextField {...field("venue")} optional />
      <SelectField
        {...field("offer")}
        options={rates.offers.map(({ id }) => id)}
        optionLabels={Object.fromEntries(
          rates.offers.map(({ id, name, hours }) => [id, `${name}, ${lengthInWords(hours)}`]),
        )}
      />
      <TextField {...field("code")} optional />
      <ul className="full add-on-rows">
        {rates.addOns
          .filter((addOn) => !addOn.isHour && !isIncluded(addOn, offer))
          .map((addOn) => (
            <li key={addOn.id}>
              <label htmlFor={fieldId(addOn.id)}>
                {addOn.name},{" "}
                <span className="text-muted">{[dollars(addOn.price), addOn.unit].filter(Boolean).join(" ")}</span>
              </label>
              <input type="hidden" name="addOns" value={addOn.id} />
              <input
                className="control"
                id={fieldId(addOn.id)}
                type="number"
                name="counts"
                min={0}
                max={addOn.most}
                defaultValue={countOf(addOn, choice, rates)}
              />
            </li>
          ))}
      </ul>
      <fieldset className="full">
        <legend id={fieldId("ownLabels")}>Lines of your own, with a minus for a discount</legend>
        {lines.slice(0, shown)}
        {shown < mostOwnLines ? (
          <details>
            <summary className="fold-summary">More lines</summary>
            {lines.slice(shown)}
          </details>
        ) : null}
        <p className="small text-muted">
          A discount is given for this quote alone: once it has expired and the client makes it again, it is left out,
          unless it stays.
        </p>
      </fieldset>
      <SelectField
        {...field("netDays")}
        className="full"
        entry={form.values.netDays ?? netTerms[0]}
        options={netTerms}
        optionLabels={{
          "0": "Before the event, as usual",
          three: "Before the event, in three equal parts",
          monthly: "Before the event, a part each month",
          "15": "15 days after it (net 15)",
          "30": "30 days after it (net 30)",
        }}
      />
      {rates.tax || form.values.certificate ? (
        <TextField
          {...field("certificate")}
          optional
          hint="With its number no tax is added, and quote, agreement and invoice name it."
        />
      ) : null}
      <CompanyFields field={field} values={form.values} />
      <TextArea {...field("note")} optional className="full" />
    </>
  );
}
