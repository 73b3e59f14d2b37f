import type { ServiceKey } from "../../../content/services.ts";
import { site } from "../../../content/site.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { dateFragment, datesQuery, paths } from "../paths.ts";

interface DateCheckProps {
  /** Known from the page. */
  service?: ServiceKey | undefined;
  city?: string;
  offer: { label: string; href: string };
}

/** Works without a script. */
export function DateCheck({ service, city, offer }: DateCheckProps) {
  const known = { [datesQuery.service]: service, [datesQuery.city]: city };
  return (
    <section className="card card-lifted date-check" id={dateFragment.slice(1)} aria-labelledby="date-title">
      <form method="get" action={`${paths.book}${dateFragment}`}>
        <h2 className="visually-hidden" id="date-title">
          Check your date
        </h2>
        {Object.entries(known).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <TextField id="asked-date" name={datesQuery.date} label="When is the day?" type="date" />
        <button className="btn btn-primary" type="submit">
          Check my date
        </button>
      </form>
      <p className="flex flex-wrap gap-x-6 small">
        <a className="font-600 underline" href={offer.href}>
          {offer.label}
        </a>
        <a className="font-600 underline" href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
    </section>
  );
}
