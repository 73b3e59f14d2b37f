import { timeZone, zoneName } from "../../../content/business.ts";
import { hour, day as oneDay, waitInWords } from "../../../platform/durations.ts";
import { onAirEvent } from "../../live/on-air.ts";

/** Milliseconds, like the Spotify sync. */
const tick = 30_000;

const week = 7 * oneDay;

const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

function write(name: string, text: string): void {
  const element = find(name);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Instants. */
interface Airing {
  at: HTMLElement;
  slot: HTMLAnchorElement;
  start: number;
  end: number;
}

/** UTC time with the same digits. Swedish formats as ISO 8601; `dates.ts` would be larger. */
const wallClock = (instant: number): number =>
  Date.parse(`${new Date(instant).toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`);

const days = () => document.querySelectorAll<HTMLElement>("[data-show]");

/** `today` is the day of the week. */
function airingsAround(now: number): { today: number; airings: Airing[] } {
  const wall = wallClock(now);
  // The epoch was a Thursday.
  const sinceSunday = (wall + 4 * oneDay) % week;
  const instantAt = (time: number) => {
    const near = time - wall + now;
    return time - wallClock(near) + near;
  };
  const withoutSet = find("without-set")?.dataset.withoutSet;
  const airings: Airing[] = [];
  for (const at of days()) {
    const slot = at.querySelector("a");
    if (!slot) continue;
    for (const ahead of [-week, 0, week]) {
      const from = wall - sinceSunday + ahead + Number(at.dataset.show) * oneDay + Number(slot.dataset.start) * hour;
      if (withoutSet?.includes(new Date(from).toJSON().slice(0, 10))) continue;
      airings.push({ at, slot, start: instantAt(from), end: instantAt(from + Number(slot.dataset.hours) * hour) });
    }
  }
  return { today: Math.floor(sinceSunday / oneDay), airings: airings.sort((one, other) => one.start - other.start) };
}

/** Empty where the visitor's clock is the same. */
function ownTime(start: number): string {
  const time = (zone?: string) =>
    new Date(start).toLocaleString("en-US", { weekday: "short", hour: "numeric", minute: "2-digit", timeZone: zone });
  return time() === time(timeZone) ? "" : `, ${time().replace(":00", "")} for you`;
}

function update(): void {
  const now = Date.now();
  const { today, airings } = airingsAround(now);
  const next = airings.find(({ start }) => start > now);
  // The live flag wins; without an answer the schedule counts alone.
  const { booth } = document.documentElement.dataset;
  const onAir = booth === "off" ? undefined : airings.find(({ start, end }) => start <= now && now < end);
  const isLive = booth === "live" || onAir !== undefined;
  for (const at of days()) {
    const state = at === onAir?.at ? "on-air" : at === next?.at ? "next" : "";
    at.dataset.state = state;
    at.toggleAttribute("data-today", Number(at.dataset.show) === today);
    const badge = at.querySelector<HTMLElement>("[data-badge]");
    if (!badge) continue;
    badge.textContent = state === "on-air" ? "On air" : "Next show";
    badge.hidden = !state;
  }

  find("stage")?.toggleAttribute("data-on-air", isLive);
  const until = onAir ? ` until ${onAir.slot.dataset.until} ${zoneName}` : "";
  write("stage-state", isLive ? `On air now${until}` : "Off air right now");

  if (!next) return;
  const name = next.at.firstElementChild?.textContent;
  write("next-label", "Next show");
  write("next-title", `${name}, ${next.slot.dataset.from} ${zoneName}`);
  write("next-wait", waitInWords(next.start - now) + ownTime(next.start));
  write("next-calendar-label", `Add ${name} to your calendar`);
  find("next-calendar")?.setAttribute("href", next.slot.href);
}

function look(askBooth: () => Promise<void>): void {
  update();
  if (!document.hidden) void askBooth();
}

/**
 * Cached markup is the same at any hour. `askBooth` is not called at once, as the first script has asked already.
 */
export function showClock(askBooth: () => Promise<void>): void {
  const again = () => look(askBooth);
  update();
  setInterval(again, tick);
  document.addEventListener("visibilitychange", again);
  addEventListener(onAirEvent, update);
}
