import type { ReactNode } from "react";
import { countIn, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { type PlanPlace, planApi } from "../paths.ts";
import { type TemplateKind, templateKinds } from "../templates.ts";
import { PlanHistory } from "./plan-history.tsx";
import type { PlanSheetProps } from "./plan-sheet-props.ts";

export interface PlanBoardProps {
  sheet: PlanSheetProps;
  lock: PlanLock;
  template: TemplateKind;
  history: readonly ChangeGroup[];
  isDj: boolean;
}

function Lock({ lock: { isLocked, until, daysLeft }, isDj }: Pick<PlanBoardProps, "lock" | "isDj">) {
  const { formats, planPages } = useWords();
  const then = isDj ? (
    <span lang="en">{`${isLocked ? "The" : "Then the"} client's changes wait for your yes. Yours are made at once.`}</span>
  ) : isLocked ? (
    planPages.waits
  ) : (
    planPages.willWait
  );
  return (
    <p className="plan-lock small text-muted">
      <span className={isLocked ? "i-lucide-lock" : "i-lucide-lock-open"} aria-hidden="true" />
      <span>
        <b>{fill(isLocked ? planPages.locked : planPages.open, { until })}</b>{" "}
        {isLocked ? "" : `${countIn(formats, planPages.daysLeft, daysLeft)} `}
        {then}
      </span>
    </p>
  );
}

function TemplateCard({ place, template, newKey }: { place: PlanPlace; template: TemplateKind; newKey: string }) {
  const words = useWords().planPages.template;
  return (
    <form className="card plan-template" method="post" action={planApi(place.api).template}>
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-t`} />
      <div>
        <h2 className="font-600">{words.title}</h2>
        <p className="small text-muted">{words.text}</p>
      </div>
      <SelectField
        id="plan-template"
        name="template"
        label={words.label}
        entry={template}
        options={templateKinds}
        optionLabels={words.kinds}
      />
      <button className="btn btn-primary" type="submit">
        {words.fill}
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
      <Lock lock={lock} isDj={isDj} />
      {moments.length === 0 ? <TemplateCard {...{ place, template, newKey }} /> : null}
      {children}
      <PlanHistory words={useWords().planPages.history} {...{ place, newKey, history }} />
    </div>
  );
}
