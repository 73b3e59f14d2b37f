import { servicesFragment } from "../../features/site/paths.ts";
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
    .filter(
      ({ city, path, service }) =>
        city === page.city && path !== (page.translation?.of ?? page.path) && cityServices.includes(service),
    );

export const otherPages = (page: LandingPage): readonly ServicePage[] =>
  landingPages
    .filter(isServicePage)
    .filter(
      ({ city, path, service }) =>
        city === page.city && path !== (page.translation?.of ?? page.path) && !cityServices.includes(service),
    );

/** The last item, the page itself, has no address. */
export interface BreadcrumbItem {
  label: string;
  href?: string;
}

/** `home` and what its list of services is called, in the page's language. */
export const breadcrumbOf = (
  { service, name }: LandingPage,
  { home, services }: { home: string; services: string },
): readonly BreadcrumbItem[] =>
  service ? [{ label: services, href: `${home}${servicesFragment}` }, { label: name }] : [];
