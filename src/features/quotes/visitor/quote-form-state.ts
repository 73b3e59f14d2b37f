import type { quotes } from "../../../content/words/en/quotes.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { Span } from "../../../platform/months.ts";
import type { OtherWords } from "../../../platform/pages/words.ts";
import type { DateAnswer } from "../../dates/model.ts";
import type { Rates } from "../../prices/model.ts";
import type { PriceWords } from "../../prices/price-words.ts";
import type { QuoteField } from "./form.ts";

export interface BuilderWords extends PriceWords {
  builder: (typeof quotes)["builder"];
}

export interface QuoteBuilderProps {
  words: BuilderWords & OtherWords;
  rates: Rates;
  open: Span;
  answer: DateAnswer | null;
  form: FormState<QuoteField>;
  codeNote?: string | null;
}

export type FieldOf = (name: QuoteField) => {
  id: string;
  name: QuoteField;
  label: string;
  error: string | undefined;
  entry: string | undefined;
};
