import type { LandingPage } from "../../content/landing/landing-page.ts";
import { unbroken } from "../../content/places.ts";
import { SectionPicture } from "./section-picture.tsx";

/** What the page is about in prose, and the reasons to choose this DJ beneath it. */
export function Benefits({ page: { intro, benefits, beach, pictures } }: { page: LandingPage }) {
  return (
    <section className="wrap section" aria-labelledby="intro-title">
      <div className="split items-center">
        <div>
          <h2 className="h2" id="intro-title">
            {unbroken(intro.heading)}
          </h2>
          <div className="prose-lead">
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <SectionPicture picture={pictures.intro} wideOnly={beach !== undefined && !benefits} />
      </div>
      {benefits ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <ul className="benefits swipe" tabIndex={0}>
          {benefits.map(({ icon, name, text }) => (
            <li key={name}>
              <span className={`${icon} text-brand-text`} aria-hidden="true" />
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
