import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import type { PlanCaller } from "./access.ts";
import type { MomentField } from "./moment.ts";
import type { OpenMoment } from "./open-moment.ts";

/** What a page of a plan shows beside the plan: what is open, and what was refused. */
export interface PlanView {
  booking: string | null;
  open?: OpenMoment;
  adding?: FormState<MomentField>;
  /** Why a change was not made. */
  refusal?: string;
}

/** Which part of the site a plan is changed in. */
export interface PlanFormsOf {
  /** The address of its API. */
  api: string;
  guard?: MiddlewareHandler<AppEnv>;
  caller: (c: Context<AppEnv>, booking: string | null) => PlanCaller;
  /** The page again, at a status that is set already. */
  show: (c: Context<AppEnv>, view: PlanView) => Response | Promise<Response>;
  /** What is answered to whom no such plan is open. */
  closed: (c: Context<AppEnv>) => Response | Promise<Response>;
  /** The page of a plan, with a moment open or after something was done. */
  at: (c: Context<AppEnv>, booking: string | null, query: { edit?: string; done?: string }) => string;
}

/** What all forms of a plan have in common. */
export const sharedOf = ({ guard, at }: Pick<PlanFormsOf, "guard" | "at">) => ({
  ...(guard ? { guard } : {}),
  limit: "SONG_LIMIT" as const,
  countedBy: (c: Context<AppEnv>) => c.var.sid || c.var.keySid || (c.get("administrator")?.email ?? ""),
  comesBackTo: (c: Context<AppEnv>) => at(c, null, {}),
});
