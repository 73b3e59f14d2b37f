import { fill, lengthIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { Choices } from "../../../platform/ui/choices.tsx";
import { holdingCode, lessPercent } from "../../prices/codes.ts";
import type { Choice, Rates } from "../../prices/model.ts";
import { RowText } from "../../prices/row-text.tsx";
import { isOnOffers, taxInSentence } from "../../prices/tax.ts";
import type { BuilderWords, FieldOf } from "./quote-form-state.ts";

interface OfferFieldsProps {
  field: FieldOf;
  choice: Choice;
  rates: Rates;
  words: BuilderWords;
}

export function OfferFields({ field, choice, rates, words }: OfferFieldsProps) {
  const { builder, formats, price } = words;
  const { id, name, entry, ...frame } = field("offer");
  return (
    <Choices {...frame} id={id} name={name} className="full quote-offers">
      {rates.offers.map((offer, at) => {
        const held = holdingCode({ ...choice, offer: offer.id }, rates);
        const notes = [
          held ? fill(builder.withCode, { price: dollars(lessPercent(offer.price, held.percent)) }) : null,
          rates.tax && isOnOffers(rates.tax) ? fill(builder.plusTax, { tax: taxInSentence(rates.tax) }) : null,
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
              <span>{fill(builder.music, { length: lengthIn(formats, offer.hours) })}</span>
              {offer.features.map((feature) => (
                <span key={feature}>
                  <RowText text={feature} rows={price.rows} />
                </span>
              ))}
            </span>
          </label>
        );
      })}
    </Choices>
  );
}
