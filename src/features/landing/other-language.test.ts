import { expect, it } from "vitest";
import { landingPages } from "../../content/landing/index.ts";
import { translations } from "../../content/languages.ts";
import { placeNames } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { english } from "../../content/words/en/index.ts";
import { datesIn, eachKindOfDate, inquiryIn, messageIn, quoteIn, waitlistIn } from "../../test/journey.ts";
import { othersInSpanish } from "../../test/landing-pages.ts";
import { madeUpLanguage as language } from "../../test/marked-words.ts";
import { cookieIn } from "../../test/portal.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../test/site.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";

const path = `/${language}/quinceanera-dj-tampa`;
const venueNames = landingPages.flatMap(({ venues }) => venues.entries.map(({ name }) => name));
const own = [translations, placeNames, site, venueNames];
const left = [phrasesLeft([english, landingPages], own), phrasesLeft(spanish, own)];
const othersIn = (text: string) => left.flatMap((phrases) => text.replace(/~[^~]*~/g, " ").match(phrases) ?? []);

it("a third language is a folder: page, form, confirmation and mail say nothing in English or in Spanish", async () => {
  for (const other of othersInSpanish) {
    const page = await visit(get(`/${language}${other}`));
    expect(page.status, other).toBe(200);
    expect(othersIn(saidOn(await page.text())), other).toEqual([]);
  }
  const dates = await eachKindOfDate();
  for (const [where, said] of [
    ...(await datesIn(`/${language}`, dates)),
    ...(await quoteIn(`/${language}`, dates)),
    ...(await waitlistIn(`/${language}`)),
    ...(await inquiryIn(`/${language}`)),
    ...(await messageIn(`/${language}`)),
  ])
    expect(othersIn(saidOn(said)), where).toEqual([]);
  const page = await htmlAt(path);
  expect(page).toContain(`<html lang="${language}">`);
  expect(othersIn(saidOn(page))).toEqual([]);
  const asked = {
    firstName: "Eva",
    lastName: "Lind",
    email: "eva@example.com",
    budget: "$5,000+",
    eventDate: "2099-06-12",
  };
  const refused = await visit(postForm(path, { ...asked, email: "", budget: "" }));
  expect(refused.status).toBe(422);
  expect(othersIn(saidOn(await refused.text()))).toEqual([]);
  const { email: EMAIL, mails } = mailbox();
  const taken = await visit(postForm(path, asked), { EMAIL });
  const confirmation = await visit(get(taken.headers.get("Location") ?? "", { Cookie: cookieIn(taken) }));
  expect(othersIn(saidOn(await confirmation.text()))).toEqual([]);
  const reply = mails.find(({ to }) => to === asked.email);
  expect(reply?.html).toContain(`<html lang="${language}">`);
  for (const said of [reply?.subject, reply?.text, reply?.html]) expect(othersIn(saidOn(said ?? ""))).toEqual([]);
});
