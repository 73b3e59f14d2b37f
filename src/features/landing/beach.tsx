import type { City } from "../../content/landing/cities.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { DayLine } from "./day-line.tsx";

interface BeachExpertiseProps {
  beach: NonNullable<LandingPage["beach"]>;
  city: City;
}

/** A wedding day on the sand under its sun, and what makes the sound ready for it. */
export function BeachExpertise({ beach, city }: BeachExpertiseProps) {
  return (
    <section className="beach" aria-labelledby="beach-title">
      <div className="wrap">
        <h2 className="h2" id="beach-title">
          Beach Wedding DJ Expertise
        </h2>
        <p className="lead mt-4">{beach.text}</p>
      </div>
      <DayLine moments={beach.moments} city={city} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="wrap beach-points swipe" tabIndex={0}>
        {beach.points.map(({ icon, name, text }) => (
          <li key={name} className="card">
            <span className={`${icon} text-brand-text`} aria-hidden="true" />
            <h3 className="font-600">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
