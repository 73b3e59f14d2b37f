import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { lastId, whole } from "../../../test/content-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { type UploadParts, upload, uploadVariants, uploadWords } from "../../../test/upload.ts";
import { adminPaths } from "../../admin/paths.ts";
import { contentNew, contentRow, uploadPaths } from "../../content/dj/paths.ts";
import { blogPost, paths } from "../../site/paths.ts";

async function stored(parts?: UploadParts): Promise<string> {
  const answer = await administer(upload(parts));
  expect(answer.status).toBe(201);
  return z.parse(z.object({ id: z.string() }), await answer.json()).id;
}

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
