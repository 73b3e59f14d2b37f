import { expect, it } from "vitest";
import { placeNames } from "../../../content/places.ts";
import { english } from "../../../content/words/en/index.ts";
import { eachKindOfDate, quoteIn } from "../../../test/journey.ts";
import { mainTextIn } from "../../../test/page.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { htmlAt } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../../test/words-in-english.ts";
import { quoteLink } from "../client/paths.ts";

const left = phrasesLeft(english, [spanish, placeNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];
const prefix = spanish.formats.prefix;

it("a quote is built, refused, sent and mailed in Spanish, at the prices that it has in English", async () => {
  const dates = await eachKindOfDate();
  const there = await quoteIn(prefix, dates);
  expect(there.map(([where, said]) => [where, inEnglish(said)])).toEqual(there.map(([where]) => [where, []]));
  expect(there.at(-1)?.[0]).toBe("mail");
  for (const [where, said] of there) expect(said, where).not.toMatch(/<span lang="en">/);
  expect(await rows("SELECT language, discount_code FROM contacts")).toEqual([
    { language: "es", discount_code: "PARTY25" },
  ]);
  await rows("DELETE FROM outbox");
  await rows("DELETE FROM quotes");
  const here = await quoteIn("", dates);
  const figures = (said: string) => said.match(/\$[\d,.]*\d/g)?.toSorted();
  expect(there.map(([, said]) => figures(saidOn(said)))).toEqual(here.map(([, said]) => figures(saidOn(said))));
  for (const [where, said] of here) expect(inEnglish(said).length, where).toBeGreaterThan(10);
});

it("the quote's own page is in the language that it was asked for in", async () => {
  const [, mail = ""] = (await quoteIn(prefix, [])).at(-1) ?? [];
  const [link = ""] = /\/portal\/quote\?token=[\w.-]+/.exec(mail) ?? [];
  expect(inEnglish(mainTextIn(await htmlAt(link)))).toEqual([]);
  const { token } = await askForQuote();
  expect(inEnglish(mainTextIn(await htmlAt(quoteLink(token)))).length).toBeGreaterThan(10);
});
