import { identity } from "../../content/business.ts";
import type { Identity } from "../../content/identity.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";

/** Empty while the owner has no text. */
export function OwnerCard({ owner = identity.owner }: Pick<Identity, "owner">) {
  if (!owner?.words) return null;
  const portrait = pictureByName(owner.portrait ?? null);
  return (
    <section className="wrap section owner" aria-label={owner.name} lang="en">
      {portrait ? (
        <PictureFrame picture={portrait} sizes="(max-width: 819px) 112px, 320px" className="owner-portrait" />
      ) : null}
      <div className="owner-words">
        <h2 className="h2">{owner.name}</h2>
        <p className="lead owner-text">{owner.words}</p>
        <p className="font-display">{owner.signature}</p>
      </div>
    </section>
  );
}
