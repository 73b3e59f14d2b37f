import * as z from "zod/mini";
import { eventCategories, isEventCategory } from "../../../content/categories.ts";
import { leadEventTypes } from "../../../content/event-types.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { calendarDate, timeOfDay } from "../../../platform/fields/date-fields.ts";
import {
  email,
  honeypot,
  idempotencyKey,
  limits,
  optionalLine,
  optionalText,
  phoneLine,
  requiredLine,
  textList,
} from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { onPaper, optionalOnPaper } from "../../../platform/fields/on-paper.ts";
import type { Choice, DatedChoice } from "../../prices/model.ts";
import { countsOf } from "../../prices/price-of.ts";

const selectEventType = "Please select an event type";

/** Also for `POST /api/quote`; no client sends a price. */
export const quoteForm = z
  .object({
    eventCategory: choice(eventCategories, "Please choose the kind of event"),
    eventType: requiredLine(limits.name, selectEventType),
    eventDate: calendarDate("Please enter a valid date"),
    city: requiredLine(limits.name, "Please choose the city of the venue").check(onPaper),
    startTime: timeOfDay("Please enter when the music begins"),
    endTime: timeOfDay("Please enter when the music ends"),
    venue: optionalOnPaper(limits.venue),
    /** Path of the page of a single service. */
    service: optionalLine(limits.name),
    offer: requiredLine(limits.name, "Please choose a package"),
    addOns: textList,
    counts: textList,
    code: optionalLine(limits.name),
    firstName: requiredLine(limits.name, "First name is required").check(onPaper),
    lastName: requiredLine(limits.name, "Last name is required").check(onPaper),
    email: email("Please enter a valid email"),
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
      message: selectEventType,
    }),
    z.refine(({ startTime, endTime }) => startTime !== endTime, {
      path: ["endTime"],
      message: "Please enter an end after the beginning",
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
