type Names = Readonly<Record<string, string>>;

/** Of systems; null where they are called so. */
const names: Names | null = null as Names | null;

const monthLength: "short" | "long" = "short" as "short" | "long";

/** How figures stand in a sentence; days, hours and money themselves are written by `Intl`. */
export const formats = {
  /** Of pages and mails (BCP 47). */
  tag: "en",
  locale: "en-US",
  /** Before its addresses. */
  prefix: "",
  date: "{weekday}, {date}",
  /** Of what is brief, with its weekday. */
  month: monthLength,
  moment: "{date}, {time}",
  /** With the zone that `{intl}` names. */
  instant: "{intl}",
  /** In a zone that is named. */
  zoned: "{intl}",
  range: "{least} to {most}",
  untilTime: "{moment}",
  untilMoment: "{moment}",
  hours: { one: "{count} hour", other: "{count} hours" },
  hoursAndHalf: "{hours} and 30 minutes",
  hoursAndMinutes: "{hours} and {minutes} minutes",
  dayCount: { one: "{count} day", other: "{count} days" },
  days: { one: "{first}", two: "{first} and {last}", more: "{first} to {last}", all: "Every day" },
  opening: "{days}, {opens} to {closes}",
  /** A company that is a client. */
  represented: "{company}, represented by {name}",
  /** At the foot of a PDF. */
  page: "page {page} of {pages}",
  devices: { browser: "A browser", on: "{browser} on {system}", names },
};
