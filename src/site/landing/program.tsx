import type { LandingPage } from "../../content/landing/landing-page.ts";

/** The event from start to end, or the ways it can be played, in numbered steps. */
export function Program({ heading, text, steps }: NonNullable<LandingPage["program"]>) {
  return (
    <section className="wrap pb-[var(--section)] split" aria-labelledby="program-title">
      <div>
        <h2 className="h2" id="program-title">
          {heading}
        </h2>
        <p className="lead mt-4">{text}</p>
      </div>
      <ol className="steps">
        {steps.map(({ name, lang, text }) => (
          <li key={name}>
            <b lang={lang}>{name}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
