/** Who plans an evening: the client, those whom a key lets in, the DJ. */
export const planRoles = ["client", "partner", "planner", "venue", "family", "dj"] as const;
export type PlanRole = (typeof planRoles)[number];

/** What a key may be; the client and the DJ have doors of their own. */
export const planKeyKinds = ["partner", "planner", "venue", "family"] as const satisfies readonly PlanRole[];
export type PlanKeyKind = (typeof planKeyKinds)[number];

/** Parts of a plan. A key opens some of them, a change belongs to one. */
export const planParts = ["moments", "songs", "details"] as const;
export type PlanPart = (typeof planParts)[number];

/** Where a change of a plan stands. Once a plan is locked a change is proposed, and the DJ accepts or declines it. */
export const planChangeStates = ["made", "proposed", "accepted", "declined"] as const;
export type PlanChangeState = (typeof planChangeStates)[number];
