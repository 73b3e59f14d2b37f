import { useSetAtom } from "jotai";
import { type FormEvent, useEffect, useState } from "react";
import { isEventCategory } from "../../../content/categories.ts";
import { ui } from "../../../content/words/en/ui.ts";
import { type CalendarDate, isCalendarDate } from "../../../platform/dates.ts";
import { toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { read, sendFailure } from "../../../platform/islands/request.ts";
import { textsIn } from "../../../platform/islands/texts-in.ts";
import { useFormPost } from "../../../platform/islands/use-form-post.ts";
import { fill } from "../../../platform/language.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { EmailField } from "../../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Honeypot } from "../../../platform/ui/honeypot.tsx";
import { PrivacyNote } from "../../../platform/ui/privacy-note.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { UiWords } from "../../../platform/ui/words.ts";
import { type DateAnswer, dateAnswer } from "../../dates/model.ts";
import { codeFollowing, codeIssue } from "../../prices/codes.ts";
import { priceOf } from "../../prices/price-of.ts";
import { api, dateApi, paths } from "../../site/paths.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { DayFields } from "./day-fields.tsx";
import { choiceOf, quoteForm, quoteReceipt } from "./form.ts";
import { OfferFields } from "./offer-fields.tsx";
import { PriceAside, QuoteSheet } from "./price-aside.tsx";
import type { QuoteBuilderProps } from "./quote-form-state.ts";

const fieldId = (field: string) => `quote-${field}`;

/** The server prices each round until it hydrates. */
function QuoteBuilder({ words, ...props }: QuoteBuilderProps) {
  return (
    <UiWords value={words.ui ?? ui}>
      <Builder words={words} {...props} />
    </UiWords>
  );
}

function Builder({ rates, open, answer: first, form: initial, codeNote = null, words }: QuoteBuilderProps) {
  const { builder, errors, failures, formats } = words;
  const fieldLabels: Readonly<Record<string, string>> = builder.labels;
  const codeRound = `${formats.prefix}${paths.quote}#${fieldId("code")}`;
  const showToast = useSetAtom(toastAtom);
  const { form, sending, formProps } = useFormPost({
    path: formats.prefix + api.quote,
    schema: quoteForm,
    answer: quoteReceipt,
    form: initial,
    errors,
    onAnswer: ({ to }) => location.assign(to),
    onFailure: (error) => showToast(sendFailure(error, builder.failed, failures)),
  });
  const [values, setValues] = useState(form.values);
  const [followed, setFollowed] = useState(codeNote);
  const [isLive, setLive] = useState(false);
  const answer = useDateAnswer(values.eventDate ?? "", first);
  const element = formProps.ref;

  const look = () => element.current && setValues(textsIn(element.current));
  const follow = (category = "") => {
    const code = element.current?.querySelector<HTMLInputElement>("input[name=code]");
    if (!code || !isEventCategory(category)) return;
    const next = codeFollowing(category, code.value, rates.codes, words);
    code.value = next.code;
    setFollowed(next.note);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, to take over what was typed before hydration.
  useEffect(() => {
    setLive(true);
    const typed = element.current ? textsIn(element.current).eventCategory : undefined;
    if (typed !== values.eventCategory) follow(typed);
    look();
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    formProps.onInput(event);
    const changed = event.target;
    if (changed instanceof HTMLInputElement && changed.name === "eventCategory") follow(changed.value);
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
  const heading = (step: number, name: string) => (
    <h2 className="h3 full quote-step">
      <b className="display" aria-hidden="true">
        {step}
      </b>
      {name}
    </h2>
  );

  const sums = (
    <>
      <b className="display">{billDollars(price.total)}</b>
      <small>{fill(builder.depositIs, { amount: dollars(price.deposit) })}</small>
    </>
  );
  const eventTypes: Readonly<Record<string, string>> = builder.eventTypes ?? {};
  const [type = ""] = [values.eventType];
  const priced = { choice, rates, sending, words, eventType: eventTypes[type] ?? type };

  return (
    <form
      {...formProps}
      onInput={onInput}
      onSubmit={onSubmit}
      action={formats.prefix + api.quote}
      className="wrap quote-grid"
      aria-label={builder.form}
    >
      <div className="form-grid quote-fields">
        {/* Enter in a field without a script asks for the price, and sends nothing. */}
        <button
          className="visually-hidden"
          type="submit"
          formAction={formats.prefix + paths.quote}
          formNoValidate
          tabIndex={-1}
          aria-hidden="true"
        >
          {builder.update}
        </button>
        <ErrorSummary issues={form.issues} labels={fieldLabels} idOf={fieldId} takesFocus />
        <Honeypot id={fieldId("leaveBlank")} />
        <input type="hidden" name="service" value={form.values.service ?? ""} />
        {heading(1, builder.theDay)}
        <DayFields
          {...{ field, choice, rates, open, answer, words, category: values.eventCategory }}
          takeDate={isLive ? takeDate : undefined}
        />
        {heading(2, builder.thePackage)}
        <OfferFields field={field} choice={choice} rates={rates} words={words} />
        {heading(3, builder.extras)}
        <AddOnFields choice={choice} rates={rates} step={isLive ? step : undefined} words={words} />
        {heading(4, builder.theCode)}
        <div className="quote-code full">
          <TextField
            {...field("code")}
            optional
            hint={[
              followed,
              isCounted && saves
                ? fill(builder.codeTakes, { code: choice.code.trim().toUpperCase(), amount: dollars(-saves.amount) })
                : null,
              followed || isCounted ? null : builder.everybodyHasOne,
              builder.codeTakesOff,
              builder.codeTakesNoMore,
            ]
              .filter(Boolean)
              .join(" ")}
          />
          <button className="btn btn-secondary btn-small" type="submit" formAction={codeRound} formNoValidate>
            {builder.applyCode}
          </button>
        </div>
        {heading(5, builder.whereTo)}
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
            {builder.send}
          </button>
        </p>
      </div>
      <PriceAside {...priced} />
      {isLive ? <QuoteSheet {...priced} id={fieldId("sums")} /> : null}
    </form>
  );
}

export default island("quote-builder", QuoteBuilder);

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
