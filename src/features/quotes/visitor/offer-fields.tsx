import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { Choices } from "../../../platform/ui/choices.tsx";
import { holdingCode, lessPercent } from "../../prices/codes.ts";
import type { Choice, Rates } from "../../prices/model.ts";
import { taxInSentence } from "../../prices/tax.ts";
import type { FieldOf } from "./quote-form-state.ts";

export function OfferFields({ field, choice, rates }: { field: FieldOf; choice: Choice; rates: Rates }) {
  const { id, name, entry, ...frame } = field("offer");
  return (
    <Choices {...frame} id={id} name={name} className="full quote-offers">
      {rates.offers.map((offer, at) => {
        const held = holdingCode({ ...choice, offer: offer.id }, rates);
        const notes = [
          held ? `${dollars(lessPercent(offer.price, held.percent))} with your code` : null,
          rates.tax ? `plus ${taxInSentence(rates.tax)}` : null,
        ].filter(Boolean);
        return (
          <label key={offer.id} className="choice quote-offer">
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={offer.id}
              required
              defaultChecked={offer.id === entry}
            />
            <span className="i-lucide-check" aria-hidden="true" />
            <b className="quote-offer-name">{offer.name}</b>
            <span className="quote-offer-price">
              <b className="display">{dollars(offer.price)}</b>
              {notes.length > 0 ? <small>{notes.join(", ")}</small> : null}
            </span>
            <span className="quote-offer-parts">
              {[`${lengthInWords(offer.hours)} of music`, ...offer.features].map((feature) => (
                <span key={feature}>{feature}</span>
              ))}
            </span>
          </label>
        );
      })}
    </Choices>
  );
}
