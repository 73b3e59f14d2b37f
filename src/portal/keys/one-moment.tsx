import type { HeldPlan } from "../../business/plan/keys/read-held-plan.ts";
import { planApi } from "../../planning/addresses.ts";
import { momentLabels, wordsOf } from "../../planning/moment.ts";
import type { OpenMoment } from "../../planning/open-moment.ts";
import { clockWords } from "../../planning/times.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { CommentList } from "../../ui/plan/comment-list.tsx";
import { MomentFields, momentEntries } from "../../ui/plan/moment-fields.tsx";
import { portalApi } from "../paths.ts";

interface OneMomentProps {
  plan: HeldPlan;
  open: OpenMoment | null;
  newKey: string;
}

/** The one moment of a family key, to change. */
export function OneMoment({ plan, open, newKey }: OneMomentProps) {
  const [moment] = plan.moments;
  if (!moment) return <p>This moment is no longer in the plan.</p>;
  const idOf = (field: string) => `moment-${field}`;
  const form = open?.form ?? { values: momentEntries(moment), issues: [] };
  return (
    <form className="card plan-form" method="post" action={planApi(portalApi.keyPlan).edit(moment.id)} noValidate>
      <h2 className="h4">
        {clockWords(plan.begins.get(moment.id) ?? 0)}, {moment.name}
      </h2>
      <ErrorSummary issues={form.issues} labels={momentLabels} idOf={idOf} />
      <input type="hidden" name="idempotencyKey" value={newKey} />
      <input type="hidden" name="revision" value={moment.revision} />
      <input type="hidden" name="base" value={JSON.stringify(wordsOf(moment))} />
      <MomentFields idOf={idOf} form={form} />
      <CommentList comments={plan.board.comments} />
      <div className="plan-buttons">
        <button className="btn btn-primary" type="submit">
          Save
        </button>
      </div>
    </form>
  );
}
