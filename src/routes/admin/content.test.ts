import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contents } from "../../admin/content.ts";
import { primary } from "../../db/client.ts";
import { type ContentKind, contentKindNames, contentKinds } from "../../forms/admin/content-kinds.ts";
import { contentDelete, contentList, contentNew, contentRow, documents, paths, postPreview } from "../../paths.ts";
import { administer, purgeable, see, sentTo, submit } from "../../test/administrator.ts";
import { whole } from "../../test/content-forms.ts";
import { mainTextIn, structuredDataIn } from "../../test/page.ts";
import { countTrips, get, origin, postForm, visit } from "../../test/site.ts";

const publicPage = async (path: string) => (await visit(get(path))).text();
const all = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;
const tagsOf = async (path: string) => (await visit(get(path))).headers.get("Cache-Tag")?.split(",");

/** Where the public sees a row that was stored, and what it then reads there. */
const seen: Record<ContentKind, [path: string, text: string]> = {
  packages: [paths.home, "$4,199.50"],
  testimonials: [paths.home, "Nobody left before the last song."],
  mixes: [paths.mixes, "Slow sunrise"],
  shows: [paths.live, "Rooftop season opener"],
  posts: [paths.blog, "The quiet four minutes"],
};

const lastId = async (kind: ContentKind) =>
  String((await all(`SELECT id FROM ${kind} ORDER BY created_at DESC, rowid DESC`))[0]?.id);

