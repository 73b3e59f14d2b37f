import { areasId, bookedAreas } from "../../content/areas.ts";
import { serviceAreaInWords } from "../../content/landing/cities.ts";
import { cityPages } from "../../content/landing/page-links.ts";
import { unbroken } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { listInWords } from "../../platform/numbers.ts";
import { Fold } from "../../platform/ui/fold.tsx";

const otherTowns = site.areas.filter((town) => town !== site.city);

export function AreaSection() {
  return (
    <section className="wrap pb-[var(--section)]" id={areasId} aria-labelledby="areas-title">
      <div className="split">
        <h2 className="h2" id="areas-title">
          Around {site.metro}
        </h2>
        <p className="lead">
          The ordinary service area reaches {serviceAreaInWords}.
          {cityPages.length > 0 ? (
            <>
              {" "}
              Pages of their own tell of{" "}
              {cityPages.map(({ city, path }, index) => (
                <span key={path}>
                  {index > 0 && (index === cityPages.length - 1 ? " and " : ", ")}
                  <a className="underline" href={path}>
                    {unbroken(city)}
                  </a>
                </span>
              ))}
              .
            </>
          ) : (
            otherTowns.length > 0 && ` I also play in ${listInWords(otherTowns.map(unbroken))}.`
          )}
        </p>
      </div>
      <div className="area-grid">
        {bookedAreas
          .filter(({ name }) => site.areas.includes(name))
          .map(({ id, name, miles, travel, venues, changes }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h3 className="h3" id={`${id}-title`}>
                {name}
              </h3>
              <Fold summary={`${miles} miles, places, what changes`}>
                <dl>
                  <dt>Travel</dt>
                  <dd>{`About ${miles} miles from downtown ${site.city}. ${travel}`}</dd>
                  <dt>Places</dt>
                  <dd>{venues.join(", ")}.</dd>
                  <dt>What changes</dt>
                  <dd>{changes}</dd>
                </dl>
              </Fold>
            </section>
          ))}
      </div>
    </section>
  );
}
