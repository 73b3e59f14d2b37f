import { expect, it, onTestFinished, vi } from "vitest";
import { landingPages } from "../../content/landing/index.ts";
import { placeNames } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { english } from "../../content/words/en/index.ts";
import { othersInSpanish } from "../../test/landing-pages.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";

const kept = new Set(["of", "hrefLang", "locale", "changed", "city", "service", "accent", "card", "eventType", "icon"]);

const reversed = (text: string): string =>
  text.replace(/\{\w+\}|\p{L}+/gu, (word) => (word.startsWith("{") ? word : [...word].reverse().join("")));

/** Every word reversed, at addresses of its own. */
function madeUp(value: unknown, key = ""): unknown {
  if (typeof value === "string") {
    if (value === "es") return "qq";
    if (/^(?:\/|#|https?:|tel:|mailto:)/.test(value)) return value.replace(/^\/es(?=\/|$)/, "/qq");
    return kept.has(key) ? value : reversed(value);
  }
  if (Array.isArray(value)) return key === "days" ? value : value.map((each) => madeUp(each, key));
  if (typeof value !== "object" || value === null || key === "picture") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, madeUp(each, name)]));
}

const translations = { qq: madeUp(spanish) };

const path = "/qq/quinceanera-dj-tampa";
const venueNames = landingPages.flatMap(({ venues }) => venues.entries.map(({ name }) => name));
const own = [translations, placeNames, site, venueNames];
const left = [phrasesLeft([english, landingPages], own), phrasesLeft(spanish, own)];
const othersIn = (text: string) => left.flatMap((phrases) => text.match(phrases) ?? []);

it("a third language is a folder: page, form, confirmation and mail say nothing in English or in Spanish", async () => {
  onTestFinished(() => {
    vi.doUnmock("../../content/languages.ts");
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock("../../content/languages.ts", () => ({ translations }));
  const { get, htmlAt, mailbox, postForm, visit } = await import("../../test/site.ts");
  const { datesIn, eachKindOfDate, inquiryIn, messageIn, quoteIn, waitlistIn } = await import("../../test/journey.ts");
  for (const other of othersInSpanish) expect(othersIn(saidOn(await htmlAt(`/qq${other}`))), other).toEqual([]);
  const dates = await eachKindOfDate();
  for (const [where, said] of [
    ...(await datesIn("/qq", dates)),
    ...(await quoteIn("/qq", dates)),
    ...(await waitlistIn("/qq")),
    ...(await inquiryIn("/qq")),
    ...(await messageIn("/qq")),
  ])
    expect(othersIn(saidOn(said)), where).toEqual([]);
  const { cookieIn } = await import("../../test/portal.ts");
  const page = await htmlAt(path);
  expect(page).toContain('<html lang="qq">');
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
  expect(reply?.html).toContain('<html lang="qq">');
  for (const said of [reply?.subject, reply?.text, reply?.html]) expect(othersIn(saidOn(said ?? ""))).toEqual([]);
});
