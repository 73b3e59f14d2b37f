import { acrossPhones, type Picture } from "../../content/picture.ts";
import { blogHeadphonesCloseUp, corporateRunOfShowDesk, emptyDanceFloorAtSunrise } from "../../content/pictures.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";

/** What a policy is seen beside, by its place on the page. */
const policyPictures: Readonly<Record<string, Picture>> = {
  privacy: blogHeadphonesCloseUp,
  terms: corporateRunOfShowDesk,
  refunds: emptyDanceFloorAtSunrise,
};

/** A picture between the policies. */
export function PolicyPicture({ id }: { id: string }) {
  const picture = policyPictures[id];
  return picture ? (
    <PictureFrame picture={picture} sizes={`${acrossPhones}, 380px`} decorative className="policy-picture" />
  ) : null;
}
