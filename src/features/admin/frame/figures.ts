/** Without contact messages, which no booking is made of. */
export const leadsAlone = <Row extends { category: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ category }) => category !== "message");

/** Badges count no further than this, see `countedRows` of business/leads/inbox.ts. */
const mostCounted = 99;

/** A count as a badge shows it: "12", "99+"; `null` for none. */
export const countText = (count: number): string | null =>
  count > mostCounted ? `${mostCounted}+` : count > 0 ? String(count) : null;
