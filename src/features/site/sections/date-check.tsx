import type { ReactNode } from "react";
import type { ServiceKey } from "../../../content/services.ts";
import { site } from "../../../content/site.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { dateFragment, datesParameters, paths } from "../paths.ts";

interface DateCheckProps {
  /** Known from the page. */
  service?: ServiceKey | undefined;
  city?: string;
  offer: { label: string; href: string };
  cheapest?: { label: string; href: string } | undefined;
  /** Where it is answered on another page than the booking page. */
  action?: string;
  asked?: AskedDate | undefined;
}

export interface AskedDate {
  entry: string | undefined;
  error: string | undefined;
  said: ReactNode;
}

/** Works without a script. */
export function DateCheck({ service, city, offer, cheapest, action, asked }: DateCheckProps) {
  const { formats, landing: words } = useWords();
  const known = { [datesParameters.service]: service, [datesParameters.city]: city };
  return (
    <section className="card card-lifted date-check" id={dateFragment.slice(1)} aria-labelledby="date-title">
      <form method="get" action={`${action ?? formats.prefix + paths.book}${dateFragment}`}>
        <h2 className="visually-hidden" id="date-title">
          {words.dateTitle}
        </h2>
        {Object.entries(known).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        {asked?.said}
        <TextField
          id="asked-date"
          name={datesParameters.date}
          label={words.date}
          type="date"
          entry={asked?.entry}
          error={asked?.error}
        />
        <button className="btn btn-primary" type="submit">
          {words.check}
        </button>
      </form>
      <p className="flex flex-wrap gap-x-6 small">
        <a className="text-link" href={offer.href}>
          {offer.label}
        </a>
        {cheapest ? (
          <a className="text-link" href={cheapest.href}>
            {cheapest.label}
          </a>
        ) : null}
        <a className="text-link" href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
    </section>
  );
}
