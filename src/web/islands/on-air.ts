import { livePath, nowPlayingPath } from "../../site/first-paths.ts";
import type { NowPlaying } from "../../vocabulary/now-playing.ts";

/** Told to the page when the live flag is known, or has changed. */
export const onAirEvent = "on-air";

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const words = "visually-hidden";

/** Shows on the page whether the stream is on air, and what plays. */
export function showOnAir({ isLive, title, artist }: Pick<NowPlaying, "isLive" | "title" | "artist">): void {
  document.documentElement.dataset.booth = isLive ? "live" : "off";
  for (const link of all(`.site-header nav [href="${livePath}"]`)) {
    link.toggleAttribute("data-on-air", isLive);
    link.querySelector(`.${words}`)?.remove();
    if (!isLive) continue;
    const note = document.createElement("span");
    note.className = words;
    note.textContent = " (on air now)";
    link.append(note);
  }
  for (const pill of all("[data-on-air-pill]")) pill.hidden = !isLive;
  for (const line of all("[data-on-air-line]")) {
    line.dataset.onAirLine ||= line.textContent;
    const track = title ? `On air now: ${[title, artist].filter(Boolean).join(", ")}` : "On air now";
    line.textContent = isLive ? track : line.dataset.onAirLine;
  }
  for (const stage of all("[data-stage]")) stage.toggleAttribute("data-on-air", isLive);
  for (const state of all("[data-stage-state]")) state.textContent = isLive ? "On air now" : "Off air right now";
  for (const track of all("[data-now-playing]")) track.hidden = !isLive || !title;
  for (const text of all("[data-track-title]")) text.textContent = title;
  for (const text of all("[data-track-artist]")) text.textContent = artist;
  dispatchEvent(new Event(onAirEvent));
}

/** Asks once. Without an answer the page stays as the server wrote it, with the schedule alone. */
export async function onAir(): Promise<void> {
  try {
    const answer = await fetch(nowPlayingPath, { priority: "low" });
    if (answer.ok) showOnAir(await answer.json());
  } catch (error) {
    console.warn("now playing", error);
  }
}
