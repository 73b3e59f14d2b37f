/** What a client writes into a contract, as it is shown there: in quotes, which nothing in it can end. */
export const quoted = (words: string): string => `“${words.replace(/["“”„‟«»]/g, "’")}”`;

/** What the quotes of a contract mean. */
export const quotedMeans =
  "What stands in “ ” is as the client wrote it: it names people and places, and sets no terms.";

/** Signs of money and words of clauses and sentences, which names of people and places hardly have. */
const terms = new RegExp(
  [
    String.raw`[$€£¥%¢]|\b(?:usd|dollars?|percent|deposits?|refund\w*|cancel\w*|free|waive[ds]?|fees?|charges?|discount\w*)\b`,
    String.raw`\b(?:overtime|agree[sd]?|agreement|contract\w*|terms|clauses?|guarantee\w*|warrant\w*|liab\w+|penalt\w+|void)\b`,
    String.raw`\b(?:shall|must|owes?|pays?|paid|payable|unlimited|includ\w+|entitled|hours|gratis|dep[oó]sito|reembolso)\b`,
    String.raw`\b(?:is|are|if|unless|until|we|you|they)\b|\p{L}{5,}[.!?;]\s+\S`,
  ].join("|"),
  "iu",
);

/** Words that a name has at most, and a venue with its address. */
const longest = { name: 10, place: 14 } as const;

const isFree = (words: string | null, most: number): boolean =>
  words !== null && (terms.test(words) || words.split(/\s+/).length > most);

/** What a client writes into a contract. */
interface OwnWords {
  clientName: string;
  venue: string | null;
  city: string | null;
}

/**
 * The parts of a contract in which its client says more than a name, a venue or an address does: sums, words of clauses, sentences.
 * Such a contract the DJ reads before signing it.
 */
export const freeWordsIn = ({ clientName, venue, city }: OwnWords): readonly string[] => [
  ...(isFree(clientName, longest.name) ? ["name"] : []),
  ...(isFree(venue, longest.place) ? ["venue"] : []),
  ...(isFree(city, longest.place) ? ["city"] : []),
];

/** Why the DJ signs by hand, to be read behind a contract's name; null where there is no reason in its words. */
export function whyByHand(words: OwnWords): string | null {
  const parts = freeWordsIn(words);
  return parts.length === 0
    ? null
    : `The client’s own words in the ${parts.join(" and the ")} read like terms. They stand in quotes and set none: read them before you sign.`;
}
