/** Milliseconds as people say them: "41 min", "1 h 05 min", "3 days". */
export function durationInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
  return `${Math.round(hours / 24)} days`;
}

/** Without contact messages, which no booking is made of. */
export const leadsAlone = <Row extends { category: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ category }) => category !== "message");

/** Badges count no further than this, see `countedRows` of db/admin-contacts. */
const mostCounted = 99;

/** A count as a badge shows it: "12", "99+"; `null` for none. */
export const countText = (count: number): string | null =>
  count > mostCounted ? `${mostCounted}+` : count > 0 ? String(count) : null;
