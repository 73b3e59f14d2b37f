import type { LandingPage } from "../../content/landing/landing-page.ts";
import { services } from "../../content/services.ts";
import { contactOnHome, paths, quoteForm } from "../site/paths.ts";

/**
 * Where a page's link to the code leads: to the form on its own category's tab, with or without JavaScript. Pages whose
 * calls to action go to `/#contact`, and those of a city, go there as one.
 */
export const codeFormOf = ({ service, callToAction }: LandingPage): string =>
  service && callToAction.href === paths.book
    ? quoteForm(services[service].category ?? "private-party")
    : contactOnHome;
