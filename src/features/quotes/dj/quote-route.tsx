import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { actorOf, done, idOf } from "../../admin/frame/notices.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { readEditor } from "../read-builder.ts";
import type { Quote } from "../read-quote.ts";
import { stateOfQuote } from "../read-quote.ts";
import { forDj, quotableIssues } from "../receive-quote.ts";
import { sendVersion } from "../versions.ts";
import { choiceOfEdit, ownLineIssues, type QuoteEditField, quoteEditForm, textsOfChoice } from "./quote-form.ts";
import { QuoteEditPage, quoteEditMetadata } from "./quote-page.tsx";

const route = leadPaths(":id");

function startOf({
  contact,
  versions: [newest],
}: NonNullable<Awaited<ReturnType<typeof readEditor>>>): FormState<QuoteEditField>["values"] {
  const { companyName, billingAddress, purchaseOrder } = contact;
  const shared = {
    key: crypto.randomUUID(),
    companyName: companyName ?? "",
    billingAddress: billingAddress ?? "",
    purchaseOrder: purchaseOrder ?? "",
  };
  if (newest) {
    const { eventType, venue } = newest.facts;
    return { ...shared, ...textsOfChoice(newest.choice), eventType, venue: venue ?? "", note: newest.note ?? "" };
  }
  const { eventDate, eventType, venue, discountCode } = contact;
  return {
    ...shared,
    eventDate: eventDate ?? "",
    eventType: eventTypeLabel(eventType),
    venue: venue ?? "",
    code: discountCode ?? "",
  };
}

async function showEditor(c: Context<AppEnv>, form?: FormState<QuoteEditField>) {
  const now = Date.now();
  const offer = form ? (form.values.offer ?? "") : null;
  const found = await readEditor(primary(c.env.DB), idOf(c), { date: "", offer }, now);
  if (!found) return c.notFound();
  const { contact, versions, rates } = found;
  const values = form?.values ?? startOf(found);
  const shown = versions.map((quote: Quote) => ({ ...quote, state: stateOfQuote(quote, now) }));
  const lead = { id: contact.id, name: `${contact.firstName} ${contact.lastName}` };
  return c.render(
    <QuoteEditPage
      lead={lead}
      rates={rates}
      versions={shown}
      today={calendarDateAt(now)}
      form={{ values, issues: form?.issues ?? [] }}
    />,
    { metadata: quoteEditMetadata },
  );
}

const sending = formRoute({
  path: route.quote,
  schema: quoteEditForm,
  again: showEditor,
  // The preview sends nothing.
  mails: ({ look }) => look === undefined,
  async act(c, form, now) {
    const values = await textsOf(c, Object.keys(quoteEditForm.shape));
    if (form.look !== undefined) return showEditor(c, { values, issues: [] });
    const db = primary(c.env.DB);
    const found = await readEditor(db, idOf(c), { date: form.eventDate, offer: form.offer }, now);
    if (!found) return c.notFound();
    const { rates, answer } = found;
    const choice = { ...choiceOfEdit(values), eventDate: form.eventDate };
    const issues = [...ownLineIssues(form), ...quotableIssues(choice, rates, forDj(answer))];
    if (issues.length > 0) return { status: 422, issues };
    const { id: contactId, email } = found.contact;
    const { key, eventType, venue, note, companyName, billingAddress, purchaseOrder } = form;
    const company = { companyName, billingAddress, purchaseOrder };
    const made = { key, contactId, email, company, choice, rates, facts: { eventType, venue }, note };
    const isSent = await sendVersion(db, made, actorOf(c));
    return done(
      leadPaths(contactId).page,
      isSent ? (hasNoAddress(email) ? "quote-made" : "quote-sent") : "quote-accepted",
    );
  },
});

export const adminLeadQuote = new Hono<AppEnv>().get(route.quote, (c) => showEditor(c)).route("/", sending);
