/**
 * Moments at which the sample's site, on Eastern time, is easily wrong, and the end of the show on air then. In order, so that a
 * clock never goes back.
 */
export const moments = [
  { name: "half an hour before midnight Eastern", at: "2026-11-25T23:30:00-05:00", until: null },
  { name: "midnight Eastern", at: "2026-11-26T00:00:00-05:00", until: null },
  { name: "while a show is on", at: "2026-11-28T22:30:00-05:00", until: "11 PM" },
  { name: "at the end of a show", at: "2026-11-28T23:00:00-05:00", until: null },
  { name: "when the clocks go forward", at: "2027-03-14T03:00:00-04:00", until: null },
  { name: "in the hour that comes twice", at: "2027-11-07T01:30:00-05:00", until: null },
  { name: "on 29 February", at: "2028-02-29T21:00:00-05:00", until: "10 PM" },
] as const;
