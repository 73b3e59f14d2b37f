import type { FormState } from "../../../platform/fields/form-state.ts";
import type { Span } from "../../../platform/months.ts";
import type { DateAnswer } from "../../dates/model.ts";
import type { Rates } from "../../prices/model.ts";
import type { QuoteField } from "./form.ts";

/** What the builder begins with, on the server and in the browser alike. */
export interface QuoteBuilderProps {
  rates: Rates;
  /** The days that can be asked for. */
  open: Span;
  /** What is known of the date that is filled in. */
  answer: DateAnswer | null;
  form: FormState<QuoteField>;
}

/** Gives what a field of the builder shows, as {@link fieldsOf} of `ui/fields-of.ts` makes it. */
export type FieldOf = (name: QuoteField) => {
  id: string;
  name: QuoteField;
  label: string;
  error: string | undefined;
  entry: string | undefined;
};
