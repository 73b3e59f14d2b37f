import { portalPaths } from "../../portal/paths.ts";
import { tokenParameter, withQuery } from "../../site/paths.ts";

export const quoteApi = {
  accept: "/api/portal/quote/accept",
  ask: "/api/portal/quote/ask",
  decline: "/api/portal/quote/decline",
  renew: "/api/portal/quote/renew",
} as const;

export const quoteDoneParameter = "done";

export const quoteLink = (token: string, done: string | null = null): string =>
  withQuery(portalPaths.quote, { [tokenParameter]: token, [quoteDoneParameter]: done });

export const questionFragment = "#question";
export const declineFragment = "#no";
