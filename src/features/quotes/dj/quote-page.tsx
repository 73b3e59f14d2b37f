import { type CalendarDate, calendarDateAt, instantInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { changesBetween } from "../../prices/changes.ts";
import type { Price, Rates } from "../../prices/model.ts";
import { priceOf } from "../../prices/price-of.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { QuoteFields } from "./quote-fields.tsx";
import { choiceOfEdit, type QuoteEditField } from "./quote-form.ts";
import { openedInWords, quoteStateLabels, type ShownVersion } from "./quote-panel.tsx";

interface QuoteEditPageProps {
  lead: { id: string; name: string };
  rates: Rates;
  form: FormState<QuoteEditField>;
  versions: readonly (ShownVersion & { price: Price; decidedAt: number | null })[];
  today: CalendarDate;
}

export function QuoteEditPage({ lead, rates, form, versions, today }: QuoteEditPageProps) {
  const [newest] = versions;
  const price = priceOf(choiceOfEdit(form.values), rates);
  const changes = newest ? changesBetween(newest.price, price) : [];
  const accepted = versions.find(({ state }) => state === "accepted");
  return (
    <AdminLayout path={adminPaths.leads} title={`Quote for ${lead.name}`}>
      <Breadcrumb items={[{ label: lead.name, href: leadPaths(lead.id).page }, { label: "Quote" }]} />
      <div className="admin-columns">
        <div className="admin-stack">
          {accepted ? (
            <Panel id="quote-accepted" title="Accepted">
              <p>The client has accepted a version. What changes from here on is changed in the booking.</p>
            </Panel>
          ) : (
            <Panel id="quote-next" title={newest ? "The next version" : "A quote"}>
              <form className="form-grid" method="post" action={leadPaths(lead.id).quote}>
                <QuoteFields rates={rates} form={form} />
                <p className="full">
                  <b>Total {dollars(price.total)}</b>, deposit {dollars(price.deposit)}.{" "}
                  <span className="text-muted">Show the price to count what you change.</span>
                </p>
                <button className="btn btn-secondary" type="submit" name="look" value="1" formNoValidate>
                  Show the price
                </button>
                <button className="btn btn-primary" type="submit">
                  Send this quote
                </button>
              </form>
            </Panel>
          )}
        </div>
        <div className="admin-stack">
          {accepted ? (
            <PriceSummary
              price={accepted.price}
              today={accepted.decidedAt === null ? today : calendarDateAt(accepted.decidedAt)}
              head={<h2 className="h3">What was accepted</h2>}
              deposit=""
            />
          ) : (
            <PriceSummary
              price={price}
              today={today}
              head={<h2 className="h3">What it costs</h2>}
              deposit=", when signed"
            >
              {changes.length > 0 ? (
                <ul className="small text-muted">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              ) : null}
            </PriceSummary>
          )}
          <Panel id="quote-versions" title="Versions">
            {versions.length === 0 ? <p className="text-muted">None was sent yet.</p> : null}
            <ol className="history">
              {versions.map(({ id, version, state, total, by, createdAt, reason, openedTimes, openedAt }) => (
                <li key={id}>
                  <p>
                    <b>
                      Version {version}, {dollars(total)}
                    </b>
                    , {quoteStateLabels[state].toLowerCase()}
                  </p>
                  <p>{openedInWords({ openedTimes, openedAt })}</p>
                  {reason ? <p className="history-note">{reason}</p> : null}
                  <p>
                    <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>,{" "}
                    {by ?? "by the client"}
                  </p>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      </div>
    </AdminLayout>
  );
}

export const quoteEditMetadata = adminMetadata({
  title: "A quote",
  description:
    "The versions of a lead's quote, and the form that changes its lines, adds a discount or a note, and sends it.",
  path: adminPaths.leads,
});
