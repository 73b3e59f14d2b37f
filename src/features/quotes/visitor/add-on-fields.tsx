import { dollars } from "../../../platform/money.ts";
import type { AddOn, Choice, Rates } from "../../prices/model.ts";
import { countOf, isIncluded, offerOf } from "../../prices/price-of.ts";

function CountField({ addOn, count, step }: { addOn: AddOn; count: number } & Pick<AddOnFieldsProps, "step">) {
  const { id, name, most } = addOn;
  const button = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={`${by > 0 ? "One more of" : "One less of"} ${name}`}
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

interface AddOnFieldsProps {
  choice: Choice;
  rates: Rates;
  step?: ((input: HTMLInputElement, by: 1 | -1) => void) | undefined;
}

const priceOfOne = ({ price, unit }: AddOn): string => [dollars(price), unit].filter(Boolean).join(" ");

/** The package's own add-ons are ticked. */
export function AddOnFields({ choice, rates, step }: AddOnFieldsProps) {
  const offer = offerOf(choice, rates);
  return (
    <ul className="quote-add-ons full">
      {rates.addOns.map((addOn) => {
        const included = isIncluded(addOn, offer);
        return (
          <li key={addOn.id}>
            <div>
              <b id={`${addOn.id}-name`}>{addOn.name}</b>
              <p className="small text-muted">{included ? `Part of ${offer?.name}` : addOn.note}</p>
            </div>
            {included ? (
              <p className="quote-included">
                <span className="i-lucide-check" aria-hidden="true" />
                Included
              </p>
            ) : (
              <>
                <p className="small text-muted">{priceOfOne(addOn)}</p>
                {addOn.isHour ? (
                  <output className="quote-hours" aria-labelledby={`${addOn.id}-name`}>
                    {countOf(addOn, choice, rates)}
                  </output>
                ) : (
                  <CountField addOn={addOn} count={countOf(addOn, choice, rates)} step={step} />
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
