import { site } from "../../content/site.ts";
import { instantInWords } from "../../platform/dates.ts";
import { partyInWords } from "../bookings/model.ts";
import { absolute, paths } from "../site/paths.ts";
import { type ContractSheet, detailsOf, signersInWords } from "./model.ts";
import { quoted, quotedMeans } from "./own-words.ts";
import type { signedVersionQuery } from "./signatures.ts";
import type { PdfLine } from "./text-pdf.ts";

/** For people. */
export const contractNumber = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();

/** The signed text, of which the fingerprint is made. Lines end in LF, the last one as well. */
export function agreementText(bookingId: string, number: number, sheet: ContractSheet): string {
  const { features, lines = [], agreement } = sheet;
  const paragraphs = [
    ["Contract for DJ services", `No. ${contractNumber(bookingId)} (${bookingId}), version ${number}`],
    [
      `Between ${[site.legalName, site.owner?.name].filter(Boolean).join(", ")}, ${site.city}, ${site.region}, ${site.phone.display}, ${site.email} (the DJ, "I" and "me")`,
      `and ${[partyInWords(sheet, quoted), sheet.clientPhone, sheet.clientEmail].filter(Boolean).join(", ")} (the client, "you").`,
      ...signersInWords(sheet).map((words) => `For the client: ${words}.`),
    ],
    [
      "What is agreed",
      ...detailsOf(sheet).map(([label, words]) => `${label}: ${words || "to be named by you in writing"}`),
      quotedMeans,
    ],
    ...(features.length > 0 ? [["Included", ...features.map((feature) => `- ${feature}`)]] : []),
    ...(lines.length > 0 ? [["The price, line by line", ...lines.map((line) => `- ${line.label}: ${line.sum}`)]] : []),
    ["Terms", ...agreement.terms.map(({ heading, text }, index) => `${index + 1}. ${heading}. ${text}`)],
  ];
  return `${paragraphs.map((each) => each.join("\n")).join("\n\n")}\n`;
}

/** SHA-256 (UTF-8) as 64 hexadecimal digits. */
export async function fingerprintOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** See {@link signedVersionQuery}. */
type SignedBy = Awaited<ReturnType<typeof signedVersionQuery>>[number];

export type SignedAgreement = readonly [SignedBy, ...SignedBy[]];

/** Headings have no full stop. */
const isHeading = (line: string): boolean => /^[A-Z][^.:()]{2,40}$/.test(line);

const linesOf = (text: string): PdfLine[] =>
  text
    .trimEnd()
    .split("\n\n")
    .flatMap((paragraph, at) =>
      paragraph.split("\n").map((line, place, { length }): PdfLine => {
        const bold = place === 0 && length > 1 && isHeading(line);
        return {
          text: line,
          bold,
          size: at === 0 && bold ? 18 : bold ? 12 : 10,
          space: place === 0 ? 10 : at > 2 ? 3 : 0,
        };
      }),
    );

/** Without its ending. */
export const agreementFile = (bookingId: string): string => `agreement-${contractNumber(bookingId)}`;

/** The fingerprint on each page is that of the text, which is attached as a file. */
export async function agreementPdf(signed: SignedAgreement, siteOrigin: string): Promise<Uint8Array<ArrayBuffer>> {
  const { textPdf } = await import("./text-pdf.ts");
  const [{ bookingId, number, text, sha256 }] = signed;
  const countersignedAt = signed.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const file = { name: `${agreementFile(bookingId)}.txt`, text };
  const dj = countersignedAt === null ? "not signed yet" : `${site.legalName}, ${instantInWords(countersignedAt)}`;
  const signatureOf = (each: SignedBy): PdfLine[] => {
    const { signer, name, consent, by, signedAt } = each;
    const version = each.number === number ? "" : ` version ${each.number}, which this one amends,`;
    const how = by === null ? "electronically" : "on paper";
    return [
      {
        text: `${signer === "" ? "The client" : "For the client"}: ${name}, signed${version} ${how} on ${instantInWords(signedAt)}`,
        space: 3,
      },
      ...(by === null ? [{ text: `${signer === "" ? "The client" : name} ticked: "${consent}"`, space: 3 }] : []),
    ];
  };
  return textPdf({
    title: `Contract for DJ services, No. ${contractNumber(bookingId)}`,
    lines: [
      ...linesOf(text),
      { text: "Signatures", bold: true, size: 12, space: 16 },
      ...signed.flatMap(signatureOf),
      { text: `The DJ: ${dj}`, space: 3 },
      { text: "Fingerprint (SHA-256)", bold: true, size: 12, space: 16 },
      { text: sha256, space: 3 },
      { text: `Anyone can check it at ${absolute(siteOrigin, paths.verify)}`, space: 3 },
      { text: `It is the fingerprint of the exact text, which is attached to this file as ${file.name}.`, space: 3 },
    ],
    foot: `Fingerprint ${sha256}`,
    file,
  });
}
