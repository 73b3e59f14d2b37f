import { expect, it } from "vitest";
import { boothPicture } from "../../content/page-pictures.ts";
import { placeNames } from "../../content/places.ts";
import { english } from "../../content/words/en/index.ts";
import { inquiryIn } from "../../test/journey.ts";
import { mainTextIn, samplePage } from "../../test/page.ts";
import { rows } from "../../test/rows.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";
import { paths } from "../site/paths.ts";

const left = phrasesLeft(english, [spanish, placeNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];

it("the home page sells each kind of event in Spanish, takes its form and answers it there and by mail", async () => {
  const there = await inquiryIn(spanish.formats.prefix);
  expect(there.map(([where, said]) => [where, inEnglish(said)])).toEqual(there.map(([where]) => [where, []]));
  expect(there.at(-1)?.[0]).toBe("mail");
  expect(await rows("SELECT language FROM contacts")).toEqual([{ language: "es" }]);
  for (const [, said] of there) {
    expect(said).not.toMatch(/<span lang="en">/);
    expect(said).not.toContain(boothPicture.alt);
  }
});

it("it has every figure of the home page in English but those of the merch, and none of its own", async () => {
  const figuresOf = async (path: string) => {
    const page = (await samplePage(path)).replace(/<section[^>]*"merch-title".*?<\/section>/s, "");
    const said = Object.entries(spanish.inquiry.guestCounts ?? {}).reduce(
      (text, [count, words]) => text.replaceAll(words, count),
      mainTextIn(page),
    );
    return new Set(said.match(/\$[\d,.]*\d|\d+\+|\d+%|\d\.\d/g));
  };
  expect(await figuresOf(spanish.frame.home)).toEqual(await figuresOf(paths.home));
});
