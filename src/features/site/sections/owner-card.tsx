import { type Identity, identity } from "../../../content/identity.ts";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";

/** Empty until there is an owner. */
export function OwnerCard({ owner = identity.owner }: Pick<Identity, "owner">) {
  if (!owner) return null;
  return (
    <section className="wrap section owner" aria-label={owner.name}>
      <PictureFrame picture={owner.portrait} sizes="(max-width: 819px) 112px, 320px" className="owner-portrait" />
      <div className="owner-words">
        <h2 className="h2">{owner.name}</h2>
        <p className="lead owner-text">{owner.words}</p>
        <p className="font-display">{owner.signature}</p>
      </div>
    </section>
  );
}
