import { expect, it } from "vitest";
import { placeNames } from "../../content/places.ts";
import { policies } from "../../content/policies.ts";
import { english } from "../../content/words/en/index.ts";
import { messageIn } from "../../test/journey.ts";
import { mainTextIn, samplePage } from "../../test/page.ts";
import { rows } from "../../test/rows.ts";
import { mailbox, message, postForm, visit } from "../../test/site.ts";
import { spanish } from "../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../test/words-in-english.ts";
import { api, paths } from "../site/paths.ts";

const left = phrasesLeft(english, [spanish, placeNames]);
const inEnglish = (html: string) => saidOn(html).match(left) ?? [];
const prefix = spanish.formats.prefix;

it("a message is written, refused and thanked for in Spanish, and the DJ is told that it is", async () => {
  const there = await messageIn(prefix);
  expect(there.map(([where, said]) => [where, inEnglish(said)])).toEqual(there.map(([where]) => [where, []]));
  expect(await rows("SELECT language FROM contacts")).toEqual([{ language: "es" }]);
  await rows("DELETE FROM outbox");
  const { email: EMAIL, mails } = mailbox();
  await visit(postForm(prefix + api.contact, { ...message, details: "Otra pregunta" }), { EMAIL });
  expect(mails[0]?.text).toContain("Spanish");
});

it("the policies have every point of those in English, with its figures, and hold from the same day", async () => {
  const page = await samplePage(prefix + paths.contact);
  for (const { id, since, clauses } of policies) {
    const [section = ""] = new RegExp(`<section id="${id}".*?</section>`, "s").exec(page) ?? [];
    expect(section).toContain(`dateTime="${since}"`);
    expect(section.match(/<dt>/g)).toHaveLength(clauses.length);
    const figures = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];
    const said = mainTextIn(`<main>${section.replace(/.*?<dl>/s, "")}</main>`);
    expect(figures(said)).toEqual(figures(clauses.map(({ text, heading }) => `${heading} ${text}`).join(" ")));
  }
});
