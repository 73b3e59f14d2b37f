import { site } from "./site.ts";

export const papers = ["W-9", "Certificate of insurance"] as const;

export const vendorFacts: readonly { label: string; value: string }[] = [
  { label: "Legal name", value: site.legalName },
  {
    label: "Payment terms",
    value: `The deposit named in the agreement makes the date yours and counts toward the price; the agreement names the day on which the balance is due. ${site.payments}.`,
  },
  {
    label: "Insurance",
    value: "Licensed and insured. The certificate goes to your venue and can name it as additional insured.",
  },
];

export const papersAsked = "Papers asked for: ";

export const papersAskedIn = (details: string | null): string[] =>
  details?.startsWith(papersAsked) ? (details.slice(papersAsked.length).split("\n")[0]?.split(", ") ?? []) : [];
