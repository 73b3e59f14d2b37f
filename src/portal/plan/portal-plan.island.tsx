import { PlanEditor } from "../../ui/plan/plan-editor.tsx";
import type { PlanSheetProps } from "../../ui/plan/plan-sheet-props.ts";
import { island } from "../../web/islands/define.ts";
import { readMoments, sendPlanChange } from "../../web/islands/send-plan-change.ts";
import { portalPaths } from "../paths.ts";

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
