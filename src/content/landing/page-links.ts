import { servicesOnHome } from "../../features/site/paths.ts";
import { cityServices, type ServiceKey } from "../services.ts";
import { site } from "../site.ts";
import { landingPages } from "./index.ts";
import type { LandingPage } from "./landing-page.ts";

export type ServicePage = LandingPage & { service: ServiceKey };

const isServicePage = (page: LandingPage): page is ServicePage => page.service !== undefined;

export const cityPages: readonly LandingPage[] = landingPages.filter(({ service }) => service === undefined);

/** For readers without a chosen city. */
export const servicePages = landingPages.filter(isServicePage).filter(({ city }) => city === site.city);

export const relatedPages = (page: LandingPage): readonly ServicePage[] =>
  landingPages
    .filter(isServicePage)
    .filter(({ city, path, service }) => city === page.city && path !== page.path && cityServices.includes(service));

export const otherPages = (page: LandingPage): readonly ServicePage[] =>
  landingPages
    .filter(isServicePage)
    .filter(({ city, path, service }) => city === page.city && path !== page.path && !cityServices.includes(service));

/** The last item, the page itself, has no address. */
export interface BreadcrumbItem {
  label: string;
  href?: string;
}

/** Translations have none above them yet. */
export const breadcrumbOf = ({ service, name, translation }: LandingPage): readonly BreadcrumbItem[] =>
  service && !translation ? [{ label: "Services", href: servicesOnHome }, { label: name }] : [];
