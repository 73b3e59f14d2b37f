import { paymentsInEnglish } from "./landing/payments.ts";
import { site } from "./site.ts";

export const papers = ["W-9", "Certificate of insurance"] as const;

export const vendorFacts: readonly { label: string; value: string }[] = [
  { label: "Legal name", value: site.legalName },
  {
    label: "Payment terms",
    value: `The deposit named in the agreement makes the date yours and counts toward the price; the agreement names the day on which the balance is due. ${paymentsInEnglish}.`,
  },
  {
    label: "Insurance",
    value: "Licensed and insured. The certificate goes to your venue and can name it as additional insured.",
  },
];

const wordsFor = [
  ["W-9", /\bw-?9\b/i],
  ["Certificate of insurance", /certificate|insur|\bcoi\b/i],
] as const satisfies readonly (readonly [(typeof papers)[number], RegExp])[];

/** In a client's own words. */
export const papersNamedIn = (words: string): string[] =>
  wordsFor.flatMap(([paper, named]) => (named.test(words) ? [paper] : []));

export const papersAsked = "Papers asked for: ";

export const papersAskedIn = (details: string | null): string[] =>
  details?.startsWith(papersAsked) ? (details.slice(papersAsked.length).split("\n")[0]?.split(", ") ?? []) : [];
