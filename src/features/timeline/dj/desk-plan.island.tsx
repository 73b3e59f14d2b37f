import { island } from "../../../platform/islands/define.ts";
import { loginTo } from "../../admin/paths.ts";
import { PlanEditor } from "../editor/plan-editor.tsx";
import type { PlanSheetProps } from "../editor/plan-sheet-props.ts";
import { readMoments, sendPlanChange } from "../editor/send-plan-change.ts";

/** The plan of an evening, as the DJ changes it. */
function DeskPlan(props: PlanSheetProps) {
  const { page, api, booking } = props.place;
  return (
    <PlanEditor
      {...props}
      door={loginTo(page)}
      send={(change) => sendPlanChange(api, booking, change)}
      read={() => readMoments(api, booking)}
    />
  );
}

export default island("desk-plan", DeskPlan);
