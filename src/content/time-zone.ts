/** IANA zone of every calendar date and show time. By itself, so that a script which needs no more brings no more. */
export const timeZone = "America/New_York";

/** What people call it: "8 PM Eastern", "Eastern time". */
export const zoneName = "Eastern";
