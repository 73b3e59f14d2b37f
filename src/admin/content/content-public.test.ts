import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { documents, paths } from "../../site/paths.ts";
import { administer, purgeable, see, sentTo, submit } from "../../test/administrator.ts";
import { lastId, storedForm, whole } from "../../test/content-forms.ts";
import { mainTextIn, structuredDataIn } from "../../test/page.ts";
import { rows } from "../../test/rows.ts";
import { get, htmlAt, visit } from "../../test/site.ts";
import { contentDelete, contentList, contentNew, contentRow, postPreview } from "../content-paths.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";

const tagsOf = async (path: string) => (await visit(get(path))).headers.get("Cache-Tag")?.split(",");

describe("packages", () => {
  it("have one most popular at most", async () => {
    await submit(contentNew("packages"), { ...whole.packages, isPopular: "on" });
    expect(await rows("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "GOLD" }]);
    const row = await storedForm("packages", "package-elite");
    await submit(contentRow("packages", "package-elite"), { ...row?.texts, isPopular: "on" });
    expect(await rows("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "ELITE" }]);
  });

  it("keep the most popular one when the form of one that is gone is sent", async () => {
    const popular = await rows("SELECT id FROM packages WHERE is_popular");
    expect(popular).toHaveLength(1);
    const form = { ...whole.packages, isPopular: "on" };
    expect((await submit(contentRow("packages", "no-such-id"), form)).status).toBe(404);
    expect(await rows("SELECT id FROM packages WHERE is_popular")).toEqual(popular);
  });

  it("have one most popular at most when a new form is sent again with that box ticked", async () => {
    const id = crypto.randomUUID();
    await submit(contentNew("packages"), { ...whole.packages, id });
    await submit(contentNew("packages"), { ...whole.packages, id, isPopular: "on" });
    expect(await rows("SELECT id FROM packages WHERE is_popular")).toEqual([{ id }]);
  });

  it("are offers to search engines at the prices of their rows, and none once they are gone", async () => {
    const offers = async (path: string) =>
      structuredDataIn(await htmlAt(path)).flatMap(({ makesOffer = [] }) =>
        makesOffer.map(({ name, price, priceCurrency, availability }: Record<string, unknown>) =>
          [name, price, priceCurrency, availability].join(" "),
        ),
      );
    const row = await storedForm("packages", "package-premium");
    await submit(contentRow("packages", "package-premium"), { ...row?.texts, price: "2,611.50" });
    await submit(contentDelete("packages", "package-elite"), {});
    const stored = (await rows("SELECT name, price FROM packages")).map(
      ({ name, price }) => `${name} ${Number(price) / 100} USD https://schema.org/InStock`,
    );
    expect(stored).toContain("PREMIUM 2611.5 USD https://schema.org/InStock");
    for (const path of [paths.home, paths.tampa])
      expect((await offers(path)).toSorted(), path).toEqual(stored.toSorted());
  });

  it("may be renamed: the contact page still takes every name that a link may carry", async () => {
    const row = await storedForm("packages", "package-premium");
    await submit(contentRow("packages", "package-premium"), { ...row?.texts, name: "GOLD & MORE" });
    const link = /href="(\/contact\?package=gold[^"]*)"/.exec(await htmlAt(paths.home))?.[1];
    expect((await visit(get(link?.replaceAll("&amp;", "&") ?? ""))).status).toBe(200);
    expect(await htmlAt(`${paths.contact}?package=premium`)).toContain("PREMIUM");
  });
});

describe("posts", () => {
  it("are nobody's but the administrator's until they are published, on that day", async () => {
    const { published: _, ...draft } = whole.posts;
    await submit(contentNew("posts"), draft);
    await env.DB.prepare("UPDATE posts SET created_at = 5 WHERE slug = 'quiet-four-minutes'").run();
    const id = String((await rows("SELECT id FROM posts WHERE slug = 'quiet-four-minutes'"))[0]?.id);
    for (const path of [paths.blog, documents.blogFeed, documents.sitemap, documents.llms])
      expect(await htmlAt(path), path).not.toContain("quiet-four-minutes");
    expect((await visit(get("/blog/quiet-four-minutes"))).status).toBe(404);
    expect((await visit(get(postPreview(id)))).status).toBe(401);

    const preview = await see(postPreview(id));
    expect(preview).toContain("<strong>quiet</strong>");
    expect(preview).toContain("This is a draft: nobody else sees it.");
    expect(preview).toMatch(/<meta name="robots" content="noindex/);
    expect((await administer(get(postPreview("nothing")))).status).toBe(404);

    await submit(contentRow("posts", id), whole.posts);
    expect((await visit(get("/blog/quiet-four-minutes"))).status).toBe(200);
    for (const path of [paths.blog, documents.blogFeed, documents.sitemap, documents.llms])
      expect(await htmlAt(path), path).toContain("quiet-four-minutes");
    const [{ created_at: day }] = (await rows("SELECT created_at FROM posts WHERE id = ?", id)) as [
      { created_at: number },
    ];
    expect(day).toBeGreaterThan(Date.now() - 60_000);
    await submit(contentRow("posts", id), { ...whole.posts, title: "The loud four minutes" });
    expect(await rows("SELECT created_at FROM posts WHERE id = ?", id)).toEqual([{ created_at: day }]);
  });

  it("keep an address of their own", async () => {
    await submit(contentNew("posts"), whole.posts);
    const id = await lastId("posts");
    const answer = await submit(contentRow("posts", id), { ...whole.posts, slug: "ceremony-sound-on-a-windy-beach" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Another post has this address");
    expect(await rows("SELECT slug FROM posts WHERE id = ?", id)).toEqual([{ slug: "quiet-four-minutes" }]);
  });
});

describe("shows", () => {
  it("stand on the live page with their time, a calendar file and structured data, until they are over", async () => {
    expect(mainTextIn(await htmlAt(paths.live))).toContain("Coming up Open booth: hear the rig before you book");
    await env.DB.exec("DELETE FROM shows");
    expect(await htmlAt(paths.live)).not.toContain("Coming up");
    await submit(contentNew("shows"), whole.shows);
    await submit(contentNew("shows"), { ...whole.shows, title: "Last year", date: "2020-07-04" });
    const html = await htmlAt(paths.live);
    const text = mainTextIn(html);
    expect(text).toContain(
      "Coming up Rooftop season opener Jul 4, 2099, 9:30 PM EDT , Pier 60, Clearwater, streamed live",
    );
    expect(text).not.toContain("Last year");
    expect(structuredDataIn(html).find((block) => block["@type"] === "Event")).toMatchObject({
      name: "Rooftop season opener",
      startDate: "2099-07-05T01:30:00.000Z",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      offers: { url: "https://tickets.example/1" },
    });
    const file = /href="(\/live\/shows\/[^"]+\.ics)"/.exec(html)?.[1] ?? "";
    const answer = await visit(get(file));
    expect(answer.headers.get("Content-Type")).toContain("text/calendar");
    const calendar = await answer.text();
    expect(calendar).toContain("DTSTART:20990705T013000Z\r\n");
    expect(calendar).toContain("URL;VALUE=URI:https://tickets.example/1\r\n");
    expect(calendar).toContain("LOCATION:Pier 60\\, Clearwater\r\n");
    expect((await visit(get("/live/shows/nothing.ics"))).status).toBe(404);
  });

  it("are told to search engines as they are after a change, and no more once they are called off", async () => {
    await env.DB.exec("DELETE FROM shows");
    const events = async () => structuredDataIn(await htmlAt(paths.live)).filter((block) => block["@type"] === "Event");
    await submit(contentNew("shows"), whole.shows);
    const id = await lastId("shows");
    await submit(contentRow("shows", id), { ...whole.shows, date: "2099-01-10", venue: "", city: "", ticketsUrl: "" });
    const [event, ...more] = await events();
    expect([event, more]).toMatchObject([
      {
        startDate: "2099-01-11T02:30:00.000Z",
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      },
      [],
    ]);
    expect(event).not.toHaveProperty("offers");
    await submit(contentDelete("shows", id), {});
    expect(await events()).toEqual([]);
  });
});

describe("the public pages", () => {
  it("carry the tag of each kind that they show", async () => {
    await submit(contentNew("posts"), whole.posts);
    const shown: Record<ContentKind, string[]> = {
      gallery_items: [paths.gallery, documents.sitemap],
      packages: [paths.home, paths.book, paths.tampa, paths.stPetersburg, paths.clearwater, documents.llms],
      prices: [paths.home, paths.tampa, paths.weddingTampa],
      add_ons: [paths.quote],
      travel_zones: [paths.quote],
      testimonials: [paths.home, paths.tampa, paths.weddingTampa, paths.nightclubTampa],
      mixes: [paths.mixes],
      shows: [paths.live],
      posts: [paths.blog, "/blog/quiet-four-minutes", documents.blogFeed, documents.sitemap, documents.llms],
    };
    for (const kind of contentKindNames)
      for (const path of shown[kind]) expect(await tagsOf(path), `${kind} on ${path}`).toContain(kind);
  });

  it("are forgotten by the edge at a change, now and once more when the replicas have caught up", async () => {
    const { purged, cache } = purgeable();
    expect(sentTo(await submit(contentNew("mixes"), whole.mixes, { cache }))).toBe(
      `${contentList("mixes")}?done=saved`,
    );
    expect(purged).toEqual([["mixes"], ["mixes"]]);
  });

  it("are not touched by what changes nothing", async () => {
    const { purged, cache } = purgeable();
    await submit(contentNew("mixes"), { ...whole.mixes, title: "" }, { cache });
    await submit(contentRow("mixes", "nothing"), whole.mixes, { cache });
    await administer(get(contentDelete("mixes", "mix-quince")), { cache });
    expect(purged).toEqual([]);
  });

  it("may be late, which the list says, when the edge cannot be told", async () => {
    const { cache, purged } = purgeable(true);
    const answer = await submit(contentDelete("mixes", "mix-quince"), {}, { cache });
    expect(sentTo(answer)).toBe(`${contentList("mixes")}?done=late`);
    expect(await see(sentTo(answer))).toContain("may take up to an hour");
    expect(purged).toEqual([["mixes"], ["mixes"]]);
  });
});
