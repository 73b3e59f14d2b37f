import { portalPaths } from "../../portal/paths.ts";
import { tokenParameter, withQuery } from "../../site/paths.ts";

/** For the browser; calendar programs have a signed link. */
export const portalCalendarOf = (booking: string): string => withQuery(portalPaths.calendar, { booking });

export const clientCalendar = (token: string): string => withQuery(portalPaths.calendar, { [tokenParameter]: token });
