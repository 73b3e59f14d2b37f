import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { lastId, storedForm, whole } from "../../../test/content-forms.ts";
import { addresses } from "../../../test/landing-pages.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, origin, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { paths } from "../../site/paths.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentDelete, contentList, contentNew, contentRow } from "./paths.ts";

const seen: Record<ContentKind, [path: string, text: string]> = {
  gallery_items: [paths.gallery, "Backyard party at night"],
  packages: [paths.home, "$4,199.50"],
  prices: [addresses.weddingClearwater, "$845 to $2,045"],
  add_ons: [paths.quote, "Photo wall"],
  travel_zones: [paths.quote, "North Port"],
  testimonials: [paths.home, "Nobody left before the last song."],
  mixes: [paths.mixes, "Slow sunrise"],
  shows: [paths.live, "Rooftop season opener"],
  posts: [paths.blog, "The quiet four minutes"],
};

describe.each(contentKindNames)("%s", (kind) => {
  it("can be added, seen by the public, changed and deleted, all without JavaScript", async () => {
    const form = mainTextIn(await see(contentNew(kind)));
    for (const { label } of contentKinds[kind].fields) expect(form).toContain(label);

    const added = await submit(contentNew(kind), whole[kind]);
    expect(added.status).toBe(303);
    expect(sentTo(added)).toBe(`${contentList(kind)}?done=saved`);
    const [path, text] = seen[kind];
    expect(await htmlAt(path)).toContain(text);

    const id = await lastId(kind);
    const list = await see(sentTo(added));
    expect(list).toContain("Saved. The public pages show it now.");
    expect(list).toContain(`href="${contentRow(kind, id)}"`);
    expect(await see(contentRow(kind, id))).toContain(`href="${contentDelete(kind, id)}"`);

    const stored = await rows(`SELECT * FROM ${kind} WHERE id = ?`, id);
    const row = await storedForm(kind, id);
    expect((await submit(contentRow(kind, id), { ...row?.texts })).status).toBe(303);
    const { updated_at: _, ...kept } = (await rows(`SELECT * FROM ${kind} WHERE id = ?`, id))[0] ?? {};
    expect(stored[0]).toMatchObject(kept);

    const asks = await see(contentDelete(kind, id));
    expect(mainTextIn(asks)).toContain(row?.title);
    expect(await rows(`SELECT id FROM ${kind} WHERE id = ?`, id)).toHaveLength(1);
    expect(sentTo(await submit(contentDelete(kind, id), {}))).toBe(`${contentList(kind)}?done=deleted`);
    expect(await rows(`SELECT id FROM ${kind} WHERE id = ?`, id)).toEqual([]);
    expect(await htmlAt(path)).not.toContain(text);
    for (const gone of [contentRow(kind, id), contentDelete(kind, id)])
      expect((await administer(get(gone))).status).toBe(404);
    expect((await submit(contentRow(kind, id), whole[kind])).status).toBe(404);
  });

  it("stores a form that is sent twice once", async () => {
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(await see(contentNew(kind))) ?? [];
    const before = (await rows(`SELECT id FROM ${kind}`)).length;
    for (let time = 0; time < 2; time++)
      expect((await submit(contentNew(kind), { ...whole[kind], id })).status).toBe(303);
    expect((await rows(`SELECT id FROM ${kind}`)).length).toBe(before + 1);
  });

  it("takes other words of a form that is sent twice as a change of its row", async () => {
    const id = crypto.randomUUID();
    const before = (await rows(`SELECT id FROM ${kind}`)).length;
    await submit(contentNew(kind), { ...whole[kind], id });
    const [title = ""] = contentKinds[kind].fields.map(({ name }) => name);
    const [words, known] =
      kind === "prices" ? [addresses.weddingClearwater, "Wedding DJ Clearwater"] : ["Other words", "Other words"];
    const again = await submit(contentNew(kind), { ...whole[kind], id, [title]: words });
    expect(sentTo(again)).toBe(`${contentList(kind)}?done=saved`);
    expect((await rows(`SELECT id FROM ${kind}`)).length).toBe(before + 1);
    expect((await storedForm(kind, id))?.title).toBe(known);
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

  it("lists, by its index, page after page", async () => {
    const copy = {
      gallery_items: "SELECT 'x' || value, 'image', 'backyardParty', 'a', 'c', 'clubs', NULL, value",
      packages: "SELECT 'x' || value, 'P' || value, value, '[]', 4, 'd', 0, value",
      prices: "SELECT 'x' || value, '/p' || value, value, NULL, value, value",
      add_ons: "SELECT 'x' || value, 'A' || value, NULL, NULL, value, 1, 0, 0, '[]', value, value",
      travel_zones: "SELECT 'x' || value, 'Z' || value, '[]', value, value",
      testimonials: "SELECT 'x' || value, 'A' || value, 'wedding', 5, 'q', 'en', NULL, value",
      mixes: "SELECT 'x' || value, 'M' || value, 'youtube', 'aBcDeFgHiJk', NULL, NULL, '[]', NULL, 0, value",
      shows: "SELECT 'x' || value, 'S' || value, value, NULL, NULL, NULL, NULL, 0, value",
      posts: "SELECT 'x' || value, 'T' || value, 's' || value, 'e', 'c', NULL, 0, value, value",
    }[kind];
    await env.DB.prepare(`DELETE FROM ${kind}`).run();
    expect(mainTextIn(await see(contentList(kind)))).toContain(contentKinds[kind].empty);
    // In pairs, so that only the id tells them apart.
    const numbers = JSON.stringify(Array.from({ length: 120 }, (_, index) => index));
    await env.DB.prepare(`INSERT INTO ${kind} ${copy} FROM json_each(?1)`).bind(numbers).run();
    const place =
      { packages: "price", prices: "least", add_ons: "position", travel_zones: "price", shows: "datetime" }[
        kind as string
      ] ?? "created_at";
    await env.DB.prepare(`UPDATE ${kind} SET ${place} = ${place} / 2`).run();

    const found: string[] = [];
    let path: string | undefined = contentList(kind);
    let pages = 0;
    while (path) {
      const html: string = await see(path);
      found.push(...[...html.matchAll(/\/(x\d+)"/g)].map(([, id = ""]) => id));
      path = /<a class="btn[^"]*" href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(found).size).toBe(120);
    expect(found).toHaveLength(120);
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

it("a list says nothing of what its address makes up", async () => {
  for (const done of ["toString", "<b>"])
    expect(await see(`${contentList("mixes")}?${new URLSearchParams({ done, after: "x" })}`)).not.toContain(
      'role="alert"',
    );
});

it("the overview counts each kind", async () => {
  const text = mainTextIn(await see(adminPaths.content));
  for (const kind of contentKindNames) {
    const { length } = await rows(`SELECT id FROM ${kind}`);
    expect(text).toContain(`${contentKinds[kind].plural} ${length}`);
  }
});
