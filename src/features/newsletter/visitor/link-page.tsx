import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { copy, type NewsletterView } from "./link-copy.tsx";

/** Posts, so that a mail scanner that opens the link changes nothing. */
export function NewsletterLinkPage({ view, action }: { view: NewsletterView; action?: string }) {
  const { heading, text, button, links = [] } = copy[view];
  return (
    <section className="wrap section text-center">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{heading}</h1>
      <p className="lead mx-auto mt-5 mb-8">{text}</p>
      {button ? (
        <form method="post" action={action}>
          <button className="btn btn-primary" type="submit">
            {button}
          </button>
        </form>
      ) : (
        <p className="contact-actions">
          {links.map(({ label, href }, index) => (
            <a key={href} className={`btn ${index === 0 ? "btn-primary" : "btn-secondary"}`} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

export const newsletterLinkMetadata = (view: NewsletterView): PageMetadata =>
  unlisted(copy[view].heading, copy[view].description, { feature: "newsletter" });
