/** The days of the month that a page shows, in the words that are read out. */
export const daysIn = (html: string) =>
  [
    ...(/<table class="date-month">.*?<\/table>/s.exec(html)?.[0] ?? "").matchAll(/visually-hidden">(\w+day, [^<]*)/g),
  ].map(([, words]) => words);
