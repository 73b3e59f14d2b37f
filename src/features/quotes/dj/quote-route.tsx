import { type Context, Hono } from "hono";
import { placeOf } from "../../../content/places.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, calendarDateAt, clockOf, minutesOf } from "../../../platform/dates.ts";
import { instantInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { dollars } from "../../../platform/money.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { actorOf, idOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Price, Rates } from "../../prices/model.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { quotedPrice } from "../quoted-price.ts";
import { readEditor } from "../read-builder.ts";
import { type Quote, stateOfQuote } from "../read-quote.ts";
import { forDj, quotableIssues } from "../receive-quote.ts";
import { sendVersion } from "../versions.ts";
import quoteEditor from "./quote-editor.island.tsx";
import { choiceOfEdit, ownLineIssues, type QuoteEditField, quoteEditForm, textsOfChoice } from "./quote-form.ts";
import { openedInWords, quoteStateLabels, type ShownVersion } from "./quote-panel.tsx";

const route = leadPaths(":id");

const usualStart = "17:00";

function startOf({
  contact,
  versions: [newest],
  rates,
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
  const offer = rates.offers.find(({ id }) => id === rates.popular) ?? rates.offers[0];
  const cities = rates.zones.flatMap((zone) => zone.cities);
  return {
    ...shared,
    offer: offer?.id ?? "",
    startTime: usualStart,
    endTime: clockOf(minutesOf(usualStart) + 60 * (offer?.hours ?? 0)),
    city: cities.find((city) => venue?.includes(city)) ?? cities.find((city) => city === placeOf(null).name) ?? "",
    eventDate: eventDate ?? "",
    eventType: eventTypeLabel(eventType),
    venue: venue ?? "",
    code: discountCode ?? "",
  };
}

interface QuoteEditPageProps {
  lead: { id: string; name: string; email: string };
  rates: Rates;
  form: FormState<QuoteEditField>;
  versions: readonly (ShownVersion & { price: Price; decidedAt: number | null })[];
  today: CalendarDate;
}

function QuoteEditPage({ lead, rates, form, versions, today }: QuoteEditPageProps) {
  const accepted = versions.find(({ state }) => state === "accepted");
  return (
    <AdminLayout
      path={adminPaths.leads}
      title={`Quote for ${lead.name}`}
      trail={<Breadcrumb items={[{ label: lead.name, href: leadPaths(lead.id).page }, { label: "Quote" }]} />}
    >
      {accepted ? (
        <div className="admin-columns">
          <Panel id="quote-accepted" title="Accepted">
            <p>The client has accepted a version. What changes from here on is changed in the booking.</p>
          </Panel>
          <PriceSummary
            price={accepted.price}
            today={accepted.decidedAt === null ? today : calendarDateAt(accepted.decidedAt)}
            head={<h2 className="h3">What was accepted</h2>}
            deposit=""
          />
        </div>
      ) : (
        <Island
          of={quoteEditor}
          props={{ action: leadPaths(lead.id).quote, rates, form, before: versions[0]?.price ?? null, today }}
          when="load"
        />
      )}
      {versions.length === 0 ? null : (
        <Panel id="quote-versions" title="Versions">
          <ol className="history">
            {versions.map(({ id, version, state, total, by, createdAt, reason, openedTimes, openedAt }) => (
              <li key={id}>
                <p>
                  <b>
                    Version {version}, {dollars(total)}
                  </b>
                  , {quoteStateLabels[state].toLowerCase()}
                </p>
                <p>{openedInWords({ openedTimes, openedAt }, lead.email)}</p>
                {reason ? <p className="history-note">{reason}</p> : null}
                <p>
                  <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>,{" "}
                  {by ?? "by the client"}
                </p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </AdminLayout>
  );
}

const quoteEditMetadata = adminMetadata({
  title: "A quote",
  description:
    "The versions of a lead's quote, and the form that changes its lines, adds a discount or a note, and sends it.",
  path: adminPaths.leads,
});

async function showEditor(c: Context<AppEnv>, form?: FormState<QuoteEditField>) {
  const now = Date.now();
  const offer = form ? (form.values.offer ?? "") : null;
  const found = await readEditor(primary(c.env.DB), idOf(c), { date: "", offer }, now);
  if (!found) return c.notFound();
  const { contact, versions, rates } = found;
  const values = form?.values ?? startOf(found);
  const shown = versions.map((quote: Quote) => ({ ...quote, state: stateOfQuote(quote, now) }));
  const lead = { id: contact.id, email: contact.email, name: `${contact.firstName} ${contact.lastName}` };
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
    const hasParts = quotedPrice(choice, rates, calendarDateAt(now)).parts !== undefined;
    const issues = [
      ...ownLineIssues(form),
      ...quotableIssues(choice, rates, forDj(answer)),
      ...(choice.parts && !hasParts
        ? [{ path: "netDays", message: "The balance is due too soon, or too small, to be paid in parts" }]
        : []),
    ];
    if (issues.length > 0) return { status: 422, issues };
    const { id: contactId, email } = found.contact;
    const { key, eventType, venue, note, companyName, billingAddress, purchaseOrder } = form;
    const company = { companyName, billingAddress, purchaseOrder };
    const made = { key, contactId, email, company, choice, rates, facts: { eventType, venue }, note };
    const isSent = await sendVersion(db, made, actorOf(c));
    return redirectWithNotice(
      leadPaths(contactId).page,
      isSent ? (hasNoAddress(email) ? "quote-made" : "quote-sent") : "quote-accepted",
    );
  },
});

export const adminLeadQuote = new Hono<AppEnv>().get(route.quote, (c) => showEditor(c)).route("/", sending);
