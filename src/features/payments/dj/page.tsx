import { Fragment } from "react";
import { type CalendarDate, isCalendarDate } from "../../../platform/dates.ts";
import { instantInWords, monthOf } from "../../../platform/english.ts";
import { dollars } from "../../../platform/money.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { Announced } from "../announced.ts";
import { stripeEventTypes } from "../model.ts";
import type { ListedDispute, ListedPayment, MonthOfMoney } from "../money-for-dj.ts";
import { Owing, type OwingPage } from "./owing.tsx";
import { bookingMoney, books, paymentsFile } from "./paths.ts";
import { AnnouncedRows, DisputeRows, PaymentRows } from "./payment-rows.tsx";
import { FailedRefundForm } from "./refund-form.tsx";
import { UnmatchedPayments } from "./unmatched-payments.tsx";

function MonthSums({ caption, months }: { caption: string; months: readonly MonthOfMoney[] }) {
  return (
    <table className="money-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{isCalendarDate(month) ? monthOf(month) : month}</th>
            <td>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface MoneyPageProps {
  unmatched: readonly ListedPayment[];
  newest: readonly ListedPayment[];
  announced: readonly Announced[];
  confirming: readonly { bookingId: string; amount: number; returnedAt: number | null }[];
  disputes: readonly ListedDispute[];
  failed: readonly { id: string; bookingId: string | null; amount: number; reason: string; lastError: string | null }[];
  paidByMonth: readonly MonthOfMoney[];
  owedByMonth: readonly MonthOfMoney[];
  owing: OwingPage;
  /** In cents; of this year, and of what is ahead. */
  figures: Readonly<Record<"paid" | "owed" | "late", number>>;
  today: CalendarDate;
  unset: readonly string[];
  webhook: string;
  newKey: () => string;
  notice: string | null;
}

export function MoneyPage(props: MoneyPageProps) {
  const {
    unmatched,
    newest,
    announced,
    confirming,
    failed,
    disputes,
    paidByMonth,
    owedByMonth,
    owing,
    unset,
    webhook,
    newKey,
    notice,
  } = props;
  const isQuiet = !owing.later && [newest, paidByMonth, owedByMonth, owing.rows].every((rows) => rows.length === 0);
  return (
    <AdminLayout
      path={adminPaths.money}
      title="Money"
      aside={
        <div className="status-buttons">
          <a className="btn btn-secondary btn-small" href={books.page}>
            Books of the year
          </a>
          <a className="text-link" href={paymentsFile}>
            All payments as CSV
          </a>
        </div>
      }
    >
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {isQuiet ? null : <Figures {...props} />}
        {unset.length > 0 ? <StripeSetup unset={unset} webhook={webhook} /> : null}
        <UnmatchedPayments payments={unmatched} keyOf={newKey} />
        {announced.length > 0 ? (
          <Panel id="announced-title" title="Said to be coming">
            <AnnouncedRows announced={announced} />
          </Panel>
        ) : null}
        {confirming.length > 0 ? (
          <Panel id="confirming-title" title="Being confirmed by Stripe">
            <ul className="panel-rows panel-entries">
              {confirming.map(({ bookingId, amount, returnedAt }) => (
                <li key={bookingId}>
                  <p>
                    {dollars(amount)} by card, {instantInWords(returnedAt ?? 0)}
                  </p>
                  <a className="text-link" href={bookingMoney(bookingId).page}>
                    The booking's money
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        {disputes.length > 0 ? (
          <Panel id="disputes-title" title="Disputed">
            <DisputeRows disputes={disputes} />
          </Panel>
        ) : null}
        {failed.length > 0 ? (
          <Panel id="failed-title" title="Refunds that Stripe refused">
            <ul className="panel-rows panel-entries">
              {failed.map(({ id, bookingId, amount, reason, lastError }) => (
                <li key={id} data-tone="danger">
                  <p>
                    {dollars(amount)}: {reason} ({lastError}). Give it back in Stripe's dashboard, or in another way.
                  </p>
                  <FailedRefundForm refund={id} isClients={bookingId !== null} />
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        {isQuiet ? (
          <div className="card panel">
            <EmptyList
              text="Nothing was paid within a year, and nobody owes anything."
              link={{ href: adminPaths.bookings, label: "To the bookings" }}
            />
          </div>
        ) : (
          <MoneyPanels {...props} />
        )}
      </div>
    </AdminLayout>
  );
}

function Figures({ figures: { paid, owed, late }, today }: MoneyPageProps) {
  return (
    <dl className="stat-figures money-figures">
      <div>
        <dt>paid in {today.slice(0, 4)}</dt>
        <dd>{dollars(paid)}</dd>
      </div>
      <div>
        <dt>owed</dt>
        <dd>{dollars(owed)}</dd>
      </div>
      <div>
        <dt>of it late</dt>
        <dd className={late > 0 ? "text-danger" : undefined}>{dollars(late)}</dd>
      </div>
    </dl>
  );
}

function MoneyPanels({ paidByMonth, owedByMonth, owing, newest, today, newKey }: MoneyPageProps) {
  return (
    <>
      <Panel id="owing-title" title="Who owes">
        <Owing {...owing} today={today} />
      </Panel>
      <Panel id="newest-title" title="Newest payments">
        {newest.length > 0 ? <PaymentRows payments={newest} keyOf={newKey} /> : <EmptyList text="No payment yet." />}
      </Panel>
      <div className="panels panels-2">
        <Panel id="paid-title" title="Paid, by month">
          {paidByMonth.length > 0 ? (
            <MonthSums caption="What was paid, by month" months={paidByMonth} />
          ) : (
            <EmptyList text="Nothing was paid within a year." />
          )}
        </Panel>
        <Panel id="owed-title" title="Owed, by month of the event">
          {owedByMonth.length > 0 ? (
            <MonthSums caption="What is owed, by month of the event" months={owedByMonth} />
          ) : (
            <EmptyList text="Nothing is owed." />
          )}
        </Panel>
      </div>
    </>
  );
}

export const moneyMetadata = adminMetadata({
  title: "Money",
  description: "What was paid, what is owed and overdue, and payments that fit no booking.",
  path: adminPaths.money,
});

function StripeSetup({ unset, webhook }: { unset: readonly string[]; webhook: string }) {
  return (
    <Panel id="stripe-title" title="Cards are not taken yet">
      <p>
        Clients pay you directly, and you mark it here. To take cards as well, set what is missing: {unset.join(", ")}.
      </p>
      <ol className="admin-stack">
        <li>
          In Stripe's dashboard, under Developers, API keys: copy the secret key and run{" "}
          <code>npx wrangler secret put STRIPE_SECRET_KEY</code>.
        </li>
        <li>
          Under Developers, Webhooks: add an endpoint at <code>{webhook}</code> for the events{" "}
          {stripeEventTypes.map((type, at) => (
            <Fragment key={type}>
              {at === 0 ? "" : ", "}
              <code>{type}</code>
            </Fragment>
          ))}
          .
        </li>
        <li>
          Copy its signing secret and run <code>npx wrangler secret put STRIPE_WEBHOOK_SECRET</code>.
        </li>
      </ol>
    </Panel>
  );
}
