import { pdfFile, stream, wide } from "./pdf-file.ts";
import { typeObjects } from "./pdf-type.ts";

/** For screen readers (ISO 32000-1, 14.8.4). */
export type PdfTag =
  | "Document"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

export interface PdfPart {
  tag: PdfTag;
  parts: PdfPart[];
  alt?: string;
}

export interface PdfPage {
  drawn: string[];
  parts: PdfPart[];
}

/** Without a part it is decoration, which screen readers skip. */
export function draw(page: PdfPage, part: PdfPart | null, operators: string): void {
  const head = part ? `/${part.tag} << /MCID ${page.parts.push(part) - 1} >> BDC` : "/Artifact BMC";
  page.drawn.push(`${head}\n${operators}\nEMC`);
}

interface PdfDocument {
  title: string;
  /** BCP 47. */
  language?: string;
  /** Points. */
  size: readonly [width: number, height: number];
  pages: readonly PdfPage[];
  parts: readonly PdfPart[];
  /** Entries of a page's resource dictionary besides fonts. */
  resources?: string;
  file?: { name: string; text: string };
}

const bytesOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");

const familyOf = (part: PdfPart): PdfPart[] => [part, ...part.parts.flatMap(familyOf)];

/** The same document makes the same bytes. */
export function pdfDocument({
  title,
  language = "en-US",
  size,
  pages,
  parts,
  resources = "",
  file,
}: PdfDocument): Uint8Array<ArrayBuffer> {
  const root: PdfPart = { tag: "Document", parts: [...parts] };
  const family = familyOf(root);
  const numbers = new Map(family.map((part, at) => [part, 6 + 2 * pages.length + at] as const));
  const ref = (part: PdfPart): string => `${numbers.get(part)} 0 R`;
  const pageRef = (at: number): string => `${6 + 2 * at} 0 R`;
  const parents = new Map(family.flatMap((part) => part.parts.map((child) => [child, part] as const)));
  const marks = new Map<PdfPart, string[]>();
  pages.forEach((page, at) => {
    page.parts.forEach((part, mark) => {
      const found = `<< /Type /MCR /Pg ${pageRef(at)} /MCID ${mark} >>`;
      marks.set(part, [...(marks.get(part) ?? []), found]);
    });
  });
  const elements = family.map((part) => {
    const parent = parents.get(part);
    const kids = [...(marks.get(part) ?? []), ...part.parts.map(ref)].join(" ");
    const alt = part.alt ? ` /Alt ${wide(part.alt)}` : "";
    const scope = part.tag === "TH" ? " /A << /O /Table /Scope /Row >>" : "";
    return `<< /Type /StructElem /S /${part.tag} /P ${parent ? ref(parent) : "4 0 R"}${alt}${scope} /K [${kids}] >>`;
  });
  const fonts = 6 + 2 * pages.length + elements.length;
  const contents = pages.map(({ drawn }) => drawn.join("\n"));
  const type = typeObjects(contents, fonts);
  const attached = fonts + type.length;
  const names = file ? ` /Names << /EmbeddedFiles << /Names [(1) ${attached} 0 R] >> >>` : "";
  const nums = pages.map((page, at) => `${at} [${page.parts.map(ref).join(" ")}]`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot 4 0 R /ViewerPreferences << /DisplayDocTitle true >>${names} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => pageRef(at)).join(" ")}] >>`,
    `<< /Title ${wide(title)} >>`,
    `<< /Type /StructTreeRoot /K [${ref(root)}] /ParentTree 5 0 R /ParentTreeNextKey ${pages.length} >>`,
    `<< /Nums [${nums.join(" ")}] >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size[0]} ${size[1]}] /StructParents ${at} /Tabs /S /Resources << /Font ${fonts} 0 R ${resources}>> /Contents ${7 + 2 * at} 0 R >>`,
      stream("", content),
    ]),
    ...elements,
    ...type,
    ...(file
      ? [
          `<< /Type /Filespec /F (${file.name}) /UF ${wide(file.name)} /EF << /F ${attached + 1} 0 R >> >>`,
          stream("/Type /EmbeddedFile /Subtype /text#2Fplain", bytesOf(file.text)),
        ]
      : []),
  ];
  return pdfFile(objects, 3);
}
