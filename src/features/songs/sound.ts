import { bareName, titleWords } from "./same-song.ts";

/** One for "Cyndi Lauper" and "Cindy Lauper", "Bon Jovi" and "BonJovi". What begins alike has keys that begin alike. */
export const soundKey = (text: string): string => folded(bareName(text));

const folded = (words: string): string =>
  words
    .replaceAll(" ", "")
    .replaceAll(/\Bh/g, "")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("y", "i")
    .replaceAll("z", "s")
    .replaceAll(/(\p{L})\1+/gu, "$1");

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";

/** Words that are heard or meant alike. "5_" and "3" are 53, and "5_" alone is 50. */
const heardAs = new Map([
  ...ones.split(" ").map((word, at) => [word, `${at}`] as const),
  ...tens.split(" ").map((word, at) => [word, `${at + 2}_`] as const),
  ...Object.entries({
    to: "2",
    too: "2",
    for: "4",
    hundred: "00",
    thousand: "1000",
    third: "3rd",
    ii: "2",
    iii: "3",
    u: "you",
    ur: "your",
    w: "with",
    tonite: "tonight",
    til: "till",
    until: "till",
    mister: "mr",
    del: "de",
    mo: "more",
    karat: "k",
    "5ive": "5",
    tupac: "2pac",
    biggie: "notoriousbig",
    bros: "brothers",
    part: "pt",
    parts: "pt",
    number: "no",
    vol: "",
    volume: "",
    the: "",
    da: "",
  }),
]);

const joining = new Set(["and", "n", "y"]);

/** One for "Mambo Number Five" and "Mambo No. 5", "I want to dance" and "I wanna dance". */
export const sound = (text: string): string =>
  folded(
    titleWords(text.replaceAll(/#(?=\d)/g, "no "))
      .map((word, at) => (at > 0 && joining.has(word) ? "" : (heardAs.get(word) ?? word.replace(/ing$/, "in"))))
      .join("")
      .replaceAll(/_(?=[1-9])/g, "")
      .replaceAll("_", "0")
      .replaceAll("want2", "wanna")
      .replaceAll("got2", "gotta")
      .replaceAll("goin2", "gonna"),
  );

/** "La Macarena" and "The Wobble" are as often called without their articles. */
export const titleSound = (title: string): string => sound(title.replace(/^(?:an?|el|l[ao]s?) (?=\S{2})/i, ""));

export const digitsIn = (text: string): string => text.replaceAll(/\D/g, "");

const mostMistypings = 3;

/** Letters that are missing, too many, wrong or swapped. Infinite with more than three, or another number. */
export function mistypings(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostMistypings || digitsIn(one) !== digitsIn(other)) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const of = (changes: number | undefined, more: number) => (changes ?? Infinity) + more;
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const change = of(row[to - 1], one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(of(row[to], 1), of(next[to - 1], 1), change, isSwapped ? of(before[to - 2], 1) : Infinity));
    }
    [before, row] = [row, next];
  }
  const all = row.at(-1) ?? Infinity;
  return all > mostMistypings ? Infinity : all;
}
