import { portalPaths } from "../features/portal/paths.ts";
import { areaOnBook, paths } from "../features/site/paths.ts";
import { areasId, bookedAreas } from "./areas.ts";
import { footerServices } from "./landing/addresses.ts";
import { landingPages } from "./landing/index.ts";
import { cityPages } from "./landing/page-links.ts";
import { site } from "./site.ts";

/** An `external` link opens in a new tab and has an arrow. */
export interface NavLink {
  label: string;
  href: string;
  external?: boolean;
  /** Of a page in another language. */
  hrefLang?: string;
}

export const headerLinks: readonly NavLink[] = [
  { label: "Home", href: paths.home },
  ...(site.streamingChannel ? [{ label: "Live", href: paths.live }] : []),
  ...(site.merchStore ? [{ label: "Merch", href: paths.merch }] : []),
  { label: "Gallery", href: paths.gallery },
  { label: "Contact", href: paths.contact },
];

const pageOfTown = (town: string): string =>
  cityPages.find(({ city }) => city === town)?.path ??
  areaOnBook(bookedAreas.find(({ name }) => name === town)?.id ?? areasId);

interface FooterGroup {
  heading: string;
  links: readonly NavLink[];
}

export type FooterColumn = readonly [FooterGroup, ...FooterGroup[]];

export const footerColumns: readonly FooterColumn[] = [
  [
    {
      heading: "Explore",
      links: [
        { label: "Home", href: paths.home },
        ...(site.streamingChannel ? [{ label: "Live Stream", href: paths.live }] : []),
        { label: "Book", href: paths.book },
        { label: "Gallery", href: paths.gallery },
        { label: "Press Kit", href: paths.epk },
        ...(site.merchStore ? [{ label: "Merch store", href: site.merchStore, external: true }] : []),
        { label: "Contact", href: paths.contact },
        { label: "Client Portal", href: portalPaths.dashboard },
      ],
    },
  ],
  [
    {
      heading: "Service area",
      links: [
        ...site.areas.map((town) => ({ label: town, href: pageOfTown(town) })),
        { label: "View All Areas", href: areaOnBook(areasId) },
      ],
    },
  ],
  [
    {
      heading: "Services",
      links: [
        ...footerServices.filter(({ href }) => landingPages.some(({ path }) => path === href)),
        ...(site.streamingChannel ? [{ label: "Live streams", href: paths.live }] : []),
        { label: "Music Production", href: paths.contact },
      ],
    },
  ],
  [
    { heading: "Follow", links: site.social.map(({ label, href }) => ({ label, href, external: true })) },
    {
      heading: "From the booth",
      links: [
        { label: "Mixes", href: paths.mixes },
        { label: "Planning notes", href: paths.blog },
      ],
    },
  ],
];

export const policyLinks: readonly NavLink[] = [
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Terms of Service", href: paths.terms },
  { label: "Refund Policy", href: paths.refunds },
];
