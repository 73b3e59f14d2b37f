import type { Words } from "../../../content/words/en/index.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { SiteLink } from "../../../platform/ui/site-link.tsx";

export function NotFoundPage() {
  const { faults, frame } = useWords();
  return (
    <section className="not-found">
      <div className="wrap">
        <h1 className="h1">{faults.notFound.title}</h1>
        <p className="lead mx-auto mt-5 mb-8">{faults.notFound.text}</p>
        <p className="contact-actions">
          <a className="btn btn-primary" href={frame.home}>
            {faults.home}
          </a>
          {frame.elsewhere.map((link) => (
            <SiteLink key={link.href} link={link} className="btn btn-secondary" />
          ))}
        </p>
      </div>
      <svg className="not-found-sun" viewBox="0 0 1200 320" aria-hidden="true" focusable="false">
        <path d="M480 130a120 120 0 0 1 240 0z" />
        <path className="horizon" d="M0 130h1200v1.5H0z" />
        <rect x="460" y="152" width="250" height="3.5" rx="1.7" opacity=".75" />
        <rect x="520" y="176" width="200" height="3.5" rx="1.7" opacity=".62" />
        <rect x="494" y="203" width="140" height="3.5" rx="1.7" opacity=".5" />
        <rect x="550" y="231" width="130" height="3.5" rx="1.7" opacity=".4" />
        <rect x="572" y="261" width="48" height="3.5" rx="1.7" opacity=".28" />
        <rect x="600" y="293" width="70" height="3.5" rx="1.7" opacity=".18" />
      </svg>
    </section>
  );
}

export const notFoundMetadata = ({ faults: { notFound } }: Words) =>
  unlisted(notFound.title, notFound.about, { feature: "not-found", accent: "wedding" });
