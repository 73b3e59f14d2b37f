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
