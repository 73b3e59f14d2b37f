import { useState } from "react";
import type { Picture } from "../content/picture.ts";
import { site } from "../content/site.ts";
import { PictureFrame } from "../ui/picture-frame.tsx";

export interface VideoPosterProps {
  picture: Picture;
}

/**
 * The video behind its poster: nothing is asked of the video site before the visitor presses play. Without JavaScript
 * the poster is a link to the video.
 */
export function VideoPoster({ picture }: VideoPosterProps) {
  const [playing, setPlaying] = useState(false);
  const { id, title, caption } = site.video;
  if (playing) {
    return (
      <iframe
        className="video-frame"
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <a
      className="video-frame poster"
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener"
      data-replay=""
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <PictureFrame
        picture={picture}
        sizes="(max-width: 1240px) 100vw, 1200px"
        decorative
        className="absolute inset-0"
      />
      <span className="poster-text">
        <span className="play-disc" aria-hidden="true" />
        <span>
          <span className="visually-hidden">Play the video: </span>
          <span className="h3 block">{title}</span>
          <span className="small block">{caption}</span>
        </span>
        <span className="micro poster-note">Plays from YouTube once you press play</span>
      </span>
    </a>
  );
}
