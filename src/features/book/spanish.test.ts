import { expect, it } from "vitest";
import { placeNames } from "../../content/places.ts";
import { english } from "../../content/words/en/index.ts";
import { datesIn, eachKindOfDate, waitlistIn } from "../../test/journey.ts";
import { elementsIn, mainTextIn, samplePage } from "../../test/page.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";
import { paths } from "../site/paths.ts";

const left = phrasesLeft(english, [spanish, placeNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];
const prefix = spanish.formats.prefix;

it("the booking page answers each kind of date in Spanish, as it does in English", async () => {
  const dates = await eachKindOfDate();
  const [there, here] = [await datesIn(prefix, dates), await datesIn("", dates)];
  expect(there.map(([where, said]) => [where, inEnglish(said)])).toEqual(here.map(([where]) => [where, []]));
  for (const [where, said] of here) expect(inEnglish(said).length, where).toBeGreaterThan(40);
  const figures = (said: string) =>
    mainTextIn(said)
      .match(/\$[\d,.]*\d|\d+%|\d+:\d\d/g)
      ?.toSorted();
  expect(there.map(([, said]) => figures(said))).toEqual(here.map(([, said]) => figures(said)));
  for (const [, said] of there) expect(said).not.toMatch(/<span lang="en">/);
});

it("a place on a waitlist is asked for, confirmed, offered and left in Spanish", async () => {
  const said = await waitlistIn(prefix);
  expect(said.map(([where, words]) => [where, inEnglish(words)])).toEqual(said.map(([where]) => [where, []]));
  expect(new Set(said.map(([, words]) => words)).size).toBe(13);
});

it("both pages name each other, and their links stay in their language", async () => {
  const page = await samplePage(prefix + paths.book);
  const links = (await elementsIn(page)).filter(
    ({ name, attributes: { href } }) => name === "a" && href?.startsWith("/"),
  );
  for (const { attributes } of links)
    expect(attributes.hrefLang ?? attributes.hreflang ?? attributes.href).toMatch(/^(?:en$|\/es)|[?&]language=es$/);
  for (const path of [paths.book, prefix + paths.book])
    expect(await samplePage(path)).toMatch(/hrefLang="x-default" href="[^"]*example\/book"/);
});
