import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer, purgeable, see, sentTo, submit } from "../../../test/administrator.ts";
import { lastId, whole } from "../../../test/content-forms.ts";
import { addresses } from "../../../test/landing-pages.ts";
import { mainTextIn, structuredDataIn } from "../../../test/page.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { documents, paths } from "../../site/paths.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentDelete, contentList, contentNew, contentRow } from "./paths.ts";

const tagsOf = async (path: string) => (await visit(get(path))).headers.get("Cache-Tag")?.split(",");

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
      packages: [paths.home, paths.book, addresses.tampa, addresses.stPetersburg, addresses.clearwater, documents.llms],
      prices: [paths.home, addresses.tampa, addresses.weddingTampa],
      add_ons: [paths.quote],
      travel_zones: [paths.quote],
      testimonials: [paths.home, addresses.tampa, addresses.weddingTampa, addresses.nightclubTampa],
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
