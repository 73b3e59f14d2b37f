/** Where the clock of a site for tests is set: `?now=` in milliseconds. */
export const clockPath = "/dev/clock";
