import { atom, useAtom } from "jotai";
import type { Picture } from "../../../content/picture.ts";
import { type Player, playerFrame, playerNames, watchPage } from "../../../content/player.ts";
import { poster as english } from "../../../content/words/en/ui.ts";
import { island } from "../../../platform/islands/define.ts";
import { isPlainClick } from "../../../platform/islands/plain-click.ts";
import { fill } from "../../../platform/language.ts";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";

interface PosterProps {
  player: Player;
  picture: Picture;
  /** CSS `sizes`. */
  sizes: string;
  /** Matches the heading; a small poster is above that heading without text. */
  title: string;
  caption?: string;
  /** In the first view. */
  priority?: boolean;
  /** Says that nothing loads before the click. */
  note?: boolean;
  small?: boolean;
  /** URL that counts plays. */
  plays?: string;
  words?: typeof english;
}

const focused = (element: HTMLElement | null): void => element?.focus();

/** Only one plays at a time. */
const playingAtom = atom<string | null>(null);

/** Requests nothing from the other site before a click. */
function Poster({
  player,
  picture,
  sizes,
  title,
  caption,
  priority,
  note,
  small,
  plays,
  words = english,
}: PosterProps) {
  const [playing, setPlaying] = useAtom(playingAtom);
  const page = watchPage(player);
  const name = player.type === "file" ? words.thisSite : playerNames[player.type];
  // Two mixes may share a video.
  const own = `${page} ${title}`;
  if (playing === own && player.type === "file") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody speaks in it
      <video className="poster-frame" src={player.src} title={title} controls autoPlay playsInline ref={focused} />
    );
  }
  if (playing === own && player.type !== "file") {
    return (
      <iframe
        className="poster-frame"
        src={playerFrame(player, location.hostname)}
        title={small ? `${title}, player by ${name}` : title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={focused}
      />
    );
  }
  return (
    <a
      className="poster-frame poster"
      data-player={small ? "small" : player.type}
      href={page}
      {...(player.type === "file" ? {} : { target: "_blank", rel: "noopener" })}
      data-replay=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (plays) navigator.sendBeacon(plays);
        setPlaying(own);
      }}
    >
      <PictureFrame
        picture={picture}
        sizes={sizes}
        priority={priority ?? false}
        decorative
        className="absolute inset-0"
      />
      <span className="poster-text">
        <span className="play-disc" aria-hidden="true" />
        <span className="flex-1">
          <span className="visually-hidden">
            {words.play} {small ? title : null}
          </span>
          {small ? null : (
            <>
              <span className="h3 block">{title}</span>
              <span className="small block">{caption}</span>
            </>
          )}
        </span>
        {note ? <span className="micro poster-note">{fill(words.plays, { name })}</span> : null}
        {small ? <span className="micro poster-note">Loads from {name}</span> : null}
      </span>
    </a>
  );
}

export default island("poster", Poster);
