import { dollars } from "../../../platform/money.ts";
import type { AddOn } from "../../prices/model.ts";
import { countOf, isIncluded, offerOf } from "../../prices/price-of.ts";
import { type AddOnFieldsProps, CountField } from "./count-field.tsx";

const priceOfOne = ({ price, unit }: AddOn): string => [dollars(price), unit].filter(Boolean).join(" ");

/** What there is beside the package, and how many of each. Hours follow from the times, and what the package has is ticked. */
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
