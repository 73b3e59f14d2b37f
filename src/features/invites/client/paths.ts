import { portalApi, portalPaths } from "../../portal/paths.ts";
import { tokenParameter, withQuery } from "../../site/paths.ts";

export const portalKeys = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.keys, { booking, done });

export const portalKey = (id: string): string => `${portalApi.keys}/${encodeURIComponent(id)}`;

export const keyLink = (token: string): string => withQuery(portalPaths.key, { [tokenParameter]: token });
