import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { blogPost, paths } from "../../site/paths.ts";
import { administer, everyTable, see, sentTo, submit } from "../../test/administrator.ts";
import { lastId, whole } from "../../test/content-forms.ts";
import { mainTextIn } from "../../test/page.ts";
import { rows } from "../../test/rows.ts";
import { get, htmlAt, visit } from "../../test/site.ts";
import { type UploadParts, upload, uploadVariants, uploadWords, webp } from "../../test/upload.ts";
import { contentNew, contentRow, uploadPaths } from "../content-paths.ts";
import { adminPaths } from "../paths.ts";

async function stored(parts?: UploadParts): Promise<string> {
  const answer = await administer(upload(parts));
  expect(answer.status).toBe(201);
  return z.parse(z.object({ id: z.string() }), await answer.json()).id;
}

const messageOf = (json: unknown): string => z.parse(z.object({ message: z.string() }), json).message;

const bucket = async () => (await env.PICTURES?.list())?.objects.map(({ key }) => key) ?? [];

describe("an uploaded picture", () => {
  it("stands in the gallery at once, from this origin, under names that its content makes", async () => {
    const src = await stored();
    expect(await stored()).toBe(src);
    expect(await bucket()).toHaveLength(3);
    const answer = await submit(contentNew("gallery_items"), { ...whole.gallery_items, src });
    expect(answer.status).toBe(303);
    const html = await htmlAt(paths.gallery);
    expect(html).toContain(`alt="${uploadWords}"`);
    expect(mainTextIn(html)).toContain("Sixteen pictures of");
    const [, srcset = ""] = /srcset="(\/uploads\/[^"]+)"/i.exec(html) ?? [];
    expect(srcset).toMatch(/^\S+480-[0-9a-f]{32}\.webp 480w, \S+800-\S+ 800w, \S+1000-\S+\.webp 1000w$/);

    const [file = ""] = srcset.split(" ");
    const picture = await visit(get(file));
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(uploadVariants[0]);
    for (const odd of ["/uploads/480-00000000000000000000000000000000.webp", "/uploads/x", "/uploads/..%2fx.webp"])
      expect((await visit(get(odd))).status).toBe(404);

    // It can be chosen wherever a picture can, by its thumbnail.
    expect(await see(contentNew("posts"))).toContain(`value="${src}"`);
    await submit(contentNew("mixes"), { ...whole.mixes, cover: src });
    expect(await htmlAt(paths.mixes)).toContain(file);
  });

  it("is described anew wherever it is shown, and deleted only where nothing shows it", async () => {
    const src = await stored();
    await submit(contentNew("gallery_items"), { ...whole.gallery_items, src });
    const item = await lastId("gallery_items");
    expect(await htmlAt(paths.gallery)).toContain(uploadWords);
    expect((await submit(uploadPaths(src).page, { alt: " " })).status).toBe(422);
    await submit(uploadPaths(src).page, { alt: "Two people on a pier" });
    expect(await htmlAt(paths.gallery)).toContain('alt="Two people on a pier"');
    expect(await rows("SELECT alt FROM gallery_items WHERE id = ?", item)).toEqual([{ alt: "Two people on a pier" }]);
    expect(mainTextIn(await see(adminPaths.uploads))).toContain("Two people on a pier");

    // A picture in a post's text has the words that stand there, or its own.
    await submit(contentNew("posts"), { ...whole.posts, content: `First.\n\n![](${src})\n\n![A pier](${src})` });
    const post = await lastId("posts");
    const shown = (await htmlAt(blogPost(whole.posts.slug ?? ""))).match(/<picture>.*?<\/picture>/gs) ?? [];
    expect(shown.map((html) => /alt="([^"]*)"/.exec(html)?.[1])).toEqual(["Two people on a pier", "A pier"]);

    const kept = await submit(uploadPaths(src).remove, {});
    expect(kept.status).toBe(409);
    expect(mainTextIn(await kept.text())).toContain(
      "It is in use, and stays while it is: Gallery: Slow dance by the pool Post: The quiet four minutes",
    );
    expect(await bucket()).toHaveLength(3);

    await submit(contentRow("gallery_items", item), whole.gallery_items);
    expect((await submit(uploadPaths(src).remove, {})).status).toBe(409);
    await submit(contentRow("posts", post), whole.posts);
    expect(sentTo(await submit(uploadPaths(src).remove, {}))).toBe(`${adminPaths.uploads}?notice=upload-deleted`);
    expect(await bucket()).toEqual([]);
    const late = await submit(contentNew("gallery_items"), { ...whole.gallery_items, src });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain("Please choose a picture from the list");
    for (const { page, remove } of [uploadPaths(src), uploadPaths("upload-none")])
      for (const answer of [await administer(get(page)), await submit(remove, {}), await submit(page, { alt: "x" })])
        expect(answer.status).toBe(404);
  });
});

