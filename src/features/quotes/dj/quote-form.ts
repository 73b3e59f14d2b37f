import * as z from "zod/mini";
import { categoryOfEventType } from "../../../content/event-types.ts";
import {
  calendarDate,
  choice,
  limits,
  optionalLine,
  optionalText,
  requiredLine,
  textList,
  timeOfDay,
} from "../../../platform/fields/fields.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { onPaper, optionalOnPaper } from "../../../platform/fields/on-paper.ts";
import { signedCentsOf } from "../../../platform/money.ts";
import { type Choice, type OwnLine, quotedPlans } from "../../prices/model.ts";
import { countsOf } from "../../prices/price-of.ts";

export const mostOwnLines = 8;

export const netTerms = ["0", ...quotedPlans, "15", "30"] as const;

/** `key` is the form's own: sending it twice makes one version. */
export const quoteEditForm = z.object({
  key: z.uuid("Please reload the page and send again"),
  eventType: requiredLine(limits.name, "Please enter the event type").check(onPaper),
  eventDate: calendarDate("Please enter a valid date"),
  city: requiredLine(limits.name, "Please choose the city").check(onPaper),
  startTime: timeOfDay("Please enter when the music begins"),
  endTime: timeOfDay("Please enter when the music ends"),
  venue: optionalOnPaper(limits.venue),
  offer: requiredLine(limits.name, "Please choose a package"),
  addOns: textList,
  counts: textList,
  code: optionalLine(limits.name),
  /** Of exemption from sales tax. */
  certificate: optionalOnPaper(limits.name),
  /** Days after the event for a company's balance; 0: before it, perhaps in parts. */
  netDays: z._default(choice(netTerms, "Please say when the balance is due"), netTerms[0]),
  ownLabels: z.pipe(textList, z.array(z.string().check(onPaper))),
  ownAmounts: textList,
  /** Indexes of lines that a renewal keeps. */
  ownStays: textList,
  note: optionalText(limits.details),
  companyName: optionalOnPaper(limits.company),
  billingAddress: optionalText(limits.billing),
  purchaseOrder: optionalLine(limits.name),
  /** Previews the price alone. */
  look: z.optional(z.string()),
});

export type QuoteEdit = z.output<typeof quoteEditForm>;
export type QuoteEditField = keyof z.input<typeof quoteEditForm>;

export function ownLineIssues({ ownLabels, ownAmounts }: QuoteEdit): FieldIssue[] {
  const wrong = ownLabels.some(
    (label, at) =>
      (label.trim() === "") !== ((ownAmounts[at] ?? "").trim() === "") ||
      (label.trim() !== "" && signedCentsOf(ownAmounts[at] ?? "") === null),
  );
  return wrong
    ? [{ path: "ownLabels", message: "Each line of your own needs a name and an amount, such as 100 or -100" }]
    : [];
}

const ownLinesOf = (labels: readonly string[], amounts: readonly string[], stays: readonly string[]): OwnLine[] =>
  labels.slice(0, mostOwnLines).flatMap((label, at) => {
    const amount = signedCentsOf(amounts[at] ?? "");
    if (!label.trim() || amount === null) return [];
    return [{ label: label.trim(), amount, ...(stays.includes(String(at)) ? { stays: true } : {}) }];
  });

export function choiceOfEdit(values: FormState<QuoteEditField>["values"]): Choice {
  const { offer = "", eventDate = "", startTime = "", endTime = "", city = "", code = "" } = values;
  const category = categoryOfEventType(values.eventType ?? "");
  const list = (text = "") => text.split("\n");
  const parts = quotedPlans.find((plan) => plan === values.netDays);
  return {
    offer,
    eventDate,
    startTime,
    endTime,
    city,
    code,
    category,
    ...(values.certificate?.trim() ? { certificate: values.certificate.trim() } : {}),
    ...(Number(values.netDays) > 0 ? { netDays: Number(values.netDays) } : {}),
    ...(parts ? { parts } : {}),
    counts: countsOf(list(values.addOns), list(values.counts)),
    ownLines: ownLinesOf(list(values.ownLabels), list(values.ownAmounts), list(values.ownStays)),
  };
}

export const textsOfChoice = ({
  counts,
  ownLines,
  netDays = 0,
  parts,
  category: _,
  ...choice
}: Choice): FormState<QuoteEditField>["values"] => ({
  ...choice,
  netDays: parts ?? String(netDays),
  addOns: Object.keys(counts).join("\n"),
  counts: Object.values(counts).join("\n"),
  ownLabels: ownLines.map(({ label }) => label).join("\n"),
  ownAmounts: ownLines.map(({ amount }) => String(amount / 100)).join("\n"),
  ownStays: ownLines.flatMap(({ stays }, at) => (stays ? [String(at)] : [])).join("\n"),
});
