import { useEffect, useRef, useState } from "react";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { textsIn } from "../../../platform/islands/texts-in.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import type { Price, Rates } from "../../prices/model.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { changesBetween } from "../../prices/renewal.ts";
import { quotedPrice } from "../quoted-price.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { choiceOfEdit, type QuoteEditField } from "./quote-form.ts";

interface QuoteEditorProps {
  action: string;
  rates: Rates;
  form: FormState<QuoteEditField>;
  /** The newest version's price. */
  before: Price | null;
  today: CalendarDate;
}

/** Counts while the DJ types; the server does it when asked until then. */
function QuoteEditor({ action, rates, form, before, today }: QuoteEditorProps) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(form.values);
  const count = () => element.current && setValues(textsIn(element.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, to take over what was typed before hydration.
  useEffect(() => void count(), []);
  const choice = choiceOfEdit(values);
  const price = quotedPrice(choice, rates, today);
  const changes = before ? changesBetween(before, price) : [];
  return (
    <form ref={element} className="admin-columns" method="post" action={action} onInput={count}>
      <Panel id="quote-next" title={before ? "The next version" : "A quote"}>
        <div className="form-grid">
          <QuoteFields rates={rates} form={form} choice={choice} isFirst={before === null} />
        </div>
      </Panel>
      <div className="quote-cost" id="quote-cost">
        <PriceSummary price={price} today={today} head={<h2 className="h3">What it costs</h2>} deposit=", when signed">
          {changes.length > 0 ? (
            <ul className="small text-muted">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : null}
          <p className="quote-end">
            <button className="btn btn-secondary quote-recount" type="submit" name="look" value="1" formNoValidate>
              Show the price
            </button>
            <a href="#quote-cost">
              <b className="display">{billDollars(price.total)}</b>
              <small>deposit {dollars(price.deposit)}</small>
            </a>
            <button className="btn btn-primary" type="submit">
              Send this quote
            </button>
          </p>
        </PriceSummary>
      </div>
    </form>
  );
}

export default island("quote-editor", QuoteEditor);
