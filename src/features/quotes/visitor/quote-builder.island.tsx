import { useSetAtom } from "jotai";
import { type FormEvent, useEffect, useState } from "react";
import { isEventCategory } from "../../../content/categories.ts";
import { codeTakesNoMore, codeTakesOff } from "../../../content/offers.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { read, sendFailure } from "../../../platform/islands/request.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../../platform/ui/privacy-note.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { type DateAnswer, dateAnswer } from "../../dates/model.ts";
import { codeFollowing, codeIssue } from "../../prices/codes.ts";
import { priceOf } from "../../prices/price-of.ts";
import { api, dateApi, paths } from "../../site/paths.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { DayFields } from "./day-fields.tsx";
import type { QuoteField } from "./form.ts";
import { choiceOf, quoteForm, quoteReceipt } from "./form.ts";
import { OfferFields } from "./offer-fields.tsx";
import { PriceAside, QuoteSheet } from "./price-aside.tsx";
import type { QuoteBuilderProps } from "./quote-form-state.ts";

const fieldId = (field: string) => `quote-${field}`;

const codeRound = `${paths.quote}#${fieldId("code")}`;

const fieldLabels: Readonly<Record<string, string>> = {
  eventCategory: "Kind of event",
  eventType: "Event type",
  eventDate: "Date",
  city: "Venue city",
  startTime: "Music from",
  endTime: "Until",
  venue: "Venue",
  offer: "Package",
  code: "Discount code",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  companyName: "Company name",
  billingAddress: "Billing address",
  purchaseOrder: "Purchase order number",
};

/** The server prices each round until it hydrates. */
function QuoteBuilder({ rates, open, answer: first, form: initial, codeNote = null }: QuoteBuilderProps) {
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path: api.quote,
    schema: quoteForm,
    answer: quoteReceipt,
    form: initial,
    onAnswer: ({ to }) => location.assign(to),
    onFailure: (error) => showToast(sendFailure(error, "Unable to send your quote")),
  });
  const [values, setValues] = useState(form.values);
  const [followed, setFollowed] = useState(codeNote);
  const [isLive, setLive] = useState(false);
  const answer = useDateAnswer(values.eventDate ?? "", first);
  const element = formProps.ref;

  // Takes over what was typed before hydration.
  useEffect(() => {
    setLive(true);
    if (element.current) setValues(textsIn(element.current));
  }, [element]);

  const look = () => element.current && setValues(textsIn(element.current));
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    const [changed, code] = [event.target, element.current?.querySelector<HTMLInputElement>("input[name=code]")];
    if (
      code &&
      changed instanceof HTMLInputElement &&
      changed.name === "eventCategory" &&
      isEventCategory(changed.value)
    ) {
      const next = codeFollowing(changed.value, code.value, rates.codes);
      code.value = next.code;
      setFollowed(next.note);
    }
    look();
  };
  // The page has only the published codes.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button?.getAttribute("formaction") !== codeRound) formProps.onSubmit(event);
  };
  const takeDate = (date: CalendarDate) => {
    const input = element.current?.querySelector<HTMLInputElement>("input[name=eventDate]");
    if (!input) return;
    input.value = date;
    input.focus();
    look();
  };
  const step = (input: HTMLInputElement, by: 1 | -1) => {
    input.value = String(Math.max(0, (Number(input.value) || 0) + by));
    look();
  };

  const choice = choiceOf(values);
  const price = priceOf(choice, rates);
  const isCounted = choice.code.trim() !== "" && codeIssue(choice, rates) === null;
  const saves = price.lines.find(({ kind }) => kind === "discount");
  const field = fieldsOf({ idOf: fieldId, labels: fieldLabels, form });
  const heading = (step: number, words: string) => (
    <h2 className="h3 full quote-step">
      <b className="display" aria-hidden="true">
        {step}
      </b>
      {words}
    </h2>
  );

  const sums = (
    <>
      <b className="display">{billDollars(price.total)}</b>
      <small>deposit {dollars(price.deposit)}</small>
    </>
  );
  const priced = { choice, rates, sending, eventType: values.eventType ?? "" };

  return (
    <form
      {...formProps}
      onInput={onInput}
      onSubmit={onSubmit}
      action={api.quote}
      className="wrap quote-grid"
      aria-label="Your quote"
    >
      <div className="form-grid quote-fields">
        {/* Enter in a field without a script asks for the price, and sends nothing. */}
        <button
          className="visually-hidden"
          type="submit"
          formAction={paths.quote}
          formNoValidate
          tabIndex={-1}
          aria-hidden="true"
        >
          Update the price
        </button>
        <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} takesFocus />
        <Honeypot id={fieldId("leaveBlank")} />
        <input type="hidden" name="service" value={form.values.service ?? ""} />
        {heading(1, "The day")}
        <DayFields
          {...{ field, choice, rates, open, answer, category: values.eventCategory }}
          takeDate={isLive ? takeDate : undefined}
        />
        {heading(2, "The package")}
        <OfferFields field={field} choice={choice} rates={rates} />
        {heading(3, "Add what you like")}
        <AddOnFields choice={choice} rates={rates} step={isLive ? step : undefined} />
        {heading(4, "Your code")}
        <TextField
          {...field("code")}
          optional
          className="full"
          hint={[
            followed,
            isCounted && saves ? `${choice.code.trim().toUpperCase()} takes ${dollars(-saves.amount)} off.` : null,
            followed || isCounted ? null : "Whoever asks for a quote has one.",
            codeTakesOff,
            codeTakesNoMore,
          ]
            .filter(Boolean)
            .join(" ")}
        />
        <button className="btn btn-secondary btn-small" type="submit" formAction={codeRound} formNoValidate>
          Apply code
        </button>
        {heading(5, "Where does it go?")}
        <TextField {...field("firstName")} autoComplete="given-name" className="half" />
        <TextField {...field("lastName")} autoComplete="family-name" className="half" />
        <EmailField {...field("email")} />
        <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="(555) 555-0100" optional />
        {values.eventCategory === "corporate" ? (
          <>
            <TextField {...field("companyName")} autoComplete="organization" optional className="full" />
            <TextArea {...field("billingAddress")} optional className="full" />
            <TextField {...field("purchaseOrder")} autoComplete="off" optional className="full" />
          </>
        ) : null}
        <PrivacyNote />
        <p className="quote-bar">
          {isLive ? (
            <button type="button" popoverTarget={fieldId("sums")}>
              {sums}
            </button>
          ) : (
            <a href="#your-price">{sums}</a>
          )}
          <button className="btn btn-primary" type="submit" disabled={sending}>
            Send me this quote
          </button>
        </p>
      </div>
      <PriceAside {...priced} />
      {isLive ? <QuoteSheet {...priced} id={fieldId("sums")} /> : null}
    </form>
  );
}

export default island("quote-builder", QuoteBuilder);

/** Values of one name are joined by line breaks. */
function textsIn(form: HTMLFormElement): FormState<QuoteField>["values"] {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join("\n")]));
}

/** `null` while unknown. */
function useDateAnswer(date: string, first: DateAnswer | null): DateAnswer | null {
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
