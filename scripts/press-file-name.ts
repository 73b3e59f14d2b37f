import { pressFiles } from "../src/content/press-files.ts";

export const pressFileName = (business: string, name: string): string =>
  `${business.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${name}`;

/** What bears the name, while the released files are still those of another; the press kit is the last to be made. */
export const ofAnotherName = (business: string): string[] =>
  pressFiles.pressKit.file.startsWith(pressFileName(business, ""))
    ? []
    : ["icons, share pictures and press kit bear another name: npm run icons, npm run cards, then npm run press-kit"];
