const words = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"],
];

/** A count as a sentence says it: "five", "twenty", and in figures from 21 on. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** The same as a sentence begins with it: "Five". */
/* @__NO_SIDE_EFFECTS__ */
export const startingWord = (count: number): string => inWords(count).replace(/^./, (letter) => letter.toUpperCase());

let thousands: Intl.NumberFormat | undefined;

/** A count in figures: "1,234". */
export function grouped(count: number): string {
  thousands ??= new Intl.NumberFormat("en-US");
  return thousands.format(count);
}

/** A length of time: "1 hour", "6 hours", "7 hours and 15 minutes". */
export function lengthInWords(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)];
  const said = whole === 1 ? "1 hour" : `${whole} hours`;
  return minutes === 0 ? said : `${said} and ${minutes} minutes`;
}

/** Whole days: "1 day", "14 days". */
export const daysInWords = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

let lists: Intl.ListFormat | undefined;

/** Things in a row: "Ana and Ben", "Ana, Ben, and Cleo". */
export function listInWords(things: readonly string[]): string {
  lists ??= new Intl.ListFormat("en-US");
  return lists.format(things);
}
