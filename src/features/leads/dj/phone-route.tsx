import { type Context, Hono } from "hono";
import { categoryOfEventType, leadEventTypes } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { clockOf } from "../../../platform/dates.ts";
import { lengthInWords } from "../../../platform/english.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { languageName } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { allWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { actorOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type Choice, type Rates, sumOf } from "../../prices/model.ts";
import { offerOf, priceOf, travelLines } from "../../prices/price-of.ts";
import { withoutTax } from "../../prices/tax.ts";
import { readBuilder } from "../../quotes/read-builder.ts";
import { forDj, quotableIssues } from "../../quotes/receive-quote.ts";
import { sendVersion } from "../../quotes/versions.ts";
import { withQuery } from "../../site/paths.ts";
import { receiveCall } from "../receive-lead.ts";
import { type PhoneCall, type PhoneField, phoneForm } from "./form.ts";
import { leadPaths } from "./paths.ts";

/** Hour. */
const usualStart = 18;

/** Makes a difference from the package's price a line of its own. */
function choiceOf({ eventDate, city, offer, price }: PhoneCall, rates: Rates): Choice {
  const hours = offerOf({ offer: offer ?? "" }, rates)?.hours ?? 0;
  const choice: Choice = {
    offer: offer ?? "",
    eventDate: eventDate ?? "",
    city: city ?? "",
    code: "",
    counts: {},
    ownLines: [],
    startTime: clockOf(60 * usualStart),
    endTime: clockOf(60 * (usualStart + hours)),
  };
  const difference = price === null ? 0 : price - sumOf(withoutTax(priceOf(choice, rates).lines));
  return difference === 0
    ? choice
    : { ...choice, ownLines: [{ label: "Agreed by phone", amount: difference, stays: true }] };
}

const idOf = (field: string): string => `call-${field}`;

const labels: Partial<Record<string, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  eventType: "Event type",
  eventDate: "Date",
  city: "City",
  offer: "Package",
  price: "Your price, if it is another",
  language: "Language of quote, papers and mails",
} satisfies Partial<Record<PhoneField, string>>;

const eventTypes = Object.values(leadEventTypes).flat();

function PhonePage({ form, rates }: { form: FormState<PhoneField>; rates: Rates }) {
  const field = fieldsOf({ idOf, labels, form });
  return (
    <AdminLayout path={adminPaths.leads} title="From a call">
      <Panel id="call-title" title="Who calls, and what for">
        <form className="form-grid" method="post" action={adminPaths.newLead} noValidate>
          <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
          <input type="hidden" name="key" value={form.values.key ?? ""} />
          <input type="hidden" name="quoteKey" value={form.values.quoteKey ?? ""} />
          <TextField {...field("name")} />
          <TextField
            {...field("email")}
            type="email"
            optional
            hint="Without one nothing is mailed: you print, and tell by phone."
          />
          <TextField {...field("phone")} type="tel" optional />
          <SelectField {...field("eventType")} options={eventTypes} />
          <TextField {...field("eventDate")} type="date" optional />
          <SelectField
            {...field("city")}
            options={rates.zones.flatMap(({ cities }) => cities)}
            optional
            hint="A quote needs it: travel goes by it."
          />
          <SelectField
            {...field("offer")}
            optional
            options={rates.offers.map(({ id }) => id)}
            optionLabels={Object.fromEntries(
              rates.offers.map(({ id, name, hours, price }) => [
                id,
                `${name}, ${lengthInWords(hours)}, ${dollars(price)}`,
              ]),
            )}
          />
          <details className="full" open={form.issues.length > 0}>
            <summary className="text-link">Another price, another language</summary>
            <div className="form-grid mt-3">
              <TextField {...field("price")} inputMode="decimal" optional />
              {allWords.length > 1 ? (
                <SelectField
                  {...field("language")}
                  options={allWords.map(({ formats }) => formats.tag)}
                  optionLabels={Object.fromEntries(
                    allWords.map(({ formats: { tag } }) => [tag, `They speak ${languageName(tag)}`]),
                  )}
                />
              ) : null}
            </div>
          </details>
          <button className="btn btn-primary full" type="submit" name="becomes" value="quote">
            Make the quote
          </button>
          <button className="btn btn-secondary" type="submit" name="becomes" value="booking">
            Book it
          </button>
          <button className="btn btn-secondary" type="submit" name="becomes" value="lead">
            Keep it as a lead
          </button>
          <p className="small text-muted full">
            A quote is for music from 6 PM, for the hours of its package; lines, times and a note are changed beside the
            lead. Your price stands in it as a line of its own.
          </p>
        </form>
      </Panel>
    </AdminLayout>
  );
}

const phoneMetadata = adminMetadata({
  title: "From a call",
  description: "What a caller says becomes a lead, a quote that is mailed at once, or a booking.",
  path: adminPaths.leads,
});

async function showForm(c: Context<AppEnv>, form?: FormState<PhoneField>) {
  const { rates } = await readBuilder(primary(c.env.DB), { date: "", service: null }, Date.now());
  const values = form?.values ?? { key: crypto.randomUUID(), quoteKey: crypto.randomUUID(), language: "en" };
  return c.render(<PhonePage rates={rates} form={{ values, issues: form?.issues ?? [] }} />, {
    metadata: phoneMetadata,
  });
}

const receiving = formRoute({
  path: adminPaths.newLead,
  schema: phoneForm,
  again: showForm,
  mails: ({ becomes }) => becomes === "quote",
  async act(c, form, now) {
    const email = form.email || noAddressOf(form.key);
    const call = { ...form, email, eventCategory: categoryOfEventType(form.eventType) ?? ("private-party" as const) };
    const db = primary(c.env.DB);
    const actor = actorOf(c);
    const { key, quoteKey, eventType, eventDate } = call;
    const { page, booking } = leadPaths(key);
    if (call.becomes !== "quote") {
      await receiveCall(db, call, actor);
      if (call.becomes !== "booking") return redirectWithNotice(page, "lead-added");
      const { rates } = await readBuilder(db, { date: "", service: null }, now);
      const offer = offerOf({ offer: call.offer ?? "" }, rates);
      const way = sumOf(travelLines({ city: call.city ?? "" }, rates));
      const price = call.price ?? (offer && offer.price + way);
      return { to: withQuery(booking, { package: offer?.name, city: call.city, price: price?.toString() }) };
    }
    const { rates, answer } = await readBuilder(db, { date: eventDate ?? "", service: null }, now);
    const choice = choiceOf(call, rates);
    const issues: FieldIssue[] = quotableIssues(choice, rates, forDj(answer));
    if (issues.length > 0 || !eventDate) return { status: 422, issues };
    await receiveCall(db, call, actor);
    const facts = { eventType, venue: null };
    const dated = { ...choice, eventDate };
    const made = { key: quoteKey, contactId: key, email, choice: dated, rates, facts, note: null };
    return redirectWithNotice(
      page,
      (await sendVersion(db, made, actor)) ? (form.email ? "quote-sent" : "quote-made") : "quote-accepted",
    );
  },
});

export const adminPhoneCall = new Hono<AppEnv>().get(adminPaths.newLead, (c) => showForm(c)).route("/", receiving);
