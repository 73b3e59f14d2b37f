import type { Identity } from "../../content/identity.ts";
import { contactPicture } from "../../content/page-pictures.ts";
import { acrossPhones } from "../../content/picture.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import { pressFiles } from "../../content/press-files.ts";
import { bio, quickFacts } from "../../content/press-kit.ts";
import { site } from "../../content/site.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { Mark } from "../../platform/ui/mark.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Prose } from "../../platform/ui/prose.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { files, paths } from "../site/paths.ts";

const downloads = [
  {
    ...pressFiles.pressKit,
    icon: "i-lucide-file-text",
    name: "Press kit",
    kind: "PDF",
    note: "Bio, facts and pictures",
  },
  { ...pressFiles.rider, icon: "i-lucide-plug", name: "Technical rider", kind: "PDF", note: "Space, power, load-in" },
  { ...pressFiles.photos, icon: "i-lucide-images", name: "Photos", kind: "ZIP", note: "Eight pictures, free to print" },
  { ...pressFiles.logos, icon: null, name: "Logo", kind: "ZIP", note: "SVG, PDF and PNG" },
] as const;

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export function EpkPage({ owner = site.owner }: Pick<Identity, "owner">) {
  return (
    <section className="wrap page epk">
      <div>
        <h1 className="h1">Press kit</h1>
        <p className="lead mt-5">{bio.short}</p>
      </div>
      <section className="epk-downloads no-print" aria-labelledby="downloads-title">
        <h2 className="h2 mb-6" id="downloads-title">
          To take away
        </h2>
        <ul className="downloads">
          {downloads.map(({ file, bytes, icon, name, kind, note }) => (
            <li key={file}>
              {icon ? (
                <span className={`${icon} text-brand-text text-[1.5rem]`} aria-hidden="true" />
              ) : (
                <Mark className="w-[28px] text-brand" />
              )}
              <div>
                <h3 className="font-600">{name}</h3>
                <p className="small text-muted">{note}</p>
              </div>
              <a className="btn btn-small btn-secondary" href={`${files.pressKit}/${file}`} download={file}>
                <span className="i-lucide-download" aria-hidden="true" />
                <span>
                  <span className="visually-hidden">Download {name}, </span>
                  {kind}, {size(bytes)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="epk-bio">
        <Prose markdown={bio.paragraphs.join("\n\n")} />
        {owner ? (
          <>
            <h2 className="h3 mt-8">{owner.name}</h2>
            {owner.words ? <p className="mt-4">{owner.words}</p> : null}
            <p className="font-display mt-4">{owner.signature}</p>
          </>
        ) : null}
      </div>
      <PictureFrame
        picture={pictureByName(owner?.portrait ?? null) ?? contactPicture}
        sizes={`${acrossPhones}, 600px`}
        className="epk-portrait"
      />
      <section aria-labelledby="facts-title">
        <h2 className="h2 mb-6" id="facts-title">
          Quick facts
        </h2>
        <dl className="epk-facts">
          {quickFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="epk-contact text-muted">
        Something missing? Write to{" "}
        <a className="underline" href={`mailto:${site.email}`}>
          {site.email}
        </a>{" "}
        or call{" "}
        <a className="underline" href={site.phone.href}>
          <span className="whole">{site.phone.display}</span>
        </a>
        .
      </p>
    </section>
  );
}

const epkMetadata: PageMetadata = {
  title: titled("Press kit and technical rider"),
  description: `Biography, quick facts, photos, logo and technical rider of ${site.name}, a mobile DJ and MC in ${site.metro}, ready to print and to download.`,
  path: paths.epk,
  feature: "press-kit",
  structuredData: [],
};

export const pressKitRoute: PublicRoute = {
  path: paths.epk,
  show: () => ({ page: <EpkPage />, metadata: epkMetadata }),
};
