import { areasId, bookedAreas } from "../../content/areas.ts";
import { cityPages } from "../../content/landing/page-links.ts";
import { unbroken } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { fill, listIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Fold } from "../../platform/ui/fold.tsx";

const otherTowns = site.areas.filter((town) => town !== site.city);

export function AreaSection() {
  const { book, formats } = useWords();
  const pages = book.cityPages && cityPages.length > 0 ? { ...book.cityPages, links: cityPages } : null;
  return (
    <section className="wrap pb-[var(--section)]" id={areasId} aria-labelledby="areas-title">
      <div className="split">
        <h2 className="h2" id="areas-title">
          {book.areasTitle}
        </h2>
        <p className="lead">
          {book.areaReaches}
          {pages ? (
            <>
              {" "}
              {pages.before}{" "}
              {pages.links.map(({ city, path }, index) => (
                <span key={path}>
                  {index > 0 && (index === pages.links.length - 1 ? pages.and : ", ")}
                  <a className="underline" href={path}>
                    {unbroken(city)}
                  </a>
                </span>
              ))}
              .
            </>
          ) : (
            otherTowns.length > 0 && ` ${fill(book.alsoIn, { towns: listIn(formats, otherTowns.map(unbroken)) })}`
          )}
        </p>
      </div>
      <div className="area-grid">
        {bookedAreas
          .filter(({ name }) => site.areas.includes(name))
          .map(({ id, name, miles }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h3 className="h3" id={`${id}-title`}>
                {name}
              </h3>
              <Fold summary={fill(book.areaSummary, { miles })}>
                <dl>
                  <dt>{book.travel}</dt>
                  <dd>{fill(book.travelIs, { miles, travel: book.areas[id]?.travel ?? "" })}</dd>
                  <dt>{book.places}</dt>
                  <dd>{book.areas[id]?.venues}</dd>
                  <dt>{book.changes}</dt>
                  <dd>{book.areas[id]?.changes}</dd>
                </dl>
              </Fold>
            </section>
          ))}
      </div>
    </section>
  );
}
