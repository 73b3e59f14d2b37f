import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PlanChange } from "./read-plan.ts";

/** A row of what was proposed. */
export type Proposed = Pick<PlanChange, "subject" | "field" | "before" | "after" | "undo">;

/** A proposed change that no longer fits: `now` is what stands there by now, null where it is as it was. */
export type ProposalConflict = Proposed & { now: string | null };

/** What accepting a proposal writes, and the condition (in SQL) under which it may; or what of it no longer fits. */
export type Acceptance =
  | { guard: SQL; writes: readonly BatchItem<"sqlite">[] }
  | { conflicts: readonly ProposalConflict[] };
