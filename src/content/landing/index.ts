import { servicesOnHome } from "../../features/site/paths.ts";
import { cityServices, type ServiceKey } from "../services.ts";
import { site } from "../site.ts";
import { barMitzvahTampa } from "./bar-mitzvah-tampa.ts";
import { clearwater } from "./clearwater.ts";
import { corporateClearwater } from "./corporate-clearwater.ts";
import { corporateStPetersburg } from "./corporate-st-petersburg.ts";
import { corporateTampa } from "./corporate-tampa.ts";
import type { LandingPage } from "./landing-page.ts";
import { nightclubTampa } from "./nightclub-tampa.ts";
import { partyClearwater } from "./party-clearwater.ts";
import { partyStPetersburg } from "./party-st-petersburg.ts";
import { partyTampa } from "./party-tampa.ts";
import { quinceaneraTampa } from "./quinceanera-tampa.ts";
import { schoolDanceTampa } from "./school-dance-tampa.ts";
import { stPetersburg } from "./st-petersburg.ts";
import { tampa } from "./tampa.ts";
import { weddingClearwater } from "./wedding-clearwater.ts";
import { weddingStPetersburg } from "./wedding-st-petersburg.ts";
import { weddingTampa } from "./wedding-tampa.ts";

export type ServicePage = LandingPage & { service: ServiceKey };

/** The cities, then the services city by city. */
export const landingPages: readonly LandingPage[] = [
  tampa,
  stPetersburg,
  clearwater,
  weddingTampa,
  corporateTampa,
  partyTampa,
  weddingStPetersburg,
  corporateStPetersburg,
  partyStPetersburg,
  weddingClearwater,
  corporateClearwater,
  partyClearwater,
  nightclubTampa,
  schoolDanceTampa,
  quinceaneraTampa,
  barMitzvahTampa,
];

const isServicePage = (page: LandingPage): page is ServicePage => page.service !== undefined;

export const cityPages: readonly LandingPage[] = landingPages.filter(({ service }) => service === undefined);

/** One page for each service, where no city has been chosen. */
export const servicePages = landingPages.filter(isServicePage).filter(({ city }) => city === site.city);

/** Wedding, corporate and party pages of the same city, without `page` itself. */
export const relatedPages = (page: LandingPage): readonly ServicePage[] =>
  landingPages
    .filter(isServicePage)
    .filter(({ city, path, service }) => city === page.city && path !== page.path && cityServices.includes(service));

/** Beyond the three kinds that every city has. */
export const otherPages = (page: LandingPage): readonly ServicePage[] =>
  landingPages
    .filter(isServicePage)
    .filter(({ city, path, service }) => city === page.city && path !== page.path && !cityServices.includes(service));

/** The last one, the page itself, has no address. */
export interface BreadcrumbItem {
  label: string;
  href?: string;
}

/** City pages have none. */
export const breadcrumbOf = (page: LandingPage): readonly BreadcrumbItem[] =>
  page.service ? [{ label: "Services", href: servicesOnHome }, { label: page.name }] : [];
