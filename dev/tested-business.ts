import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * `TEST_BUSINESS=blue-heron npx vitest run src/test/blue-heron` looks at a second, made-up business: its folder has rows of its
 * own, and files that stand in for those of src/content except where they build on them. Other tests quote the sample.
 * `TEST_LANGUAGE=made-up` runs those named other-language, whose words are in no language.
 */
export const { TEST_BUSINESS, TEST_LANGUAGE } = process.env;
const content = join(import.meta.dirname, "../src/content");
export const secondFolder = join(import.meta.dirname, "../src/test/blue-heron");
const madeUpFolder = join(import.meta.dirname, "../src/test/made-up-language");
/** What `npm run setup` keeps of the sample: tests quote its names, words and prices, and stay green whatever an owner writes. */
const sampleFolder = join(import.meta.dirname, "../src/test/sample");

export const testedBusiness: Plugin = {
  name: "tested-business",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !source.startsWith(".")) return null;
    const file = join(dirname(importer), source);
    const folder = [content, sampleFolder].find((each) => file.startsWith(`${each}/`));
    if (!folder) return null;
    const isOfSecond = importer.startsWith(`${secondFolder}/`);
    const folders = [
      ...(TEST_LANGUAGE ? [madeUpFolder] : []),
      ...(TEST_BUSINESS && !isOfSecond ? [secondFolder] : []),
      sampleFolder,
    ];
    const standIn = folders.map((each) => join(each, file.slice(folder.length + 1))).find((name) => existsSync(name));
    return standIn ?? null;
  },
};
