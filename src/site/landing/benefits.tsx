import type { Point, Prose } from "../../content/landing/landing-page.ts";

/** What the page is about in prose, and the reasons to choose this DJ beneath it. */
export function Benefits({ intro, points }: { intro: Prose; points?: readonly Point[] | undefined }) {
  return (
    <section className="wrap section" aria-labelledby="intro-title">
      <div className="split">
        <h2 className="h2" id="intro-title">
          {intro.heading}
        </h2>
        <div className="prose-lead">
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {points ? (
        <ul className="benefits">
          {points.map(({ icon, name, text }) => (
            <li key={name}>
              <span className={`${icon} text-accent-text`} aria-hidden="true" />
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
