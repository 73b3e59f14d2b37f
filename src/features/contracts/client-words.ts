/** Nothing in the text can end these quotes. */
export const quoted = (words: string): string => `“${words.replace(/["“”„‟«»]/g, "’")}”`;

/** Words and signs that names hardly ever have. */
const terms = new RegExp(
  [
    String.raw`[$€£¥%¢]|\b(?:usd|dollars?|percent|deposits?|refund\w*|cancel\w*|free|waive[ds]?|fees?|charges?|discount\w*)\b`,
    String.raw`\b(?:overtime|agree[sd]?|agreement|contract\w*|terms|clauses?|guarantee\w*|warrant\w*|liab\w+|penalt\w+|void)\b`,
    String.raw`\b(?:shall|must|owes?|pays?|paid|payable|unlimited|includ\w+|entitled|hours|gratis|dep[oó]sito|reembolso)\b`,
    String.raw`\b(?:is|are|if|unless|until|we|you|they)\b|\p{L}{5,}[.!?;]\s+\S`,
  ].join("|"),
  "iu",
);

/** Words that places hardly ever have, while people are called Price, Will and Best. */
const termsOfPlaces = new RegExp(
  [
    String.raw`\b(?:clients?|clientes?|dj|vendor|costs?|costo|price[sd]?|rates?|total|balance|due|owing|money|extra|bonus|tips?|nil)\b`,
    String.raw`\b(?:nothing|anything|everything|none|never|without|sin|nada|only|any ?time|can|keeps?|leaves?|stays?|brings?|gives?|gets?)\b`,
    String.raw`\b(?:till|thrown|supersed\w*|instead|overrid\w*|e-?mail|see|half (?:off|price|of|the)|\w+ off|ends? (?:this|it|any)|hrs?)\b`,
    String.raw`\b(?:not(?! (?:sure|yet|known|decided))|no\s+\p{L}+|up to|more|less|\d+ ?(?:am|pm)|will (?:be|stay|play|do|not)|debe)\b`,
  ].join("|"),
  "iu",
);

/** In words. A place includes its address. */
const longest = { name: 10, place: 14, bills: 24 } as const;
const longestPerson = 5;

function isFree(words: string | null, kind: keyof typeof longest): boolean {
  if (words === null) return false;
  const count = words.split(/\s+/).length;
  const isPerson = kind === "name" && count <= longestPerson;
  return terms.test(words) || (!isPerson && termsOfPlaces.test(words)) || count > longest[kind];
}

interface ClientWords {
  clientName: string;
  companyName?: string | null;
  signers?: readonly { name: string }[];
  venue: string | null;
  city: string | null;
  billingAddress?: string | null;
  purchaseOrder?: string | null;
}

/** A billing address may name the accounts payable office. */
const withoutOffice = (address: string): string => address.replace(/\baccounts? payable\b/giu, "");

/** Fields with sums, clauses or sentences, which the DJ reads before signing. */
export const termsInClientText = ({
  clientName,
  companyName,
  signers,
  venue,
  city,
  billingAddress,
  purchaseOrder,
}: ClientWords): readonly string[] => [
  ...(isFree(clientName, "name") ? ["name"] : []),
  ...(isFree(companyName ?? null, "name") ? ["company’s name"] : []),
  ...(signers?.some(({ name }) => isFree(name, "name")) ? ["name of who signs as well"] : []),
  ...(isFree(venue, "place") ? ["venue"] : []),
  ...(isFree(city, "place") ? ["city"] : []),
  ...(isFree(billingAddress ? withoutOffice(billingAddress) : null, "bills") ? ["billing address"] : []),
  ...(isFree(purchaseOrder ?? null, "place") ? ["purchase order"] : []),
];

/** Null where the client's words give no reason. */
export function whyByHand(words: ClientWords): string | null {
  const parts = termsInClientText(words);
  return parts.length === 0
    ? null
    : `The client’s own words in the ${parts.join(" and the ")} read like terms. They stand in quotes and set none: read them before you sign.`;
}
