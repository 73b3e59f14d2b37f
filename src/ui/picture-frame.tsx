import type { Picture } from "../content/picture.ts";

interface PictureFrameProps {
  picture: Picture;
  /** CSS `sizes`: how wide the picture is shown at which viewport. */
  sizes: string;
  /** The largest picture of the first view loads eagerly and first; all others when they come near. */
  priority?: boolean;
  /** Decoration repeats what the text beside it says and has no alt text. */
  decorative?: boolean;
  className?: string;
}

/** A picture in the best format that it has, over its blurred placeholder. The frame's size comes from its class. */
export function PictureFrame({ picture, sizes, priority, decorative, className }: PictureFrameProps) {
  return (
    <div className={`picture ${className ?? ""}`}>
      <img src={picture.placeholder} alt="" width={picture.width} height={picture.height} />
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
