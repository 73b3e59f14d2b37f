/** Where the database of a site for `npm run soak -- outage` is stopped: `?now=` and one of these words. */
export const stopPath = "/soak/database";

export type DatabaseState = "works" | "hangs" | "fails";
