import { describe, expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { type Answer, addressOf, crawl, files, isFollowed, isHere, type Link, linksOf } from "../../test/crawl.ts";
import { quinceaneraInSpanish } from "../../test/landing-pages.ts";
import { origin, postForm, visit } from "../../test/site.ts";
import { portalGuestFile } from "../guests/client/paths.ts";
import { demoOf, demoOnly } from "../portal/demo-paths.ts";
import { portalApi } from "../portal/paths.ts";
import { publicPages } from "./documents/public-pages.ts";
import { api, documents, paths } from "./paths.ts";

/** Reached only from mails and form posts. */
const unlinked = [
  paths.newsletter,
  paths.newsletterSent,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  "/no/such/page",
];

let walk: Promise<{ fromHome: Map<string, Answer>; answers: Map<string, Answer>; links: Link[] }> | undefined;

function walked() {
  walk ??= (async () => {
    const fromHome = await crawl([paths.home]);
    const answers = new Map([...(await crawl(unlinked)), ...fromHome]);
    return { fromHome, answers, links: [...answers].flatMap(([address, answer]) => linksOf(address, answer)) };
  })();
  return walk;
}

describe("links", () => {
  it("within the site lead to a page that answers, or to a file that is there", async () => {
    const { answers, links } = await walked();
    expect(answers.size).toBeGreaterThan(55);
    const broken = links
      .filter((link) => isHere(link) && isFollowed(link))
      .flatMap(({ from, target }) => {
        const address = addressOf(target);
        if (address === from || files.has(address)) return [];
        const status = answers.get(address)?.status;
        return status === 200 ? [] : [`${from} → ${address}: ${status}`];
      });
    expect(broken).toEqual([]);
  });

  it("with a fragment lead to an element that is there", async () => {
    const { answers, links } = await walked();
    const fragments = links.filter((link) => isHere(link) && isFollowed(link) && link.target.hash);
    expect(fragments.length).toBeGreaterThan(100);
    const broken = fragments.flatMap(({ from, target }) => {
      const id = decodeURIComponent(target.hash.slice(1));
      const there = answers.get(addressOf(target))?.elements.some(({ attributes }) => attributes.id === id);
      return there ? [] : [`${from} → ${addressOf(target)}${target.hash}`];
    });
    expect(broken).toEqual([]);
  });

  it("lead from the home page to every public page", async () => {
    const { fromHome } = await walked();
    const orphans = publicPages.map(({ path }) => path).filter((path) => !fromHome.has(path));
    expect(orphans).toEqual([]);
  });

  it("that leave the site open in a new tab, which learns nothing of this one, over https", async () => {
    const { links } = await walked();
    const outward = links.filter((link) => link.target.protocol.startsWith("http") && !isHere(link));
    const hosts = new Set(outward.map(({ target }) => target.host));
    expect([...hosts].toSorted()).toEqual([
      "calendly.com",
      "open.spotify.com",
      "soundcloud.com",
      "sunsetbaydj.printful.me",
      "www.instagram.com",
      "www.mixcloud.com",
      "www.twitch.tv",
      "www.youtube.com",
    ]);
    const wrong = outward.filter(
      ({ target, attributes }) =>
        target.protocol !== "https:" ||
        attributes.target !== "_blank" ||
        !attributes.rel?.split(" ").includes("noopener"),
    );
    expect(wrong).toEqual([]);
  });

  it("of other kinds call the DJ or write to the DJ, and none runs a script", async () => {
    const { links } = await walked();
    const others = links.filter(({ target }) => !target.protocol.startsWith("http")).map(({ target }) => target.href);
    expect(new Set(others)).toEqual(new Set([site.phone.href, `mailto:${site.email}`]));
    const here = links.filter((link) => isHere(link) && link.attributes.target !== undefined);
    expect(here).toEqual([]);
  });
});

describe("what pages refer to", () => {
  it("is a file that is there: pictures, cards, fonts, scripts, icons", async () => {
    const { answers } = await walked();
    const referred = new Set(
      [...answers.values()].flatMap(({ elements }) =>
        elements.flatMap(
          ({ name, attributes: { src, srcset, imagesrcset, href, hreflang, property, content, rel } }) => [
            ...(src && !src.startsWith("data:") ? [src] : []),
            ...[srcset, imagesrcset].flatMap(
              (set) => set?.split(",").map((one) => one.trim().split(" ")[0] ?? "") ?? [],
            ),
            ...(name === "link" && href && rel !== "canonical" && !hreflang ? [href] : []),
            ...(property === "og:image" && content ? [new URL(content).pathname] : []),
          ],
        ),
      ),
    );
    expect(referred.size).toBeGreaterThan(200);
    const served: readonly string[] = [...Object.values(documents), demoOf(portalGuestFile("code.svg"))];
    expect([...referred].filter((file) => !files.has(file) && !served.includes(file))).toEqual([]);
  });

  it("is an element of the same page: labels, descriptions, what a button commands", async () => {
    const { answers } = await walked();
    const broken = [...answers].flatMap(([address, { elements }]) => {
      const ids = new Set(elements.map(({ attributes }) => attributes.id));
      return elements.flatMap(({ attributes }) =>
        ["for", "aria-labelledby", "aria-describedby", "aria-controls", "commandfor", "list"]
          .flatMap((name) => attributes[name]?.split(" ") ?? [])
          .filter((id) => !ids.has(id))
          .map((id) => `${address}: ${id}`),
      );
    });
    expect(broken).toEqual([]);
  });
});

it("every form is taken where it is sent to", async () => {
  const { answers } = await walked();
  const forms = [...answers].flatMap(([address, { elements }]) =>
    elements
      .filter(({ name }) => name === "form")
      .map(({ attributes: { action = "", method } }) => ({
        method,
        path: addressOf(new URL(action, origin + address)),
      })),
  );
  const asking = forms.filter(({ method }) => method === "get");
  expect(new Set(asking.map(({ path }) => path))).toEqual(
    new Set([paths.book, `/es${paths.book}`, quinceaneraInSpanish]),
  );
  const posted = forms.filter(({ method }) => method !== "get");
  expect(new Set(posted.map(({ method }) => method))).toEqual(new Set(["post"]));
  const actions = [...new Set(posted.map(({ path }) => path))].toSorted();
  const required = [
    quinceaneraInSpanish,
    `/es${api.contact}`,
    `/es${api.leadInquiry}`,
    `/es${api.quote}`,
    api.contact,
    api.leadInquiry,
    api.newsletter,
    api.notifyMe,
    api.paperwork,
    api.quote,
  ];
  expect(actions).toEqual([...required, portalApi.access, portalApi.openCode, demoOnly].toSorted());
  for (const action of required) expect((await visit(postForm(action, {}))).status, action).toBe(422);
  expect((await visit(postForm(demoOnly, {}))).status).toBe(403);
  expect((await visit(postForm(portalApi.access, {}))).status).toBe(303);
});
