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

let lists: Intl.ListFormat | undefined;

/** "Ana, Ben, and Cleo" */
export function listInWords(things: readonly string[]): string {
  lists ??= new Intl.ListFormat("en-US");
  return lists.format(things);
}
