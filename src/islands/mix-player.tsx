import { atom, useAtom } from "jotai";
import type { Picture } from "../content/picture.ts";
import { PictureFrame } from "../ui/picture-frame.tsx";

export interface MixPlayerProps {
  /** Tells this player from the others of the page. */
  id: string;
  title: string;
  /** The platform's name, its page of the mix, and its player as a frame that starts at once. */
  platform: string;
  page: string;
  player: string;
  picture: Picture;
}

/** The one mix that plays. Starting another takes the place of the first. */
const playingAtom = atom<string | null>(null);

/**
 * A mix behind its cover: nothing is asked of the platform before the visitor presses play. Without JavaScript the cover
 * is a link to the platform's page.
 */
export function MixPlayer({ id, title, platform, page, player, picture }: MixPlayerProps) {
  const [playing, setPlaying] = useAtom(playingAtom);
  if (playing === id) {
    return (
      <iframe
        className="video-frame"
        src={player}
        title={`${title}, player by ${platform}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <a
      className="video-frame poster mix-cover"
      href={page}
      target="_blank"
      rel="noopener"
      data-replay=""
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setPlaying(id);
      }}
    >
      <PictureFrame
        picture={picture}
        sizes="(max-width: 819px) 100vw, (max-width: 1240px) 33vw, 380px"
        decorative
        className="absolute inset-0"
      />
      <span className="poster-text">
        <span className="play-disc" aria-hidden="true" />
        <span className="visually-hidden">Play the mix: {title}.</span>
        <span className="micro poster-note">Loads from {platform}</span>
      </span>
    </a>
  );
}
