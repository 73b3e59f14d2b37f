import { island } from "../../../platform/islands/define.ts";
import { portalPaths } from "../../portal/paths.ts";
import { PlanEditor } from "../editor/plan-editor.tsx";
import type { PlanSheetProps } from "../editor/plan-sheet-props.ts";

const PortalPlan = (props: PlanSheetProps) => <PlanEditor {...props} signIn={portalPaths.dashboard} />;

export default island("portal-plan", PortalPlan);
