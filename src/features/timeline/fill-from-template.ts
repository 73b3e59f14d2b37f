import { minutesOf } from "../../platform/dates.ts";
import { changePlan, type PlanDesk, type PlanOutcome } from "./change-plan.ts";
import type { Moment } from "./moment.ts";
import { positionBetween } from "./position.ts";
import type { TemplateKind } from "./template-rows.ts";
import { templateMoments, templateOf } from "./templates.ts";
import { bookedEnd } from "./times.ts";

/** Fills an empty plan with the moments of a kind of event, of its own unless told; `conflict`: it is not empty. */
export const fillFromTemplate = (desk: PlanDesk, key: string, template: TemplateKind | null): Promise<PlanOutcome> =>
  changePlan(desk, key, (moments, { eventType, startTime, endTime }) => {
    if (moments.length > 0) return { kind: "conflict", conflicts: [] };
    const kind = template ?? templateOf(eventType);
    let low: string | null = null;
    const filled: Moment[] = [];
    for (const words of templateMoments(kind, bookedEnd(startTime, endTime) - minutesOf(startTime))) {
      low = positionBetween({ low, high: null }, false);
      filled.push({ ...words, id: crypto.randomUUID(), position: low, revision: 1 });
    }
    return { kind: "changed", moments: filled };
  });
