import { island } from "../../../platform/islands/define.ts";
import { loginTo } from "../../admin/paths.ts";
import { PlanEditor } from "../editor/plan-editor.tsx";
import type { PlanSheetProps } from "../editor/plan-sheet-props.ts";

const DjPlan = (props: PlanSheetProps) => <PlanEditor {...props} signIn={loginTo(props.place.page)} />;

export default island("dj-plan", DjPlan);
