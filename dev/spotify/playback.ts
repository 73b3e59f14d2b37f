import type { Account } from "./account.ts";

const device = { id: "stand-in", is_active: true, is_private_session: false, name: "Booth", type: "Computer" };

/** Null for 204. */
export function playback({ playing, title, artist }: Account): object | null {
  if (playing === "nothing") return null;
  const state = { device, is_playing: playing !== "paused", currently_playing_type: "track" };
  const item = { type: "track", name: title, artists: artist.split(";").map((name) => ({ name })) };
  if (playing === "episode")
    return { ...state, currently_playing_type: "episode", item: { type: "episode", name: title, show: {} } };
  if (playing === "ad") return { ...state, currently_playing_type: "ad", item: null };
  if (playing === "unknown") return { ...state, currently_playing_type: "unknown", item: null };
  if (playing === "private") return { ...state, device: { ...device, is_private_session: true }, item };
  return { ...state, item };
}
