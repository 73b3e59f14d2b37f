import { portalPaths } from "../../portal/paths.ts";
import { tokenQuery, withQuery } from "../../site/paths.ts";

/** For the browser; calendar programs have a signed link. */
export const portalCalendarOf = (booking: string): string => withQuery(portalPaths.calendar, { booking });

export const clientCalendar = (token: string): string => withQuery(portalPaths.calendar, { [tokenQuery]: token });
