import { site } from "../../content/site.ts";
import { type ContractSheet, factsOf } from "./model.ts";
import { quoted, quotedMeans } from "./own-words.ts";

/** The number of a booking's contract, as people read it. */
export const contractNumber = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();

/**
 * The exact text of a version of a contract: what is signed, and what its fingerprint is of. Lines end in LF, the last one as
 * well.
 */
export function agreementText(bookingId: string, number: number, sheet: ContractSheet): string {
  const { features, lines = [], agreement } = sheet;
  const paragraphs = [
    ["Contract for DJ services", `No. ${contractNumber(bookingId)} (${bookingId}), version ${number}`],
    [
      `Between ${[site.legalName, site.owner?.name].filter(Boolean).join(", ")}, ${site.city}, ${site.region}, ${site.phone.display}, ${site.email} (the DJ, "I" and "me")`,
      `and ${[quoted(sheet.clientName), sheet.clientPhone, sheet.clientEmail].filter(Boolean).join(", ")} (the client, "you").`,
    ],
    [
      "What is agreed",
      ...factsOf(sheet).map(([label, words]) => `${label}: ${words || "to be named by you in writing"}`),
      quotedMeans,
    ],
    ...(features.length > 0 ? [["Included", ...features.map((feature) => `- ${feature}`)]] : []),
    ...(lines.length > 0 ? [["The price, line by line", ...lines.map((line) => `- ${line.label}: ${line.sum}`)]] : []),
    ["Terms", ...agreement.terms.map(({ heading, text }, index) => `${index + 1}. ${heading}. ${text}`)],
  ];
  return `${paragraphs.map((each) => each.join("\n")).join("\n\n")}\n`;
}

/** The fingerprint of a text: its SHA-256 (UTF-8) as 64 hexadecimal digits. */
export async function fingerprintOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
