import type { LandingPage } from "../../content/landing/landing-page.ts";
import { Fold } from "../../ui/fold.tsx";
import { SectionPicture } from "./section-picture.tsx";

/** What is included, and places of the area that suit such an event, with a picture that evens the two out. */
export function OfferAndVenues({ page: { included, venues, pictures } }: { page: LandingPage }) {
  return (
    <div className="wrap pb-[var(--section)] split gap-y-12">
      {included ? (
        <section aria-labelledby="included-title">
          <h2 className="h2" id="included-title">
            What is included
          </h2>
          <p className="small text-muted mt-3">
            In a package, as far as your event needs it. Your quote lists it line by line.
          </p>
          <div className="mt-4 md:mt-8">
            <Fold summary={`Show all ${included.length}`}>
              <ul className="checks rows">
                {included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Fold>
          </div>
        </section>
      ) : (
        <SectionPicture picture={pictures.venues} />
      )}
      <section aria-labelledby="venues-title">
        <h2 className="h2" id="venues-title">
          {venues.heading}
        </h2>
        <div className="grid gap-6 mt-6 md:mt-8">
          {included ? <SectionPicture picture={pictures.venues} /> : null}
          <Fold summary={`Show all ${venues.entries.length}`}>
            <ul className="rows">
              {venues.entries.map(({ name, type }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span className="text-muted text-right ml-auto">{type}</span>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </section>
    </div>
  );
}
