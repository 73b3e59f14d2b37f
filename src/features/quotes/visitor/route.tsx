import { defaultCategory, type EventCategory, eventCategories, isEventCategory } from "../../../content/categories.ts";
import { landingPages } from "../../../content/landing/index.ts";
import { singleService } from "../../../content/landing/single-service.ts";
import { discountCodes } from "../../../content/offers.ts";
import { placeNames } from "../../../content/places.ts";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { addDays, calendarDateAt, instantAt, isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { fill } from "../../../platform/language.ts";
import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../../platform/pages/public/address.ts";
import { allWords, inEachLanguage, otherWords, useWords } from "../../../platform/pages/words.ts";
import { publicRates } from "../../prices/codes.ts";
import type { PublicRoute } from "../../site/frame/public-route.ts";
import { datesParameters, homeParameters, paths, quoteParameters } from "../../site/paths.ts";
import { OtherLanguages } from "../../site/sections/other-languages.tsx";
import { type BuilderRows, readBuilder } from "../read-builder.ts";
import type { QuoteField } from "./form.ts";
import quoteBuilder from "./quote-builder.island.tsx";
import type { QuoteBuilderProps } from "./quote-form-state.ts";

const categoryIn = (chosen: Chosen): EventCategory => {
  const named = chosen[homeParameters.category];
  return isEventCategory(named) ? named : defaultCategory;
};

function filled(chosen: Chosen, { rates }: BuilderRows): FormState<QuoteField> {
  const [category, service] = [categoryIn(chosen), chosen[quoteParameters.service] ?? ""];
  const named = rates.offers.find(({ name }) => name.toLowerCase() === chosen[quoteParameters.package]);
  const singles = rates.offers.filter(({ id }) => service !== "" && id.startsWith(`${service}:`));
  // The page names the price of this length.
  const single = singles.find(({ hours }) => hours === singleService.usual) ?? singles[0];
  const city = chosen[datesParameters.city] ?? landingPages.find(({ path }) => path === service)?.city ?? "";
  const offer = single?.id ?? named?.id ?? rates.popular ?? rates.offers[0]?.id ?? "";
  const eventDate = chosen[datesParameters.date] ?? "";
  return {
    values: { eventCategory: category, eventDate, code: discountCodes[category], offer, service, city },
    issues: [],
  };
}

export function QuotePage(props: Omit<QuoteBuilderProps, "words">) {
  const words = useWords();
  const { formats, price, quotes } = words;
  const { head, builder } = quotes;
  return (
    <section className="quote-builder pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
      <div className="wrap quote-head">
        <h1 className="h1">{head.heading}</h1>
        <p className="lead mt-4">{head.intro}</p>
        <p className="small text-muted mt-2">
          {head.alone}{" "}
          <a className="font-600 underline" href={head.services}>
            {head.eachService}
          </a>{" "}
          {head.hasPrice}{" "}
          <a className="font-600 underline" href={site.phone.href}>
            {fill(head.call, { phone: site.phone.display })}
          </a>
          .
        </p>
        <OtherLanguages pages={inEachLanguage(paths.quote)} className="mt-2 small" />
      </div>
      <Island
        of={quoteBuilder}
        props={{
          ...props,
          rates: publicRates(props.rates, props.form.values.code),
          words: { formats, price, builder, ...otherWords(words) },
        }}
        when="touch"
      />
    </section>
  );
}

/** Search engines get the empty builder. */
export const quoteMetadata = (isFilled: boolean, { formats, quotes }: Words): PageMetadata => ({
  title: titled(quotes.title),
  description: quotes.about,
  path: formats.prefix + paths.quote,
  language: formats.tag,
  alternates: inEachLanguage(paths.quote),
  feature: "quotes",
  accent: "wedding",
  structuredData: [],
  ...(isFilled ? { noindex: true } : {}),
});

const quoteIn = (words: Words): PublicRoute => ({
  path: words.formats.prefix + paths.quote,
  choices: {
    [datesParameters.date]: null,
    [datesParameters.city]: placeNames,
    [quoteParameters.package]: null,
    [homeParameters.category]: eventCategories,
    [quoteParameters.service]: landingPages.map(({ path }) => path),
  },
  // A filled-in builder is for one visitor.
  passes: (chosen) => Object.keys(chosen).length > 0,
  shows: ["packages", "prices", "add_ons", "travel_zones", "settings", "dates"],
  async show({ db, chosen, now }) {
    const date = chosen[datesParameters.date] ?? "";
    const service = chosen[quoteParameters.service] ?? null;
    const rows = await readBuilder(db, { date: isCalendarDate(date) ? date : "", service }, now);
    const { rates, open, answer } = rows;
    return {
      page: <QuotePage rates={rates} open={open} answer={answer} form={filled(chosen, rows)} />,
      metadata: quoteMetadata(Object.keys(chosen).length > 0, words),
      // Past and too-soon days change at midnight.
      until: instantAt(addDays(calendarDateAt(now), 1), 0),
    };
  },
});

export const quoteRoutes = allWords.map(quoteIn);
