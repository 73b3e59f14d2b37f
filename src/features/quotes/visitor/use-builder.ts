import { useEffect, useState } from "react";
import { isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { read } from "../../../platform/islands/request.ts";
import { type DateAnswer, dateAnswer } from "../../dates/model.ts";
import { dateApi } from "../../site/paths.ts";
import type { QuoteField } from "./form.ts";

/** What stands in a form, by name; several values of one name stand one a line. */
export function textsIn(form: HTMLFormElement): FormState<QuoteField>["values"] {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join("\n")]));
}

/** What is known of `date`: what the page brought, then what the server says. `null` while nobody knows. */
export function useDateAnswer(date: string, first: DateAnswer | null): DateAnswer | null {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    if (!isCalendarDate(date)) return setAnswer(null);
    if (first?.date === date) return setAnswer(first);
    let isWanted = true;
    setAnswer((known) => (known?.date === date ? known : null));
    const told = (next: DateAnswer | null) => {
      if (isWanted) setAnswer(next);
    };
    read(dateApi(date), dateAnswer).then(told, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [date, first]);
  return answer;
}
