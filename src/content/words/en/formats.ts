/** How figures stand in a sentence; days, hours and money themselves are written by `Intl`. */
export const formats = {
  /** Of pages and mails (BCP 47). */
  tag: "en",
  locale: "en-US",
  date: "{weekday}, {date}",
  range: "{least} to {most}",
  hours: { one: "{count} hour", other: "{count} hours" },
  days: { one: "{first}", two: "{first} and {last}", more: "{first} to {last}", all: "Every day" },
  opening: "{days}, {opens} to {closes}",
};
