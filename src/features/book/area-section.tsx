import { areasId, bookedAreas } from "../../content/areas.ts";
import { cities, serviceAreaInWords } from "../../content/landing/cities.ts";
import { unbroken } from "../../content/places.ts";
import { site } from "../../content/site.ts";

/** Cities with pages of their own, and the other towns beneath. */
export function AreaSection() {
  return (
    <section className="wrap pb-[var(--section)]" id={areasId} aria-labelledby="areas-title">
      <div className="split">
        <h2 className="h2" id="areas-title">
          Around the bay
        </h2>
        <p className="lead">
          The ordinary service area reaches {serviceAreaInWords}. Pages of their own tell of{" "}
          {Object.entries(cities).map(([name, { path }], index) => (
            <span key={name}>
              {[null, ", ", " and "][index]}
              <a className="underline" href={path}>
                {unbroken(name)}
              </a>
            </span>
          ))}
          .
        </p>
      </div>
      <div className="area-grid">
        {bookedAreas.map(({ id, name, miles, travel, venues, changes }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 className="h3" id={`${id}-title`}>
              {name}
            </h3>
            <dl>
              <dt>Travel</dt>
              <dd>{`About ${miles} miles from downtown ${site.city}. ${travel}`}</dd>
              <dt>Places</dt>
              <dd>{venues.join(", ")}.</dd>
              <dt>What changes</dt>
              <dd>{changes}</dd>
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
