import { island } from "../../../platform/islands/define.ts";
import { portalPaths } from "../../portal/paths.ts";
import { PlanEditor } from "../editor/plan-editor.tsx";
import type { PlanSheetProps } from "../editor/plan-sheet-props.ts";
import { readMoments, sendPlanChange } from "../editor/send-plan-change.ts";

/** The plan of a client's evening. */
function PortalPlan(props: PlanSheetProps) {
  const { api, booking } = props.place;
  return (
    <PlanEditor
      {...props}
      door={portalPaths.dashboard}
      send={(change) => sendPlanChange(api, booking, change)}
      read={() => readMoments(api, booking)}
    />
  );
}

export default island("portal-plan", PortalPlan);
