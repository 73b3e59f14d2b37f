import type { TodayRows } from "../../business/reports/today.ts";
import { momentInWords, timeInWords } from "../../dates.ts";
import { countText } from "../frame/figures.ts";

const counted = (count: number, one: string, many: string): string =>
  `${countText(count) ?? 0} ${count === 1 ? one : many}`;

/** The time, and what waits, in one sentence or a few. */
export function dayInShort(now: number, { leads, requests, nowPlaying, tonight }: TodayRows): string {
  const waiting = [
    leads.count ? counted(leads.count, "new lead", "new leads") : "",
    requests.count ? counted(requests.count, "pending request", "pending requests") : "",
  ].filter(Boolean);
  const [first] = tonight;
  return [
    `${momentInWords(now, now)}.`,
    waiting.length > 0 ? `${waiting.join(" and ")} waiting for an answer.` : "Nobody waits for an answer.",
    leads.rows.some(({ clock }) => clock.state === "late") ? "Some have waited too long." : "",
    first ? `${first.eventType} of ${first.clientName} at ${timeInWords(first.startTime)}.` : "",
    nowPlaying.isLive ? "You are on air." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
