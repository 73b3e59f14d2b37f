const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/** "five"; figures from 21 on. */
export const inWords = (count: number): string => words[count] ?? String(count);

/* @__NO_SIDE_EFFECTS__ */
export const startingWord = (count: number): string => inWords(count).replace(/^./, (letter) => letter.toUpperCase());

let thousands: Intl.NumberFormat | undefined;

/** "1,234" */
export function grouped(count: number): string {
  thousands ??= new Intl.NumberFormat("en-US");
  return thousands.format(count);
}

/** `many` is for irregular plurals. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** "1 hour", "6 hours", "7 hours and 15 minutes" */
export function lengthInWords(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)];
  const hoursText = whole === 1 ? "1 hour" : `${whole} hours`;
  return minutes === 0 ? hoursText : `${hoursText} and ${minutes} minutes`;
}

export const daysInWords = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

let lists: Intl.ListFormat | undefined;

/** "Ana, Ben, and Cleo" */
export function listInWords(things: readonly string[]): string {
  lists ??= new Intl.ListFormat("en-US");
  return lists.format(things);
}
