import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { Picture } from "../../content/picture.ts";
import { site } from "../../content/site.ts";
import { SectionPicture } from "./section-picture.tsx";

/** Questions and answers. One is open at a time, the first to begin with. */
export function Questions({ heading, entries, picture }: LandingPage["questions"] & { picture: Picture }) {
  return (
    <section className="wrap pb-[var(--section)] split split-wide" aria-labelledby="questions-title">
      <div>
        <h2 className="h2" id="questions-title">
          {heading}
        </h2>
        <p className="lead mt-4">
          Yours is not here? Write to{" "}
          <a className="underline" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          .
        </p>
        <div className="md:mt-6">
          <SectionPicture picture={picture} wideOnly />
        </div>
      </div>
      <div className="rows self-start">
        {entries.map(({ lang, question, answer }, index) => (
          <details key={question} lang={lang} className="question" name="questions" open={index === 0}>
            <summary className="fold-summary">{question}</summary>
            <p className="text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
