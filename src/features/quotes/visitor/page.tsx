import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { fill } from "../../../platform/language.ts";
import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";
import { inEachLanguage, otherWords, useWords } from "../../../platform/pages/words.ts";
import { publicRates } from "../../prices/codes.ts";
import { paths } from "../../site/paths.ts";
import { OtherLanguages } from "../../site/sections/other-languages.tsx";
import quoteBuilder from "./quote-builder.island.tsx";
import type { QuoteBuilderProps } from "./quote-form-state.ts";

export function QuotePage(props: Omit<QuoteBuilderProps, "words">) {
  const words = useWords();
  const { formats, price, quotes } = words;
  const { head, builder } = quotes;
  return (
    <section className="section quote-page">
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
