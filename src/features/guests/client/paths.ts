import { portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

export const portalGuests = (booking: string, done: string | null = null): string =>
  withQuery(portalPaths.guests, { booking, done });

export const portalGuestFile = (name: string, booking: string | null = null): string =>
  withQuery(`${portalPaths.guests}/${name}`, { booking });
