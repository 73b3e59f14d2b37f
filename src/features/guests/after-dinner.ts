import type { MomentTap } from "../timeline/moment-times.ts";
import { momentTimesOf, plannedMoments } from "../timeline/moment-times.ts";
import type { eventQuery } from "./settings.ts";

type Event = Awaited<ReturnType<typeof eventQuery>>[number];
type Planned = Parameters<typeof plannedMoments>[0][number] & { dancing: boolean };

const isDinner = ({ name }: { name: string }): boolean =>
  /(?<!after[- ]|rehearsal |después de la |tras la )\b(?:dinner|cena)\b/i.test(name);

/** Whether dancing, at all or at a moment, comes behind a dinner that is not over yet. */
export function dancingAfterDinner(moments: readonly Planned[], taps: readonly MomentTap[], event: Event, now: number) {
  const times = momentTimesOf(plannedMoments(moments, event), taps);
  const dinner = times.findLastIndex(isDinner);
  const behind = times.slice(dinner + 1);
  const isOver = now >= (times[dinner]?.endsAt ?? 0) || behind.some(({ state }) => state === "began");
  const dances = moments.filter(({ dancing }) => dancing).map(({ id }) => id);
  return (momentId: string | null): boolean => {
    const own = moments.some(({ id }) => id === momentId) ? dances.filter((id) => id === momentId) : dances;
    return !isOver && own.length > 0 && own.every((dance) => behind.some(({ id }) => id === dance));
  };
}
