import { nowPlayingPath } from "../site/first-paths.ts";
import type { NowPlaying } from "./model.ts";

export const onAirEvent = "on-air";

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

export function showOnAir({ isLive, title, artist }: Pick<NowPlaying, "isLive" | "title" | "artist">): void {
  document.documentElement.dataset.booth = isLive ? "live" : "off";
  for (const note of all("[data-air-note]")) {
    note.textContent = isLive ? " (on air now)" : "";
    note.parentElement?.toggleAttribute("data-on-air", isLive);
  }
  for (const pill of all("[data-on-air-pill]")) pill.hidden = !isLive;
  for (const line of all("[data-on-air-line]")) {
    line.dataset.onAirLine ||= line.textContent;
    const track = title ? `On air now: ${[title, artist].filter(Boolean).join(", ")}` : "On air now";
    line.textContent = isLive ? track : line.dataset.onAirLine;
  }
  for (const track of all("[data-now-playing]")) track.hidden = !isLive || !title;
  for (const text of all("[data-track-title]")) text.textContent = title;
  for (const text of all("[data-track-artist]")) text.textContent = artist;
  dispatchEvent(new Event(onAirEvent));
}

export async function onAir(): Promise<void> {
  try {
    const answer = await fetch(nowPlayingPath, { priority: "low" });
    if (answer.ok) showOnAir(await answer.json());
  } catch (error) {
    console.warn(error);
  }
}
