import { acrossPhones, type Picture } from "../../../content/picture.ts";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";

/** A picture as wide as the page's text. */
export const WidePicture = ({ picture }: { picture: Picture }) => (
  <PictureFrame picture={picture} sizes={`${acrossPhones}, 1200px`} className="wide-picture" />
);
