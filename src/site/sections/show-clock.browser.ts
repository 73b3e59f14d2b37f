import { clockHour, dayName, type Weekday } from "../../content/schedule.ts";
import { timeZone } from "../../content/time-zone.ts";
import { waitInWords } from "../../durations.ts";
import { onAirEvent } from "../../web/islands/on-air.ts";
import { showCalendar } from "../first-paths.ts";
import { airingsAround } from "./airings.browser.ts";

/** How often the page looks at the clock and asks the booth, in milliseconds: the sync from Spotify runs as often. */
const tick = 30_000;

const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

function write(name: string, text: string): void {
  const element = find(name);
  if (element && element.textContent !== text) element.textContent = text;
}

/** The hour that a visitor's own clock shows when the show begins, where it is another one than Eastern time. */
function ownTime(start: number): string | null {
  const time = (zone?: string) =>
    new Date(start).toLocaleString("en-US", { weekday: "short", hour: "numeric", minute: "2-digit", timeZone: zone });
  return time() === time(timeZone) ? null : time().replace(":00", "");
}

/** Marks the day of a show in each schedule of the page, and takes older marks away. */
function mark(onAir: Weekday | undefined, next: Weekday, today: Weekday): void {
  for (const day of document.querySelectorAll<HTMLElement>("[data-show]")) {
    const { show } = day.dataset;
    const state = show === onAir ? "on-air" : show === next ? "next" : "";
    day.dataset.state = state;
    day.toggleAttribute("data-today", show === today);
    const badge = day.querySelector<HTMLElement>("[data-badge]");
    if (!badge) continue;
    badge.textContent = state === "on-air" ? "On air" : "Next show";
    badge.hidden = state === "";
  }
}

function update(): void {
  const now = Date.now();
  const { today, airings } = airingsAround(now);
  const next = airings.find(({ start }) => start > now);
  if (!next) return;
  // What the booth says wins over the schedule, which is asked alone where no answer has come.
  const { booth } = document.documentElement.dataset;
  const onAir = booth === "off" ? undefined : airings.find(({ start, end }) => start <= now && now < end);
  const isLive = booth === "live" || onAir !== undefined;
  mark(onAir?.show, next.show, today);

  find("stage")?.toggleAttribute("data-on-air", isLive);
  const end = onAir && (onAir.until % 24 === 0 ? "midnight" : clockHour(onAir.until));
  write("stage-state", isLive ? `On air now${end ? ` until ${end} Eastern` : ""}` : "Off air right now");

  const name = dayName(next.show);
  const own = ownTime(next.start);
  const wait = waitInWords(next.start - now);
  write("next-label", "Next show");
  write("next-title", `${name}, ${clockHour(next.from)} Eastern`);
  write("next-wait", own ? `${wait}, ${own} for you` : wait);
  write("next-calendar-label", `Add ${name} to your calendar`);
  find("next-calendar")?.setAttribute("href", showCalendar(next.show));
}

/** Looks at the clock and, while somebody sees the page, asks what the booth says now. */
function look(askBooth: () => Promise<void>): void {
  update();
  if (document.visibilityState === "visible") void askBooth();
}

/**
 * Brings the hour to a schedule that the server wrote the same for every visitor: the show on air, unless the live flag
 * says that there is none, the next one and how long it takes. Looks again every half minute, and when the page comes back into view: then
 * `askBooth` as well, which the script that every page loads has already.
 */
export function showClock(askBooth: () => Promise<void>): void {
  const again = () => look(askBooth);
  update();
  setInterval(again, tick);
  document.addEventListener("visibilitychange", again);
  addEventListener("pageshow", ({ persisted }) => persisted && again());
  addEventListener(onAirEvent, update);
}
