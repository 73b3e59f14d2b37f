import type { BoothSong } from "../../booth.ts";

export function Marks({ song }: { song: BoothSong }) {
  if (song.isNever)
    return (
      <p className="booth-warning">
        <span className="i-lucide-triangle-alert" aria-hidden="true" /> On their do-not-play list
      </p>
    );
  const words = [
    song.isMust ? "Also a must-play" : "",
    song.unlessAsked ? "Only because a guest asks" : "",
    song.state === "held" ? "Held back: look at its words" : "",
  ].filter(Boolean);
  return words.length > 0 ? <p className="booth-mark">{words.join(". ")}</p> : null;
}
