import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { Picture } from "../../content/picture.ts";
import { unbroken } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { SectionPicture } from "./section-picture.tsx";

/** Questions and answers, of which one is open at a time. */
export function Questions({ heading, entries, picture }: LandingPage["questions"] & { picture: Picture }) {
  return (
    <section className="wrap pb-[var(--section)] split split-wide" aria-labelledby="questions-title">
      <div>
        <h2 className="h2" id="questions-title">
          {unbroken(heading)}
        </h2>
        <p className="lead mt-4">
          Yours is not here? Write to{" "}
          <a className="underline" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          .
        </p>
        <div className="mt-6">
          <SectionPicture picture={picture} />
        </div>
      </div>
      <div className="rows self-start">
        {entries.map(({ lang, question, answer }) => (
          <details key={question} lang={lang} className="question" name="questions">
            <summary className="fold-summary">{unbroken(question)}</summary>
            <p className="text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
