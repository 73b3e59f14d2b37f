import type { ReactNode } from "react";
import type { Included, LandingPage } from "../../content/landing/landing-page.ts";
import { unbroken } from "../../content/places.ts";
import type { Words } from "../../content/words/en/index.ts";
import { fill, listIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { useWords } from "../../platform/pages/words.ts";
import type { AddOnPrice } from "../prices/add-ons.ts";
import type { Package } from "../prices/packages.ts";

/** Names the packages that have it: "PREMIUM and ELITE, else $200". */
export interface IncludedLine {
  item: string;
  where: string | null;
}

/** Cheapest first; dearer packages include a cheaper one's features. */
function packagesWith(feature: string, packages: readonly Package[]): readonly Package[] {
  const from = packages.findIndex(({ features }) => features.includes(feature));
  return from < 0 ? [] : packages.slice(from);
}

export function includedLine(
  included: Included,
  packages: readonly Package[],
  addOns: readonly AddOnPrice[],
  { formats, landing: words, price: { rows } }: Words,
): IncludedLine {
  const namesOf = (having: readonly Package[]) =>
    listIn(
      formats,
      having.map(({ name }) => name),
    );
  if (typeof included === "string") return { item: included, where: null };
  const { item } = included;
  if ("feature" in included) {
    const having = packagesWith(included.feature, packages);
    return { item, where: having.length < packages.length ? namesOf(having) : null };
  }
  const addOn = addOns.find(({ id }) => id === included.addOn);
  if (!addOn) return { item, where: null };
  const having = packages.filter(({ name }) => addOn.includedIn.includes(name));
  if (having.length === packages.length) return { item, where: null };
  const price = [dollars(addOn.price), rows?.[addOn.unit ?? ""] ?? addOn.unit].filter(Boolean).join(" ");
  const pattern = having.length > 0 ? words.includedElse : words.includedPriced;
  return { item, where: fill(pattern, { packages: namesOf(having), price }) };
}

const open = 4;

function Folded<Row>({
  rows,
  className,
  children,
}: {
  rows: readonly Row[];
  className: string;
  children: (row: Row) => ReactNode;
}) {
  const { more } = useWords().landing;
  const rest = rows.slice(open);
  return (
    <>
      <ul className={className}>{rows.slice(0, open).map(children)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className="fold-summary">{fill(more, { count: rest.length })}</summary>
          <ul className={className}>{rest.map(children)}</ul>
        </details>
      ) : null}
    </>
  );
}

interface IncludedAndVenuesProps {
  page: LandingPage;
  lines: readonly IncludedLine[];
}

export function IncludedAndVenues({ page: { venues, signature }, lines }: IncludedAndVenuesProps) {
  const words = useWords().landing;
  return (
    <div className="wrap pb-[var(--section)] halves">
      {lines.length > 0 && signature?.shape !== "checklist" ? (
        <section id="included" aria-labelledby="included-title">
          <h2 className="h3" id="included-title">
            {words.included}
          </h2>
          <Folded rows={lines} className="checks rows">
            {({ item, where }) => (
              <li key={item}>
                {item}
                {where ? <span className="small text-muted text-right ml-auto">{where}</span> : null}
              </li>
            )}
          </Folded>
          <p className="small text-muted mt-3">{words.includedWhere}</p>
        </section>
      ) : null}
      <section id="venues" aria-labelledby="venues-title">
        <h2 className="h3" id="venues-title">
          {unbroken(venues.heading)}
        </h2>
        <Folded rows={venues.entries} className="rows">
          {({ name, type }) => (
            <li key={name}>
              <b>{unbroken(name)}</b>
              <span className="small text-muted text-right ml-auto venue-type">{type}</span>
            </li>
          )}
        </Folded>
      </section>
    </div>
  );
}
