import type { LandingPage } from "../../content/landing/landing-page.ts";

type OfferAndVenuesProps = { included: LandingPage["included"]; venues: LandingPage["venues"] };

/** What is included, and places of the area that suit such an event. Without a checklist the places stand alone. */
export function OfferAndVenues({ included, venues }: OfferAndVenuesProps) {
  const rows = (
    <ul className={`rows mt-8 ${included ? "" : "rows-2"}`}>
      {venues.entries.map(({ name, type }) => (
        <li key={name}>
          <b>{name}</b>
          <span className="text-muted text-right ml-auto">{type}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`wrap pb-[var(--section)] ${included ? "split gap-y-14" : ""}`}>
      {included ? (
        <section aria-labelledby="included-title">
          <h2 className="h2" id="included-title">
            What is included
          </h2>
          <p className="small text-muted mt-3">
            In a package, as far as your event needs it. Your quote lists it line by line.
          </p>
          <ul className="checks rows rows-2 mt-8">
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="venues-title">
        <h2 className="h2" id="venues-title">
          {venues.heading}
        </h2>
        {rows}
      </section>
    </div>
  );
}
