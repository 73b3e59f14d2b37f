import { Fold } from "../../platform/ui/fold.tsx";

interface AreaListProps {
  id: string;
  heading: string;
  text: string;
  names: readonly string[];
}

/** A list of short names in columns: neighborhoods, or kinds of clients. */
export function AreaList({ id, heading, text, names }: AreaListProps) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby={id}>
      <div className="split">
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <p className="lead area-text">{text}</p>
      </div>
      <div className="mt-6 md:mt-10">
        <Fold summary={`Show all ${names.length}`}>
          <ul className="rows rows-4">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
