import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import type { PaperRow } from "../../platform/files/paper-pdf.ts";
import { fill, instantIn, listIn, longDateIn } from "../../platform/language.ts";
import { allWords, wordsIn } from "../../platform/pages/words.ts";
import { contractNumber, partyInWords, sideOf } from "../bookings/model.ts";
import { absolute, paths } from "../site/paths.ts";
import { quoted } from "./client-words.ts";
import { besideOf, type ContractSheet, detailsOf, otherOf, signersInWords } from "./model.ts";
import type { agreementQuery } from "./signatures.ts";
import { changesBetween } from "./versions.ts";

function partsOf(bookingId: string, number: number, sheet: ContractSheet, words: Words) {
  const { features, lines = [] } = sheet;
  const { paper } = words.agreement;
  const values = { number: contractNumber(bookingId), id: bookingId, version: number };
  const dj = [site.legalName, site.owner?.name, site.city, site.region, site.phone.display, site.email];
  const client = [partyInWords(sheet, quoted, words.formats), sheet.clientPhone, sheet.clientEmail];
  return {
    head: [
      [paper.title, fill(paper.ofVersion, values)],
      [
        fill(paper.dj, { dj: dj.filter(Boolean).join(", ") }),
        fill(paper.client, { client: client.filter(Boolean).join(", ") }),
        ...signersInWords(sheet, words).map(
          (signs, at) => `${sideOf(sheet.signers?.[at]?.role ?? null, words)}: ${signs}.`,
        ),
      ],
    ],
    facts: [
      [
        paper.agreed,
        ...detailsOf(sheet, words).map(([label, said]) => `${label}: ${said || paper.toBeNamed}`),
        paper.quotedMeans,
      ],
      ...(features.length > 0 ? [[paper.included, ...features.map((feature) => `- ${feature}`)]] : []),
      ...(lines.length > 0 ? [[paper.priced, ...lines.map((line) => `- ${line.label}: ${line.sum}`)]] : []),
    ],
  };
}

/** Fingerprinted text; every line ends in LF. Each clause has its other language under it. */
export function agreementText(bookingId: string, number: number, sheet: ContractSheet): string {
  const english = partsOf(bookingId, number, sheet, wordsIn());
  const inOther = otherOf(sheet);
  const words = wordsIn(sheet.other?.language);
  const { paper } = words.agreement;
  const other = inOther && partsOf(bookingId, number, inOther, words);
  const terms = sheet.agreement.terms.flatMap(({ id, heading, text }, index) => {
    const beside = besideOf(sheet, id);
    return [
      `${index + 1}. ${heading}. ${text}`,
      ...(beside ? [`${index + 1}. ${beside.heading}. ${beside.text}`] : other ? [paper.onlyEnglish] : []),
    ];
  });
  const paragraphs = [
    ...english.head,
    ...(other ? [[...other.head.flat(), paper.binds]] : []),
    ...english.facts,
    ...(other?.facts ?? []),
    [other ? `${wordsIn().agreement.paper.terms} / ${paper.terms}` : paper.terms, ...terms],
  ];
  return `${paragraphs.map((each) => each.join("\n")).join("\n\n")}\n`;
}

type SignedBy = Awaited<ReturnType<typeof agreementQuery>>[number];

export type SignedAgreement = readonly [SignedBy, ...SignedBy[]];

/** What was signed, word for word, or what an accepted change has made of it. */
export const textOf = ([{ bookingId, version, number, text, sheet }]: SignedAgreement): string =>
  version === number ? text : agreementText(bookingId, version, sheet);

interface Accepted {
  /** Signatures of the version that this one amends. */
  amends: readonly { name: string; number: number; signedAt: number }[];
  createdAt: number | null;
  onPaperBy?: string | null | undefined;
  overtimeBy?: string | null | undefined;
}

/** Who has not signed; the reader is not named to themselves. Null once all have. */
export function waitsInWords(unsigned: readonly { id: string; name: string }[], words: Words, reader: string) {
  const { done } = words.agreement;
  const { you } = words.bookingMails.copy;
  const names = unsigned.map(({ id, name }) => (id === reader ? you : name));
  const [first, ...others] = names;
  if (first === undefined) return null;
  return fill(others.length > 0 || first === you ? done.waits : done.waitsForOne, {
    names: listIn(words.formats, names),
  });
}

/** To the reader, of a version whose signature stands for the one in force. */
export const signedBeforeInWords = (
  { number, signedAt }: { number: number; signedAt: number },
  { formats, agreement }: Words,
): string => fill(agreement.done.before, { version: number, time: instantIn(formats, signedAt) });

