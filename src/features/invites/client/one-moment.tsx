import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { portalApi } from "../../portal/paths.ts";
import { planApi } from "../../timeline/addresses.ts";
import { CommentList } from "../../timeline/editor/comment-list.tsx";
import { MomentFields, momentEntries } from "../../timeline/editor/moment-fields.tsx";
import type { OpenMoment } from "../../timeline/model.ts";
import { momentLabels, wordsOf } from "../../timeline/model.ts";
import type { InvitedPlan } from "../../timeline/read-invited-plan.ts";
import { clockWords } from "../../timeline/times.ts";

interface OneMomentProps {
  plan: InvitedPlan;
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
