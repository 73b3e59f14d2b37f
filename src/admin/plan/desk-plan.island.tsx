import { PlanEditor } from "../../ui/plan/plan-editor.tsx";
import type { PlanSheetProps } from "../../ui/plan/plan-sheet-props.ts";
import { island } from "../../web/islands/define.ts";
import { readMoments, sendPlanChange } from "../../web/islands/send-plan-change.ts";
import { loginTo } from "../paths.ts";

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
