import type { Picture } from "../../content/picture.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";

/** A picture beside the words of a section: the width of a phone, unless other pictures are near, half of a wide screen. */
export function SectionPicture({ picture, wideOnly }: { picture: Picture; wideOnly?: boolean }) {
  return (
    <PictureFrame
      picture={picture}
      sizes="(max-width: 819px) 100vw, 580px"
      className={`section-picture ${wideOnly ? "wide-only" : ""}`}
    />
  );
}
