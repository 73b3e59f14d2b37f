import type { BeachEvening } from "../../content/landing/landing-page.ts";
import { acrossPhones } from "../../content/picture.ts";
import { Mark } from "../../platform/ui/mark.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";

/** An evening on the beach as the sun's path to the horizon; on small screens the times are a plain list. */
export function BeachEveningCard({ evening }: { evening: BeachEvening }) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="beach-title">
      <div className="beach">
        <PictureFrame picture={evening.picture} sizes={`${acrossPhones}, 820px`} decorative className="beach-picture" />
        <h2 className="h2" id="beach-title">
          Beach Wedding DJ Expertise
        </h2>
        <p className="beach-lead">{evening.text}</p>
        <div className="beach-evening">
          <svg className="beach-path" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id="beach-fade">
              <stop stopColor="currentColor" stopOpacity="0" />
              <stop offset="1" stopColor="currentColor" />
            </linearGradient>
            <path d="M0 4C34 8 72 44 100 96" fill="none" stroke="url(#beach-fade)" strokeWidth="2" />
          </svg>
          <ol className="beach-times">
            {evening.times.map(({ time, name }, index) => (
              <li key={time}>
                {index === sunset ? <Mark className="beach-sun" /> : null}
                <b>{time}</b> <span>{name}</span>
              </li>
            ))}
          </ol>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ul className="beach-points swipe" tabIndex={0}>
          {evening.points.map(({ icon, name, text }) => (
            <li key={name}>
              <h3>
                <span className={`${icon} text-brand-text`} aria-hidden="true" />
                {name}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Which of an evening's times is the sunset. */
const sunset = 2;
