import { type ContractSheet, factsOf } from "./model.ts";

/** All that a contract says, by labels: what it is about, what is included, and its terms by their headings. */
const wordsOf = (sheet: ContractSheet): ReturnType<typeof factsOf> => [
  ...factsOf(sheet),
  ["Included", sheet.features.join("; ")],
  ["Line by line", (sheet.lines ?? []).map(({ label, sum }) => `${label} ${sum}`).join("; ")],
  ...sheet.agreement.terms.map(({ heading, text }) => [heading, text] as const),
];

/** What differs between two versions of a contract; `null` where one of them says nothing about it. */
export interface ContractChange {
  label: string;
  was: string | null;
  is: string | null;
}

const sentencesOf = (words = ""): readonly string[] => words.split(/(?<=\.)\s+/);

/** What has changed from one version of a contract to another, sentence by sentence in the order of the contract. */
export function changesBetween(before: ContractSheet, after: ContractSheet): readonly ContractChange[] {
  const [was, is] = [new Map(wordsOf(before)), new Map(wordsOf(after))];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
    const [old, words] = [sentencesOf(was.get(label)), sentencesOf(is.get(label))];
    const without = (sentences: readonly string[], others: readonly string[]) =>
      sentences.filter((each) => !others.includes(each)).join(" ") || null;
    return was.get(label) === is.get(label) ? [] : [{ label, was: without(old, words), is: without(words, old) }];
  });
}

/** Whether two contracts are about the same: client, event, package and money. */
export const isAboutTheSame = (one: ContractSheet, other: ContractSheet): boolean =>
  JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));
