import { dayInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import type { Proposal } from "../../bookings/amendments.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { summaryDifferences } from "../../bookings/summary-differences.ts";
import { type BookingMoney, partFacts } from "../money/model.ts";
import { partPlanLabels, partPlans } from "../split-balance.ts";
import type { PartsField } from "./form.ts";
import { bookingMoney } from "./paths.ts";

const labels = { plan: "How the balance is paid", own: "Days and sums" };

const idOf = (field: string): string => `parts-${field}`;

const changesPayment = ({ before, after }: Proposal): boolean =>
  JSON.stringify([before.parts, before.balanceDays]) !== JSON.stringify([after.parts, after.balanceDays]);

interface PartsProps {
  bookingId: string;
  money: BookingMoney;
  restDue: string;
  proposal: Proposal | undefined;
  form: FormState<PartsField>;
}

export function Parts({ bookingId, money, restDue, proposal, form }: PartsProps) {
  const field = fieldsOf({ idOf, labels, form });
  const facts = partFacts(money, restDue);
  return (
    <Panel id="parts-title" title="How the balance is paid">
      {facts.length > 0 ? (
        <DetailList className="facts" facts={facts} />
      ) : (
        <p className="text-muted">All of it is due {restDue}.</p>
      )}
      {proposal && proposal.answerBy === null && changesPayment(proposal) ? (
        <div>
          <p>
            <b>Proposed on {dayInWords(proposal.createdAt)}, and waits for a yes.</b>{" "}
            <a className="text-link" href={`${bookingPaths(bookingId).page}#proposal-title`}>
              See the change
            </a>
          </p>
          <DetailList
            className="facts"
            facts={summaryDifferences(proposal).map(({ label, was, is }) => [label, `${was} → ${is}`])}
          />
        </div>
      ) : null}
      <details open={form.issues.length > 0}>
        <summary className="text-link">
          {facts.length > 0 ? "Change it" : "Split it, or let a company pay later"}
        </summary>
        <form
          className="form-grid mt-3"
          method="post"
          action={bookingMoney(bookingId).parts}
          noValidate={form.issues.length > 0}
        >
          <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
          <ChoiceField {...field("plan")} options={partPlans} optionLabels={partPlanLabels} className="full" />
          <TextArea
            {...field("own")}
            optional
            className="full"
            placeholder={"2027-01-15 250\n2027-03-15 250"}
            hint="For days and sums of your own: one part a line. The rest is due with the balance."
          />
          <button className="btn btn-secondary full" type="submit">
            {money.isSigned ? "Propose it" : "Save"}
          </button>
          <p className="text-muted full">
            {money.isSigned ? "What is signed stands until the client says yes. Then the" : "The"} agreement, the portal
            and invoices say it; each day is reminded of.
          </p>
        </form>
      </details>
    </Panel>
  );
}
