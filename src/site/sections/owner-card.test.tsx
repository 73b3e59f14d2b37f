import { renderToStaticMarkup } from "react-dom/server.edge";
import { expect, it } from "vitest";
import { identity, sampleFields } from "../../content/identity.ts";
import { portraitDj } from "../../content/pictures.ts";
import { mainTextIn } from "../../test/page.ts";
import { htmlAt } from "../../test/site.ts";
import { OwnerCard } from "./owner-card.tsx";

const owner = { name: "Sam Rivera", portrait: portraitDj, words: "I play. You dance.", signature: "Sam, your DJ" };

it("an owner is shown by face, word and signature, and nobody while there is none", async () => {
  const card = renderToStaticMarkup(<OwnerCard owner={owner} />);
  for (const part of [owner.name, owner.words, owner.signature, "<img"]) expect(card).toContain(part);
  expect(renderToStaticMarkup(<OwnerCard />)).toBe("");
});

it("a sample names every field that it made up, and pages name the business by its identity", async () => {
  expect(sampleFields(identity)).toEqual(expect.arrayContaining(["name", "legalName", "phone", "email", "video"]));
  expect(sampleFields({ ...identity, sample: false })).toEqual([]);
  expect(mainTextIn(await htmlAt("/corporate-dj-tampa"))).toContain(identity.legalName);
});
