import { momentInWords, timeInWords } from "../../../platform/dates.ts";
import { countText } from "../frame/figures.ts";
import type { TodayRows } from "./read-today.ts";

const counted = (count: number, one: string, many: string): string =>
  `${countText(count) ?? 0} ${count === 1 ? one : many}`;

/** "A", "A and B", "A, B and C". */
const inARow = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

/** The time, and what waits, in one sentence or a few. */
export function dayInShort(now: number, { leads, questions, requests, nowPlaying, tonight }: TodayRows): string {
  const waiting = [
    leads.count ? counted(leads.count, "new lead", "new leads") : "",
    questions.length ? counted(questions.length, "question about a quote", "questions about quotes") : "",
    requests.count ? counted(requests.count, "pending request", "pending requests") : "",
  ].filter(Boolean);
  const [first] = tonight;
  return [
    `${momentInWords(now, now)}.`,
    waiting.length > 0 ? `${inARow(waiting)} waiting for an answer.` : "Nobody waits for an answer.",
    leads.rows.some(({ clock }) => clock.state === "late") ? "Some have waited too long." : "",
    first ? `${first.eventType} of ${first.clientName} at ${timeInWords(first.startTime)}.` : "",
    nowPlaying.isLive ? "You are on air." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