describe("a file that is refused leaves nothing behind, and says why:", () => {
  it.each<[string, UploadParts, number, string]>([
    [
      "a text under the name of a picture",
      { variants: ["hello, this is no picture at all, only words"] },
      422,
      "not a picture",
    ],
    ["one of 12 MB", { variants: [webp(480, 320, 12 * 1024 * 1024)] }, 413, "10 MB at most"],
    ["one 20,000 pixels wide", { variants: [webp(20_000, 400)] }, 422, "this one is 20,000 by 400"],
    ["one 300 pixels wide", { variants: [webp(300, 200)] }, 422, "480 pixels wide at least; this one is 300"],
    ["one without words", { alt: " " }, 422, "say what the picture shows"],
    ["none at all", { variants: [] }, 422, "choose a picture"],
    ["widths of another plan", { variants: [webp(480, 320), webp(1000, 667)] }, 422, "not prepared"],
    ["variants of two pictures", { variants: [webp(480, 320), webp(800, 800)] }, 422, "not prepared"],
    ["a miniature that is none", { placeholder: webp(480, 320) }, 422, "not prepared"],
    ["a variant of more than a megabyte", { variants: [webp(480, 320, 1_100_000)] }, 422, "not prepared"],
  ])("%s", async (_, parts, status, message) => {
    const before = await everyTable();
    const answer = await administer(upload(parts));
    expect(answer.status).toBe(status);
    expect(messageOf(await answer.json())).toContain(message);
    expect(await everyTable()).toEqual(before);
    expect(await bucket()).toEqual([]);
  });

  it("a picture whose last variant could not be stored", async () => {
    const { PICTURES } = env;
    if (!PICTURES) throw new Error("no bucket");
    let puts = 0;
    const failing = new Proxy(PICTURES, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name !== "put") return value.bind(target);
        return (...sent: unknown[]) => {
          puts += 1;
          return puts === 3 ? Promise.reject(new Error("bucket out of order")) : value.apply(target, sent);
        };
      },
    });
    const before = await everyTable();
    const answer = await administer(upload(), { bindings: { PICTURES: failing } });
    expect(answer.status).toBe(503);
    expect(messageOf(await answer.json())).toContain("nothing is lost");
    expect(await bucket()).toEqual([]);
    expect(await everyTable()).toEqual(before);
  });
});

it("without a bucket all else works, and the pages say how to turn uploading on", async () => {
  const { PICTURES: _, ...rest } = env;
  const bindings = { ...rest, PICTURES: undefined as never };
  const surroundings = { bindings };
  expect((await administer(upload(), surroundings)).status).toBe(503);
  for (const path of [adminPaths.content, adminPaths.uploads, contentNew("gallery_items")])
    expect(mainTextIn(await see(path, surroundings)), path).toContain("npx wrangler r2 bucket create");
  expect((await submit(contentNew("gallery_items"), whole.gallery_items, surroundings)).status).toBe(303);
  expect((await visit(get("/uploads/480-00000000000000000000000000000000.webp"), bindings)).status).toBe(404);
  expect((await visit(get(paths.gallery), bindings)).status).toBe(200);
});
