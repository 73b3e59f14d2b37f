import { expect, it } from "vitest";
import letters from "../../../dist/pdf-letters.json";
import { agreementPdf } from "../../features/contracts/agreement-file.ts";
import { linesOfPdf, tagsOfPdf } from "../../test/pdf-text.ts";
import { unprintableIn } from "../fields/on-paper.ts";

const signed = {
  bookingId: "12345678-0000",
  sha256: "0".repeat(64),
  consent: "I sign",
  signedAt: 0,
  countersignedAt: null,
  number: 1,
  version: 1,
  createdAt: 0,
  onPaperBy: null,
  overtimeBy: null,
  name: "Ana",
  signer: "",
  role: "client" as const,
  by: null,
};
const written = async (text: string) =>
  linesOfPdf(await agreementPdf(`Contract\n\n${text}`, [signed], "https://sunsetbaydj.example")).join(" ");

it("shows every letter of Latin names as it is, with its accents", async () => {
  const names = [
    "Łukasz Šárka",
    "Nguyễn Văn Đặng",
    "Şükrü Őz",
    "Björk Guðmundsdóttir",
    "José’s “Café” – €5…",
    "Ñandú ½ ² ™",
  ];
  const text = await written(`${names.join("\n")}\n`);
  for (const name of names) expect(text).toContain(name);
  expect(await written("Nguye\u0302\u0303n\n")).toContain("Nguyễn");
});

it("tells a screen reader what is a heading, a list, a table, and passes over page numbers", async () => {
  const text =
    "Contract\nNo. 1\n\nWhat is agreed\nPrice: $5\n\nIncluded\n- Sound\n- Light\n\nTerms\n1. Payment. Soon.\n";
  const tags = tagsOfPdf(await agreementPdf(text, [signed], "https://sunsetbaydj.example"));
  expect(tags.slice(0, tags.lastIndexOf("P")).join(" ")).toBe(
    [
      ...["Document P H1 P", "H2 H2 L LI Lbl LBody LI Lbl LBody", "Table TR TH TD", "H2 L LI Lbl LBody"],
      "H2 Table TR TH TD TD TR TH TD TD",
    ].join(" "),
  );
  expect(await written(text)).toMatch(/• Sound • Light .* 1 Payment. Soon./);
});

it("names a character that it has no letter for, and replaces none", async () => {
  expect(await written("张伟 🎉\n")).toContain("[U+5F20][U+4F1F] [U+1F389]");
});

it("has a letter, in text and headings, for every character that the forms of papers take", () => {
  const has = (faces: typeof letters.regular) => new Set(faces.flatMap((face) => [...face.letters]));
  const types = [has(letters.regular), has(letters.bold), has(letters.display)];
  const taken = Array.from({ length: 0x10000 - 0x20 }, (_, at) => String.fromCharCode(at + 0x20)).filter(
    (character) => character.isWellFormed() && unprintableIn(character) === undefined,
  );
  const shown = taken.map((character) => character.normalize("NFC"));
  expect(shown.filter((character) => [...character].some((each) => types.some((type) => !type.has(each))))).toEqual([]);
  expect(taken.length).toBeGreaterThan(400);
});
