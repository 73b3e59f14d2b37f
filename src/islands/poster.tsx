import { useState } from "react";
import type { Picture } from "../content/picture.ts";
import { type Player, playerFrame, playerNames, watchPage } from "../content/player.ts";
import { PictureFrame } from "../ui/picture-frame.tsx";

export interface PosterProps {
  player: Player;
  picture: Picture;
  /** CSS `sizes`: how wide the poster is shown at which viewport. */
  sizes: string;
  /** What plays, as a heading names it. */
  title: string;
  caption: string;
  /** The poster stands in the first view. */
  priority?: boolean;
  /** Says below that nothing is fetched before; without it the caption does. */
  note?: boolean;
}

/**
 * A video or the live stream behind its poster: nothing is asked of the other site before the visitor presses play.
 * Without JavaScript the poster is a link to where it plays.
 */
export function Poster({ player, picture, sizes, title, caption, priority = false, note = false }: PosterProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className="poster-frame"
        src={playerFrame(player, location.hostname)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <a
      className="poster-frame poster"
      data-player={player.type}
      href={watchPage(player)}
      target="_blank"
      rel="noopener"
      data-replay=""
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <PictureFrame picture={picture} sizes={sizes} priority={priority} decorative className="absolute inset-0" />
      <span className="poster-text">
        <span className="play-disc" aria-hidden="true" />
        <span className="flex-1">
          <span className="visually-hidden">Play: </span>
          <span className="h3 block">{title}</span>
          <span className="small block">{caption}</span>
        </span>
        {note ? (
          <span className="micro poster-note">Plays from {playerNames[player.type]} once you press play</span>
        ) : null}
      </span>
    </a>
  );
}
