/** Apart from the site's other facts, for scripts that need nothing else. */
export const timeZone = "America/New_York";

/** As in "8 PM Eastern", "Eastern time". */
export const zoneName = "Eastern";
