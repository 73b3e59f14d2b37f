import { portalPaths } from "../../portal/paths.ts";
import { tokenQuery, withQuery } from "../../site/paths.ts";

/** What a client does with a quote. */
export const quoteApi = {
  accept: "/api/portal/quote/accept",
  ask: "/api/portal/quote/ask",
  decline: "/api/portal/quote/decline",
  renew: "/api/portal/quote/renew",
} as const;

/** Query parameter of a quote's page: what was just done. */
export const quoteDoneQuery = "done";

/** A quote by its signed link, after something was done with it. */
export const quoteLink = (token: string, done: string | null = null): string =>
  withQuery(portalPaths.quote, { [tokenQuery]: token, [quoteDoneQuery]: done });

/** Places on the page of a quote. */
export const questionFragment = "#question";
export const declineFragment = "#no";