/** Of a version that nobody signed, because it amends a signed one. */
export function acceptedInWords({ amends, createdAt, onPaperBy, overtimeBy }: Accepted, words = wordsIn()): string {
  const [{ number, signedAt } = { number: 0, signedAt: 0 }] = amends;
  const {
    formats,
    agreement: { page },
  } = words;
  const names = amends.filter((each) => each.number === number).map(({ name }) => name);
  const sentence =
    createdAt === null
      ? page.names
      : overtimeBy
        ? onPaperBy
          ? page.namesOvertimeInRoom
          : page.namesOvertime
        : onPaperBy
          ? page.namesAcceptedOnPaper
          : page.namesAccepted;
  return fill(sentence, {
    names: listIn(formats, names),
    version: number,
    time: instantIn(formats, signedAt),
    by: quoted(overtimeBy ?? ""),
    entered: onPaperBy ?? "",
    at: instantIn(formats, createdAt ?? 0),
  });
}

/** `version` is the one that is read, which may amend theirs. */
export const signedInWords = (
  { number, by, signedAt }: { number: number; by: string | null; signedAt: number },
  version: number,
  { formats, agreement: { page } }: Words,
): string =>
  [
    fill(page.signedAt, { time: instantIn(formats, signedAt) }),
    ...(number === version ? [] : [fill(page.signedVersion, { version: number })]),
    by === null ? page.electronically : page.onPaper,
  ].join(", ");

const isHeading = (line: string): boolean => /^[A-Z][^.:()]{2,40}$/.test(line);

const papers = allWords.map(({ agreement }) => agreement);

function rowOf(line: string, paragraph: string): PaperRow {
  const [, item] = /^- (.*)$/.exec(line) ?? [];
  const [, number, heading, words] = /^(\d+)\. (.+?\.) (.*)$/.exec(line) ?? [];
  const [, label, fact] = /^(\p{Lu}[\p{L}\d ]{2,24}): (.*)$/u.exec(line) ?? [];
  const [, what, sum] = /^(.*): (−?\$[\d,.]+)$/.exec(item ?? "") ?? [];
  if (what && sum) return { kind: "sum", label: what, text: sum };
  if (item) return { kind: "item", text: item };
  if (number && heading && words) return { kind: "term", number, heading, text: words };
  const detailWords = papers.find(({ paper }) => paper.agreed === paragraph)?.details;
  if (label && fact && detailWords)
    return label === detailWords.deposit || (label === detailWords.balance && !fact.includes(";"))
      ? { kind: "sum", label, text: fact }
      : { kind: "fact", label, text: fact, isBand: label === detailWords.price };
  if (papers.some(({ paper }) => paper.quotedMeans === line)) return { kind: "note", text: line };
  return { kind: "text", text: line };
}

/**
 * Without the line of number and version, which stand at the top of the paper, and the client, named above. The sums
 * stand under the lines that make them.
 */
function rowsOf(text: string, bookingId: string): PaperRow[] {
  let sums: PaperRow[] = [];
  const due = (): PaperRow[] => sums.splice(0);
  const rows = text
    .trimEnd()
    .split("\n\n")
    .flatMap((paragraph, at): PaperRow[] => {
      const [first = "", ...lines] = paragraph.split("\n").filter((line) => !line.includes(`(${bookingId})`));
      if (at === 0)
        return [{ kind: "title", text: first }, ...lines.map((line): PaperRow => ({ kind: "note", text: line }))];
      const head: PaperRow = lines.length > 0 && isHeading(first) ? { kind: "heading", text: first } : rowOf(first, "");
      const paper = papers.find((each) => each.paper.agreed === first);
      const own = lines
        .map((line) => rowOf(line, first))
        .filter((row) => row.kind !== "fact" || row.label !== paper?.details.client);
      if (paper) {
        const before = due();
        sums = own.filter((row) => row.kind === "sum" || (row.kind === "fact" && row.isBand));
        return [...before, head, ...own.filter((row) => !sums.includes(row))];
      }
      const isOfPrice = papers.some((each) => each.paper.included === first || each.paper.priced === first);
      return isOfPrice ? [head, ...own] : [...due(), head, ...own];
    });
  return [...rows, ...sums];
}

/** Without the ending. */
export const agreementFile = (bookingId: string, language?: string): string =>
  fill(wordsIn(language).agreement.paper.file, { number: contractNumber(bookingId) });

type Printed = Omit<SignedBy, "sheet" | "signedSheet" | "agreement" | "text">;

