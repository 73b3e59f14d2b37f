import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer, see, submit } from "../../../test/administrator.ts";
import { lastId, whole } from "../../../test/content-forms.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { documents, paths } from "../../site/paths.ts";
import { contentNew, contentRow, postPreview } from "./paths.ts";

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
