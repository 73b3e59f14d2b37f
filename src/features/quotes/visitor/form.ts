import * as z from "zod/mini";
import { eventCategories, isEventCategory } from "../../../content/categories.ts";
import { leadEventTypes } from "../../../content/event-types.ts";
import { errors } from "../../../content/words/en/errors.ts";
import {
  calendarDate,
  choice,
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalLine,
  optionalText,
  phoneLine,
  requiredLine,
  textList,
  timeOfDay,
} from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { onPaper, optionalOnPaper } from "../../../platform/fields/on-paper.ts";
import type { Choice, DatedChoice } from "../../prices/model.ts";
import { countsOf } from "../../prices/price-of.ts";

/** Also for `POST /api/quote`; no client sends a price. */
export const quoteForm = z
  .object({
    eventCategory: choice(eventCategories, errors.kind),
    eventType: requiredLine(limits.name, errors.eventType),
    eventDate: calendarDate(errors.date),
    city: requiredLine(limits.name, errors.city).check(onPaper),
    startTime: timeOfDay(errors.startTime),
    endTime: timeOfDay(errors.endTime),
    venue: optionalOnPaper(limits.venue),
    /** Path of the page of a single service. */
    service: optionalLine(limits.name),
    offer: requiredLine(limits.name, errors.offer),
    addOns: textList,
    counts: textList,
    code: optionalLine(limits.name),
    firstName: requiredLine(limits.name, errors.firstName).check(onPaper),
    lastName: requiredLine(limits.name, errors.lastName).check(onPaper),
    email: email(errors.email),
    phone: phoneLine,
    companyName: optionalOnPaper(limits.company),
    billingAddress: optionalText(limits.billing),
    purchaseOrder: optionalLine(limits.name),
    leaveBlank: honeypot,
    idempotencyKey,
  })
  .check(
    z.refine(({ eventCategory, eventType }) => leadEventTypes[eventCategory].some((type) => type === eventType), {
      path: ["eventType"],
      message: errors.eventType,
    }),
    z.refine(({ startTime, endTime }) => startTime !== endTime, {
      path: ["endTime"],
      message: errors.endAfter,
    }),
  );

export type AskedQuote = z.output<typeof quoteForm>;

export type QuoteField = keyof z.input<typeof quoteForm>;

export const quoteReceipt = z.object({ to: z.string() });

export function choiceOf(values: FormState<QuoteField>["values"]): Choice {
  const { offer = "", eventDate = "", startTime = "", endTime = "", city = "", code = "" } = values;
  const category = isEventCategory(values.eventCategory) ? values.eventCategory : null;
  const [ids, counts] = [values.addOns ?? "", values.counts ?? ""].map((lines) => lines.split("\n"));
  return {
    offer,
    eventDate,
    startTime,
    endTime,
    city,
    code,
    category,
    counts: countsOf(ids ?? [], counts ?? []),
    ownLines: [],
  };
}

export const choiceOfForm = ({ addOns, counts, code, ...form }: AskedQuote): DatedChoice => ({
  offer: form.offer,
  eventDate: form.eventDate,
  startTime: form.startTime,
  endTime: form.endTime,
  city: form.city,
  code: code ?? "",
  category: form.eventCategory,
  counts: countsOf(addOns, counts),
  ownLines: [],
});