/** What the site adds to the signed text is in `language` as well, as that text is. */
export async function agreementPdf(
  text: string,
  signed: readonly [Printed, ...Printed[]],
  siteOrigin: string,
  language?: string,
  changes: readonly PaperRow[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import("../../platform/files/paper-pdf.ts");
  const [{ bookingId, version, number, sha256, createdAt }] = signed;
  const isAmended = version !== number;
  const amends = signed.filter(({ number }) => number < version);
  const countersignedAt = signed.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const file = { name: `${agreementFile(bookingId, language)}.txt`, text };
  const spoken = [...new Set([wordsIn(), wordsIn(language)])];
  const inBoth = (said: (words: Words) => string) => spoken.map(said).join(" / ");
  const signatureOf = ({ role, name, consent, ...signature }: Printed): PaperRow => {
    const words = `${inBoth((each) => signedInWords(signature, version, each))}.`;
    const { ticked } = wordsIn(language).agreement.paper;
    const text = signature.by === null ? `${words} ${fill(ticked, { consent })}` : words;
    return { kind: "signature", who: inBoth((each) => sideOf(role, each)), name, text };
  };
  const countersigned = inBoth(({ formats, agreement: { page } }) =>
    countersignedAt === null ? page.notSigned : fill(page.signedAt, { time: instantIn(formats, countersignedAt) }),
  );
  const footIn = ({ agreement: { paper } }: Words) =>
    fill(isAmended ? paper.footOfVersion : paper.foot, { version: number, sha256 });
  const addressIn = ({ formats }: Words) => absolute(siteOrigin, formats.prefix + paths.verify);
  return paperPdf({
    title: inBoth(
      ({ agreement: { paper } }) => `${paper.title}, ${fill(paper.number, { number: contractNumber(bookingId) })}`,
    ),
    corner: [
      inBoth(({ agreement: { paper } }) => fill(paper.number, { number: contractNumber(bookingId) })),
      inBoth(({ formats, agreement: { page } }) =>
        fill(page.version, { version, date: longDateIn(formats, calendarDateAt(createdAt)) }),
      ),
    ],
    rows: [
      { kind: "title", text: inBoth(({ agreement: { paper } }) => paper.title) },
      ...rowsOf(text, bookingId).slice(1),
      { kind: "heading", text: inBoth(({ agreement: { page } }) => page.signed) },
      ...signed.map(signatureOf),
      {
        kind: "signature",
        who: inBoth(({ bookingMails: { copy } }) => copy.theDj),
        name: site.legalName,
        text: `${countersigned}.`,
      },
      ...(amends.length > 0
        ? ([
            { kind: "heading", text: inBoth(({ agreement: { page } }) => page.amended) },
            ...changes,
            { kind: "text", text: inBoth((each) => acceptedInWords({ ...signed[0], amends }, each)) },
          ] as const)
        : []),
      ...spoken.map((each) => {
        const { attached, amendedAttached } = each.agreement.paper;
        const values = { number, version, address: addressIn(each), file: file.name };
        const attachedText = fill(isAmended ? amendedAttached : attached, values);
        return { kind: "note", text: `${each.bookingMails.copy.fingerprint}: ${sha256}. ${attachedText}` } as const;
      }),
    ],
    foot: footIn(wordsIn()),
    secondFoot: spoken.slice(1).map((each) => ({ text: footIn(each), formats: each.formats }))[0],
    file,
  });
}

const changesOf = ({ signedSheet, sheet }: SignedBy): PaperRow[] =>
  [...new Set([wordsIn(), wordsIn(sheet.other?.language)])].flatMap((words) => {
    const { language, facts } = changesBetween(signedSheet, sheet, words);
    // English stands once where an older version has no other language.
    if (language !== words.formats.tag) return [];
    return facts.map(({ label, was, is }) => ({
      kind: "fact" as const,
      label,
      text: `${is} · ${words.agreement.proposal.untilNow}: ${was}`,
    }));
  });

/** Who signs for the first time by a change has signed nothing else. */
const signedEarlier = (signed: SignedAgreement) => signed.find(({ number, version }) => number < version);

/** For a mail or a download. */
export const agreementPaper = async (signed: SignedAgreement, siteOrigin: string) => ({
  filename: `${agreementFile(signed[0].bookingId, signed[0].sheet.other?.language)}.pdf` as const,
  type: "application/pdf",
  content: await agreementPdf(
    textOf(signed),
    signed,
    siteOrigin,
    signed[0].sheet.other?.language,
    [signedEarlier(signed)].flatMap((each) => (each ? changesOf(each) : [])),
  ),
});

/** Null: the one in force. */
export const versionAsked = (asked: string | undefined): number | null =>
  asked && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
