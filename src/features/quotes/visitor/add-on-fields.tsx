import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import type { AddOn, Choice, Rates } from "../../prices/model.ts";
import { countOf, isIncluded, offerOf } from "../../prices/price-of.ts";
import { RowText } from "../../prices/row-text.tsx";
import type { BuilderWords } from "./quote-form-state.ts";

function CountField({ addOn, count, step, words }: CountFieldProps) {
  const { id, most } = addOn;
  const { lessOf, moreOf } = words.builder;
  const name = words.price.rows?.[addOn.name] ?? addOn.name;
  const button = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={fill(by > 0 ? moreOf : lessOf, { name })}
      disabled={by > 0 ? count >= most : count <= 0}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector<HTMLInputElement>("input[name=counts]");
        if (input) step?.(input, by);
      }}
    >
      <span className={by > 0 ? "i-lucide-plus" : "i-lucide-minus"} aria-hidden="true" />
    </button>
  );
  return (
    <div className="quote-count" data-chosen={count > 0 || undefined}>
      <input type="hidden" name="addOns" value={id} />
      {step ? button(-1) : null}
      <input
        type="number"
        name="counts"
        aria-labelledby={`${id}-name`}
        min={0}
        max={most}
        step={1}
        inputMode="numeric"
        defaultValue={count}
      />
      {step ? button(1) : null}
    </div>
  );
}

interface CountFieldProps extends Pick<AddOnFieldsProps, "step" | "words"> {
  addOn: AddOn;
  count: number;
}

interface AddOnFieldsProps {
  choice: Choice;
  rates: Rates;
  words: BuilderWords;
  step?: ((input: HTMLInputElement, by: 1 | -1) => void) | undefined;
}

/** The package's own add-ons are ticked. */
export function AddOnFields({ choice, rates, step, words }: AddOnFieldsProps) {
  const { builder, price } = words;
  const offer = offerOf(choice, rates);
  return (
    <ul className="quote-add-ons full">
      {rates.addOns.map((addOn) => {
        const included = isIncluded(addOn, offer);
        return (
          <li key={addOn.id}>
            <div>
              <b id={`${addOn.id}-name`}>
                <RowText text={addOn.name} rows={price.rows} />
              </b>{" "}
              {included ? null : (
                <span className="small text-muted whole">
                  {dollars(addOn.price)} {addOn.unit ? <RowText text={addOn.unit} rows={price.rows} /> : null}
                </span>
              )}
              <p className="small text-muted">
                {included ? fill(builder.partOf, { name: offer?.name ?? "" }) : null}
                {!included && addOn.note ? <RowText text={addOn.note} rows={price.rows} /> : null}
              </p>
            </div>
            {included ? (
              <p className="quote-included">
                <span className="i-lucide-check" aria-hidden="true" />
                {builder.included}
              </p>
            ) : addOn.isHour ? (
              <output className="quote-hours" aria-labelledby={`${addOn.id}-name`}>
                {countOf(addOn, choice, rates) || null}
              </output>
            ) : (
              <CountField addOn={addOn} count={countOf(addOn, choice, rates)} step={step} words={words} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
