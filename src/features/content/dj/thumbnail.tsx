import { type Picture, thumbnailOf } from "../../../content/picture.ts";

export function Thumbnail({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className="thumbnail" aria-hidden="true" />;
  return <img className="thumbnail" src={thumbnailOf(picture)} alt="" width={72} height={48} loading="lazy" />;
}
