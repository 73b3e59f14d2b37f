import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { identity } from "../../content/business.ts";
import { heroWedding, portraitDj } from "../../content/pictures.ts";
import { signed } from "../../platform/mail/message.ts";
import { mainTextIn } from "../../test/page.ts";
import { htmlAt } from "../../test/site.ts";
import { EpkPage } from "../press-kit/route.tsx";
import { OwnerCard } from "./owner-card.tsx";

const owner = {
  name: "Sam Rivera",
  portrait: "portraitDj",
  words: "I play. You dance.",
  signature: "Sam, your DJ",
} as const;

it("an owner is shown by face, word and signature, and nobody while there is none", async () => {
  const card = renderToStaticMarkup(<OwnerCard owner={owner} />);
  for (const part of [owner.name, owner.words, owner.signature, "<img"]) expect(card).toContain(part);
  expect(renderToStaticMarkup(<OwnerCard />)).toBe("");
  const kit = renderToStaticMarkup(<EpkPage owner={{ ...owner, portrait: "heroWedding" }} />);
  for (const part of [owner.name, owner.words, owner.signature, heroWedding.src]) expect(kit).toContain(part);
  expect(kit).not.toContain(portraitDj.src);
});

it("an owner signs what goes to others, and not what comes to the desk", () => {
  const to = (email: string) => ({
    subject: "News",
    preview: "News",
    heading: "News",
    blocks: [{ type: "text", text: "Hello" } as const],
    replyTo: { name: "Either", email },
  });
  expect(signed(to(identity.email), { ...identity, owner }).blocks.at(-1)).toEqual({
    type: "text",
    text: "Sam, your DJ",
  });
  expect(signed(to("ana@example.com"), { ...identity, owner }).blocks).toHaveLength(1);
  expect(signed(to(identity.email), identity).blocks).toHaveLength(1);
});

it("pages name the business by its identity", async () => {
  expect(mainTextIn(await htmlAt("/corporate-dj-tampa"))).toContain(identity.legalName);
});