describe.each(contentKindNames)("%s", (kind) => {
  it("can be added, seen by the public, changed and deleted, all without JavaScript", async () => {
    const form = mainTextIn(await see(contentNew(kind)));
    for (const { label } of contentKinds[kind].fields) expect(form).toContain(label);

    const added = await submit(contentNew(kind), whole[kind]);
    expect(added.status).toBe(303);
    expect(sentTo(added)).toBe(`${contentList(kind)}?done=saved`);
    const [path, text] = seen[kind];
    expect(await publicPage(path)).toContain(text);

    const id = await lastId(kind);
    const list = await see(sentTo(added));
    expect(list).toContain("Saved. The public pages show it now.");
    expect(list).toContain(`href="${contentRow(kind, id)}"`);

    // What the form shows is what it takes: sent back as it is, it changes nothing.
    const stored = await all(`SELECT * FROM ${kind} WHERE id = ?`, id);
    const row = await contents[kind].find(primary(env.DB), id);
    expect((await submit(contentRow(kind, id), { ...row?.texts })).status).toBe(303);
    const { updated_at: _, ...kept } = (await all(`SELECT * FROM ${kind} WHERE id = ?`, id))[0] ?? {};
    expect(stored[0]).toMatchObject(kept);

    const asks = await see(contentDelete(kind, id));
    expect(mainTextIn(asks)).toContain(row?.title);
    expect(await all(`SELECT id FROM ${kind} WHERE id = ?`, id)).toHaveLength(1);
    expect(sentTo(await submit(contentDelete(kind, id), {}))).toBe(`${contentList(kind)}?done=deleted`);
    expect(await all(`SELECT id FROM ${kind} WHERE id = ?`, id)).toEqual([]);
    expect(await publicPage(path)).not.toContain(text);
    for (const gone of [contentRow(kind, id), contentDelete(kind, id)])
      expect((await administer(get(gone))).status).toBe(404);
    expect((await submit(contentRow(kind, id), whole[kind])).status).toBe(404);
  });

  it("stores a form that is sent twice once", async () => {
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(await see(contentNew(kind))) ?? [];
    const before = (await all(`SELECT id FROM ${kind}`)).length;
    for (let time = 0; time < 2; time++)
      expect((await submit(contentNew(kind), { ...whole[kind], id })).status).toBe(303);
    expect((await all(`SELECT id FROM ${kind}`)).length).toBe(before + 1);
  });

  it("shows an empty form again, with a message beside each field that must be filled", async () => {
    const answer = await submit(contentNew(kind), {
      [contentKinds[kind].fields[0]?.name ?? ""]: "  ",
      unknown: "kept out",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const required = contentKinds[kind].fields.filter(({ optional }) => !optional);
    expect(html.match(/class="field-error"/g)?.length).toBe(required.length);
    expect(html).toContain(`${required.length} things need another look.`);
    expect(html).not.toContain("kept out");
  });

  it("lists in one round trip, by its index, page after page", async () => {
    const copy = {
      packages: "SELECT 'x' || value, 'P' || value, value, '[]', 4, 'd', 0, value",
      testimonials: "SELECT 'x' || value, 'A' || value, 'wedding', 5, 'q', NULL, value",
      mixes: "SELECT 'x' || value, 'M' || value, 'youtube', 'ScMzIvxBSi4', NULL, NULL, '[]', NULL, 0, value",
      shows: "SELECT 'x' || value, 'S' || value, value, NULL, NULL, NULL, NULL, 0, value",
      posts: "SELECT 'x' || value, 'T' || value, 's' || value, 'e', 'c', NULL, 0, value, value",
    }[kind];
    await env.DB.prepare(`DELETE FROM ${kind}`).run();
    expect(mainTextIn(await see(contentList(kind)))).toContain(contentKinds[kind].empty);
    // Two of each place in the order, so that only the id tells them apart.
    const numbers = JSON.stringify(Array.from({ length: 120 }, (_, index) => index));
    await env.DB.prepare(`INSERT INTO ${kind} ${copy} FROM json_each(?1)`).bind(numbers).run();
    const place = kind === "packages" ? "price" : kind === "shows" ? "datetime" : "created_at";
    await env.DB.prepare(`UPDATE ${kind} SET ${place} = ${place} / 2`).run();

    const trips = countTrips();
    await see("/admin/nowhere");
    const guard = trips();
    const found: string[] = [];
    let path: string | undefined = contentList(kind);
    let pages = 0;
    while (path) {
      const html: string = await see(path);
      found.push(...[...html.matchAll(/\/(x\d+)\/delete"/g)].map(([, id = ""]) => id));
      path = /<a class="btn[^"]*" href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(trips() - guard).toBe(pages * (guard + 1));
    expect(new Set(found).size).toBe(120);
    expect(found).toHaveLength(120);

    const index = { packages: "packages_price", shows: "shows_by_time" }[kind as string] ?? `${kind}_newest`;
    const plan = await all(
      `EXPLAIN QUERY PLAN SELECT * FROM ${kind} WHERE (${place}, id) < (9, 'x') ORDER BY ${place} DESC, id DESC LIMIT 51`,
    );
    expect(plan.map(({ detail }) => detail).join()).toContain(`USING INDEX ${index} (`);
  });

  it("is for the administrator alone", async () => {
    for (const path of [contentList(kind), contentNew(kind), contentRow(kind, "x"), contentDelete(kind, "x")]) {
      expect((await visit(get(path))).status, path).toBe(401);
      expect((await visit(postForm(path, whole[kind]))).status, path).toBe(401);
    }
    const foreign = new Request(origin + contentNew(kind), {
      method: "POST",
      headers: { Origin: "https://evil.example" },
    });
    expect((await administer(foreign)).status).toBe(403);
  });
});

describe("a form that needs another look", () => {
  const refuse = async (kind: ContentKind, fields: Record<string, string>) => {
    const answer = await submit(contentNew(kind), { ...whole[kind], ...fields });
    return { status: answer.status, text: mainTextIn(await answer.text()) };
  };

  it.each<[ContentKind, Record<string, string>, string]>([
    ["packages", { price: "-5" }, "Please enter a price in dollars, such as 1,799"],
    ["packages", { price: "1,79" }, "Please enter a price in dollars, such as 1,799"],
    ["packages", { duration: "25" }, "Please enter whole hours, 1 to 24"],
    ["packages", { features: " \r\n " }, "Please name at least one feature"],
    ["packages", { name: "x".repeat(41) }, "Please keep this to 40 characters or fewer"],
    ["testimonials", { rating: "6" }, "Please enter 1 to 5 stars"],
    ["testimonials", { role: "birthday" }, "Please choose a kind of event"],
    ["mixes", { videoId: "javascript:1" }, "A YouTube video has an id of 11 characters"],
    ["mixes", { videoId: "" }, "A YouTube mix needs its video id"],
    [
      "mixes",
      { platform: "soundcloud", url: "https://evil.example/x" },
      "Please enter the address of the mix on its platform",
    ],
    [
      "mixes",
      { platform: "mixcloud", url: "javascript:alert(1)" },
      "Please enter an address that begins with https://",
    ],
    ["mixes", { cover: "nothing" }, "Please choose a picture from the list"],
    ["mixes", { duration: "an hour" }, "Please enter a length such as 58:12 or 1:04:05"],
    ["shows", { date: "2099-02-29" }, "Please enter a valid date"],
    ["shows", { time: "24:00" }, "Please enter a time such as 21:00"],
    ["shows", { ticketsUrl: "http://tickets.example" }, "Please enter an address that begins with https://"],
    ["posts", { slug: "Two Words" }, "Please use small letters, digits and single hyphens"],
    ["posts", { slug: "ceremony-sound-on-a-windy-beach" }, "Another post has this address"],
    ["posts", { excerpt: "Short." }, "Please write 70 to 160 characters: search results show it"],
    ["posts", { title: "x".repeat(61) }, "Please keep this to 60 characters or fewer"],
  ])("of %s: %o", async (kind, fields, message) => {
    const before = await all(`SELECT count(*) FROM ${kind}`);
    const { status, text } = await refuse(kind, fields);
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain("One thing needs another look.");
    expect(await all(`SELECT count(*) FROM ${kind}`)).toEqual(before);
  });

  it("keeps what was typed", async () => {
    const html = await (await submit(contentNew("shows"), { ...whole.shows, time: "late" })).text();
    expect(html).toMatch(/value="Rooftop season opener"/);
    expect(html).toMatch(/value="late"/);
    expect(html).toMatch(/<input[^>]*name="isLive"[^>]*checked=""/);
  });

  it("is 413 when it is larger than any honest one, and 415 when it is no form", async () => {
    expect((await submit(contentNew("posts"), { ...whole.posts, content: "x".repeat(300_000) })).status).toBe(413);
    const json = new Request(origin + contentNew("posts"), {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect((await administer(json)).status).toBe(415);
  });
});

describe("packages", () => {
  it("have one most popular at most", async () => {
    await submit(contentNew("packages"), { ...whole.packages, isPopular: "on" });
    expect(await all("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "GOLD" }]);
    const row = await contents.packages.find(primary(env.DB), "package-elite");
    await submit(contentRow("packages", "package-elite"), { ...row?.texts, isPopular: "on" });
    expect(await all("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "ELITE" }]);
  });

  it("may be renamed: the contact page still takes every name that a link may carry", async () => {
    const row = await contents.packages.find(primary(env.DB), "package-premium");
    await submit(contentRow("packages", "package-premium"), { ...row?.texts, name: "GOLD & MORE" });
    const link = /href="(\/contact\?package=gold[^"]*)"/.exec(await publicPage(paths.home))?.[1];
    expect((await visit(get(link?.replaceAll("&amp;", "&") ?? ""))).status).toBe(200);
    expect(await publicPage(`${paths.contact}?package=premium`)).toContain("PREMIUM");
  });
});

describe("posts", () => {
  it("are nobody's but the administrator's until they are published, on that day", async () => {
    const { published: _, ...draft } = whole.posts;
    await submit(contentNew("posts"), draft);
    await env.DB.prepare("UPDATE posts SET created_at = 5 WHERE slug = 'quiet-four-minutes'").run();
    const id = String((await all("SELECT id FROM posts WHERE slug = 'quiet-four-minutes'"))[0]?.id);
    for (const path of [paths.blog, documents.blogFeed, documents.sitemap, documents.llms])
      expect(await publicPage(path), path).not.toContain("quiet-four-minutes");
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
      expect(await publicPage(path), path).toContain("quiet-four-minutes");
    const [{ created_at: day }] = (await all("SELECT created_at FROM posts WHERE id = ?", id)) as [
      { created_at: number },
    ];
    expect(day).toBeGreaterThan(Date.now() - 60_000);
    await submit(contentRow("posts", id), { ...whole.posts, title: "The loud four minutes" });
    expect(await all("SELECT created_at FROM posts WHERE id = ?", id)).toEqual([{ created_at: day }]);
  });

  it("keep an address of their own", async () => {
    await submit(contentNew("posts"), whole.posts);
    const id = await lastId("posts");
    const answer = await submit(contentRow("posts", id), { ...whole.posts, slug: "ceremony-sound-on-a-windy-beach" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Another post has this address");
    expect(await all("SELECT slug FROM posts WHERE id = ?", id)).toEqual([{ slug: "quiet-four-minutes" }]);
  });
});

describe("shows", () => {
  it("stand on the live page with their time, a calendar file and structured data, until they are over", async () => {
    expect(await publicPage(paths.live)).not.toContain("Coming up");
    await submit(contentNew("shows"), whole.shows);
    await submit(contentNew("shows"), { ...whole.shows, title: "Last year", date: "2020-07-04" });
    const html = await publicPage(paths.live);
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
    expect(calendar).toContain("LOCATION:Pier 60\\, Clearwater\r\n");
    expect((await visit(get("/live/shows/nothing.ics"))).status).toBe(404);
  });
});

describe("the public pages", () => {
  it("carry the tag of each kind that they show", async () => {
    await submit(contentNew("posts"), whole.posts);
    const shown: Record<ContentKind, string[]> = {
      packages: [paths.home, paths.book, paths.tampa, paths.stPetersburg, paths.clearwater, documents.llms],
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

it("a list says nothing of what its address makes up", async () => {
  for (const done of ["toString", "<b>"])
    expect(await see(`${contentList("mixes")}?${new URLSearchParams({ done, after: "x" })}`)).not.toContain(
      'role="alert"',
    );
});

it("the overview counts each kind in one round trip", async () => {
  const trips = countTrips();
  await see("/admin/nowhere");
  const guard = trips();
  const text = mainTextIn(await see(paths.adminContent));
  expect(trips() - guard).toBe(guard + 1);
  for (const kind of contentKindNames) {
    const rows = (await all(`SELECT id FROM ${kind}`)).length;
    expect(text).toContain(`${contentKinds[kind].plural} ${rows}`);
  }
});
