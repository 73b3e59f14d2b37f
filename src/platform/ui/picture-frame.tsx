import { useId } from "react";
import type { Picture } from "../../content/picture.ts";

interface PictureFrameProps {
  picture: Picture;
  sizes: string;
  /** For the largest picture of the first view. */
  priority?: boolean;
  /** Text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

/** A `data:` picture would count as a request. */
function Placeholder({ colors }: Pick<Picture, "colors">) {
  const id = useId();
  const [upper, middle, lower] = colors.split(",");
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor={upper} />
        <stop offset="0.5" stopColor={middle} />
        <stop offset="1" stopColor={lower} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 0h1v1H0z" />
    </svg>
  );
}

export function PictureFrame({ picture, sizes, priority, decorative, className }: PictureFrameProps) {
  return (
    <div className={`picture ${className ?? ""}`}>
      <Placeholder colors={picture.colors} />
      <picture>
        {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
        <img
          src={picture.src}
          srcSet={picture.srcset}
          sizes={sizes}
          alt={decorative ? "" : picture.alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
        />
      </picture>
    </div>
  );
}
