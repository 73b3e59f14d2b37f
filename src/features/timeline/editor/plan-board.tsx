import type { ReactNode } from "react";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { type PlanPlace, planApi } from "../paths.ts";
import type { TemplateKind } from "../templates.ts";
import { templateKinds, templateLabels } from "../templates.ts";
import { PlanHistory } from "./plan-history.tsx";
import type { PlanSheetProps } from "./plan-sheet-props.ts";

export interface PlanBoardProps {
  sheet: PlanSheetProps;
  lock: PlanLock;
  template: TemplateKind;
  history: readonly ChangeGroup[];
  isDj: boolean;
}

function LockCard({ lock: { isLocked, until, daysLeft }, isDj }: Pick<PlanBoardProps, "lock" | "isDj">) {
  const left = daysLeft === 1 ? "1 day left." : `${daysLeft} days left.`;
  const then = isDj
    ? `${isLocked ? "The" : "Then the"} client's changes wait for your yes. Yours are made at once.`
    : isLocked
      ? "A change now waits for my yes."
      : "After that I print it for the night: a change then waits for my yes.";
  return (
    <section className="card plan-lock" aria-labelledby="plan-lock-title">
      <span className={isLocked ? "i-lucide-lock" : "i-lucide-lock-open"} aria-hidden="true" />
      <div>
        <h2 className="h4" id="plan-lock-title">
          {isLocked ? `Locked since ${until}` : `Open until ${until}`}
        </h2>
        <p className="small text-muted">
          {isLocked ? "" : `${left} `}
          {then}
        </p>
      </div>
    </section>
  );
}

function TemplateCard({ place, template, newKey }: { place: PlanPlace; template: TemplateKind; newKey: string }) {
  return (
    <form className="card plan-template" method="post" action={planApi(place.api).template}>
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-t`} />
      <div>
        <h2 className="h4">Begin with the usual moments</h2>
        <p className="small text-muted">What most people plan, fitted to the booked hours. Change everything after.</p>
      </div>
      <SelectField
        id="plan-template"
        name="template"
        label="Kind of event"
        entry={template}
        options={templateKinds}
        optionLabels={templateLabels}
      />
      <button className="btn btn-primary" type="submit">
        Fill in the moments
      </button>
    </form>
  );
}

export function PlanBoard({
  sheet,
  lock,
  template,
  history,
  isDj,
  children,
}: PlanBoardProps & { children: ReactNode }) {
  const { place, newKey, moments } = sheet;
  return (
    <div className="plan-board">
      <LockCard lock={lock} isDj={isDj} />
      {moments.length === 0 ? <TemplateCard {...{ place, template, newKey }} /> : null}
      {children}
      <PlanHistory {...{ place, newKey, history }} />
    </div>
  );
}
