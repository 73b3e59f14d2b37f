import { describe, expect, it } from "vitest";
import { administer, submit } from "../../../test/administrator.ts";
import { whole } from "../../../test/content-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, origin, visit } from "../../../test/site.ts";
import type { ContentKind } from "./forms/content-kind.ts";
import { contentNew } from "./paths.ts";

it.each([
  ["youtube.com/watch?v=ScMzIvxBSi4&t=60s", "youtube", "ScMzIvxBSi4"],
  ["https://m.youtube.com/shorts/ScMzIvxBSi4", "youtube", "ScMzIvxBSi4"],
  ["https://music.youtube.com/watch?list=x&v=ScMzIvxBSi4", "youtube", "ScMzIvxBSi4"],
  [" https://youtube.com/live/ScMzIvxBSi4?feature=share ", "youtube", "ScMzIvxBSi4"],
  [
    "https://m.soundcloud.com/artist/sets/beach?si=1&utm_source=x#t=1",
    "soundcloud",
    "https://soundcloud.com/artist/sets/beach",
  ],
  ["http://www.mixcloud.com/artist/late-night/?x=1", "mixcloud", "https://www.mixcloud.com/artist/late-night/"],
])("the address %s, pasted, is understood", async (source, platform, known) => {
  expect((await submit(contentNew("mixes"), { ...whole.mixes, source })).status).toBe(303);
  const [row] = await rows("SELECT platform, coalesce(video_id, url) AS known FROM mixes WHERE title = 'Slow sunrise'");
  expect(row).toEqual({ platform, known });
});

it("a post without an address gets one from its title, of its own", async () => {
  const title = "Señor DJ’s 10 rules & more";
  for (const slug of ["senor-djs-10-rules-and-more", "senor-djs-10-rules-and-more-2"]) {
    expect((await submit(contentNew("posts"), { ...whole.posts, title, slug: "" })).status).toBe(303);
    expect((await visit(get(`/blog/${slug}`))).status).toBe(200);
  }
});

describe("a form that needs another look", () => {
  const refuse = async (kind: ContentKind, fields: Record<string, string>) => {
    const answer = await submit(contentNew(kind), { ...whole[kind], ...fields });
    return { status: answer.status, text: mainTextIn(await answer.text()) };
  };

  it.each<[ContentKind, Record<string, string>, string]>([
    ["packages", { price: "-5" }, "Please enter a price in dollars, such as 1,500"],
    ["packages", { price: "1,79" }, "Please enter a price in dollars, such as 1,500"],
    ["packages", { duration: "25" }, "Please enter whole hours, 1 to 24"],
    ["packages", { features: " \r\n " }, "Please name at least one feature"],
    ["packages", { name: "x".repeat(41) }, "Please keep this to 40 characters or fewer"],
    ["testimonials", { rating: "6" }, "Please enter 1 to 5 stars"],
    ["testimonials", { role: "birthday" }, "Please choose a kind of event"],
    ["mixes", { source: "javascript:alert(1)" }, "Please paste the address of a video on YouTube"],
    ["mixes", { source: "https://evil.example/artist/mix" }, "Please paste the address of a video on YouTube"],
    ["mixes", { source: "https://soundcloud.com/artist" }, "Please paste the address of a video on YouTube"],
    ["mixes", { source: "https://www.youtube.com/@channel" }, "Please paste the address of a video on YouTube"],
    ["mixes", { cover: "nothing" }, "Please choose a picture from the list"],
    ["mixes", { duration: "an hour" }, "Please enter a length such as 58:12 or 1:04:05"],
    ["shows", { date: "2099-02-29" }, "Please enter a valid date"],
    ["shows", { time: "24:00" }, "Please enter a time such as 21:00"],
    ["shows", { ticketsUrl: "http://tickets.example" }, "Please enter an address that begins with https://"],
    ["posts", { slug: "Two Words" }, "Please use small letters, digits and single hyphens"],
    ["posts", { slug: "", title: "¡¿…?!" }, "the title has no letters that one can be made of"],
    ["posts", { slug: "ceremony-sound-on-a-windy-beach" }, "Another post has this address"],
    ["posts", { excerpt: "Short." }, "Please write 70 to 160 characters: search results show it"],
    ["posts", { title: "x".repeat(61) }, "Please keep this to 60 characters or fewer"],
  ])("of %s: %o", async (kind, fields, message) => {
    const before = await rows(`SELECT count(*) FROM ${kind}`);
    const { status, text } = await refuse(kind, fields);
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain("One thing needs another look.");
    expect(await rows(`SELECT count(*) FROM ${kind}`)).toEqual(before);
  });

  it("of a new post is refused the address of another one, when it is sent again as well", async () => {
    const id = crypto.randomUUID();
    expect((await submit(contentNew("posts"), { ...whole.posts, id })).status).toBe(303);
    const { status, text } = await refuse("posts", { id, slug: "ceremony-sound-on-a-windy-beach" });
    expect(status).toBe(422);
    expect(text).toContain("Another post has this address");
    expect(await rows("SELECT slug FROM posts WHERE id = ?", id)).toEqual([{ slug: "quiet-four-minutes" }]);
  });

  it("keeps what was typed", async () => {
    const html = await (await submit(contentNew("shows"), { ...whole.shows, time: "late" })).text();
    expect(html).toMatch(/value="Rooftop season opener"/);
    expect(html).toMatch(/value="late"/);
    expect(html).toMatch(/<input[^>]*name="isLive"[^>]*checked=""/);
  });

  it("is 413 when it is larger than any honest one, and 415 when it is no form", async () => {
    expect((await submit(contentNew("posts"), { ...whole.posts, content: "x".repeat(300_000) })).status).toBe(413);
    const text = new Request(origin + contentNew("posts"), { method: "POST", body: "{}" });
    expect((await administer(text)).status).toBe(415);
  });
});
