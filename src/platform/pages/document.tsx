import type { ComponentType, ReactNode } from "react";
import { cardFile, cardSize, cards } from "../../content/cards.ts";
import { site } from "../../content/site.ts";
import { adminPageFragment } from "../../features/admin/paths.ts";
import { absolute, documents, files, paths } from "../../features/site/paths.ts";
import { Island } from "../islands/island.tsx";
import toaster from "../islands/toaster.island.tsx";
import { assets } from "./assets.ts";
import { stylesheetOf } from "./early-hints.ts";
import { type AreaTab, cardOf, type PageMetadata } from "./metadata/page-metadata.ts";
import { serializeStructuredData } from "./metadata/structured-data.ts";
import { speculationRules } from "./speculation-rules.ts";
import { useWords } from "./words.ts";

export interface Frame {
  Header: ComponentType<{
    path: string | null;
    overlay: boolean | undefined;
    tabs: readonly AreaTab[] | undefined;
    person: string | undefined;
    alternates: PageMetadata["alternates"];
  }>;
  Footer: ComponentType;
}

interface DocumentProps {
  frame: Frame;
  metadata: PageMetadata;
  siteOrigin: string;
  children: ReactNode;
}

export function Document({ frame: { Header, Footer }, metadata, siteOrigin, children }: DocumentProps) {
  const { title, description, path, area, accent, structuredData, heroPicture, noindex, article, feed, alone } =
    metadata;
  const { formats, frame: words } = useWords();
  const alternates = metadata.alternates ?? [];
  const card = cardOf(metadata);
  const headline = words.cards[card];
  const canonical = path ? absolute(siteOrigin, path) : null;
  return (
    <html lang={formats.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {noindex ? <meta name="robots" content="noindex" /> : null}
        {canonical ? <link rel="canonical" href={canonical} /> : null}
        {alternates.map(({ language, path: other }) => (
          <link key={language} rel="alternate" hrefLang={language} href={absolute(siteOrigin, other)} />
        ))}
        {alternates[0] ? (
          <link rel="alternate" hrefLang="x-default" href={absolute(siteOrigin, alternates[0].path)} />
        ) : null}
        <meta name="theme-color" content="#0b0d17" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={article ? "article" : "website"} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical ? <meta property="og:url" content={canonical} /> : null}
        {article ? (
          <>
            <meta property="article:published_time" content={new Date(article.published).toISOString()} />
            <meta property="article:modified_time" content={new Date(article.modified).toISOString()} />
          </>
        ) : null}
        <meta
          property="og:image"
          content={absolute(siteOrigin, `${files.cards}/${cardFile(card, headline ? formats.tag : null)}`)}
        />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
        <meta
          property="og:image:alt"
          content={formats.prefix && !headline ? title : `${site.name}: ${headline ?? cards[card]}`}
        />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {path === paths.home ? <link rel="manifest" href={documents.webManifest} /> : null}
        {area === "admin" ? <link rel="manifest" href={documents.adminManifest} /> : null}
        {area === "portal" ? <link rel="manifest" href={documents.portalManifest} /> : null}
        {feed ? <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} /> : null}
        <link rel="stylesheet" href={stylesheetOf(metadata)} precedence="default" />
        {heroPicture ? (
          <link
            rel="preload"
            as="image"
            {...(heroPicture.picture.avif ? { type: "image/avif" } : {})}
            imageSrcSet={heroPicture.picture.avif ?? heroPicture.picture.srcset}
            imageSizes={heroPicture.sizes}
            fetchPriority="high"
          />
        ) : null}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script type="module" src={assets.script} async />
        {structuredData.map((block) => {
          const json = serializeStructuredData(block, siteOrigin);
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, every "<" in it escaped by its serializer
          return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
        })}
      </head>
      <body data-accent={accent}>
        <a className="skip-link" href={area === "admin" && !alone ? adminPageFragment : "#content"}>
          {words.skip}
        </a>
        {alone ? null : (
          <Header
            path={path}
            overlay={metadata.overlayHeader}
            tabs={metadata.tabs}
            person={metadata.person}
            alternates={metadata.alternates}
          />
        )}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {alone ? null : <Footer />}
        <Island of={toaster} props={{ label: words.notices, close: words.closeNotice }} when="demand" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text without anything of a visitor's, and without "<" */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}
