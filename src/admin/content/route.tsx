import { type Context, Hono } from "hono";
import { countContent } from "../../business/content/count-content.ts";
import { findPostById } from "../../business/content/posts.ts";
import { primary } from "../../db/client.ts";
import { forgetHeld } from "../../db/held-briefly.ts";
import { instantPosition, pageOf } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { withQuery } from "../../site/paths.ts";
import { limitBody, texts } from "../../web/forms/form-body.ts";
import { isFormPost, problem } from "../../web/forms/problem.tsx";
import { purgePublicPages } from "../../web/purge-public-pages.ts";
import { adminPaths, contentList, contentNew, contentQuery } from "../paths.ts";
import { contents, type Outcome } from "./contents.ts";
import { ContentDeletePage, contentDeleteMetadata } from "./delete-page.tsx";
import { ContentFormPage, type ContentFormPageProps, contentFormMetadata } from "./form-page.tsx";
import { type ContentKind, contentKindNames } from "./forms/content-kinds.ts";
import { type ContentDone, ContentListPage, contentDone, contentListMetadata } from "./list-page.tsx";
import { ContentPage, contentMetadata } from "./page.tsx";
import { PostPreviewPage, postPreviewMetadata } from "./post-preview.tsx";

/** What the public site shows from the database, and its forms. */
export const adminContent = new Hono<AppEnv>()
  .get(adminPaths.content, async (c) => {
    const counts = await countContent(primary(c.env.DB));
    return c.render(<ContentPage counts={counts} />, { metadata: contentMetadata });
  })
  .get(`${contentList("posts")}/:id/preview`, async (c) => {
    const id = c.req.param("id");
    const [post] = await findPostById(primary(c.env.DB), id);
    if (!post) return c.notFound();
    return c.render(<PostPreviewPage id={id} post={post} />, { metadata: postPreviewMetadata({ id, post }) });
  });

const isDone = (value: string | undefined): value is ContentDone =>
  value !== undefined && Object.hasOwn(contentDone, value);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const showForm = (c: Context<AppEnv>, props: ContentFormPageProps) =>
  c.render(<ContentFormPage {...props} />, { metadata: contentFormMetadata(props) });

/** Tells the edge, and sends the browser to the list with what was done. */
async function finish(c: Context<AppEnv>, kind: ContentKind, done: ContentDone) {
  forgetHeld(c.env.DB);
  const purged = await purgePublicPages(c.executionCtx, [kind]);
  return c.redirect(`${contentList(kind)}?${contentQuery.done}=${purged ? done : "late"}`, 303);
}

/** Stores what a form sent by `store`, or shows the form again. */
async function take(
  c: Context<AppEnv>,
  form: Omit<ContentFormPageProps, "texts">,
  store: (body: unknown) => Promise<Outcome>,
) {
  const body = await c.req.parseBody();
  const outcome = await store(body);
  if (outcome === "gone") return c.notFound();
  if (outcome.issues.length === 0) return finish(c, form.kind, "saved");
  c.status(422);
  const entries = Object.entries(texts(body)).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  return showForm(c, { ...form, texts: Object.fromEntries(entries), issues: outcome.issues });
}

for (const kind of contentKindNames) {
  const content = contents[kind];
  const one = `${contentList(kind)}/:id`;
  adminContent
    .get(contentList(kind), async (c) => {
      const after = instantPosition(c.req.query(contentQuery.after));
      const { rows, next: place } = pageOf(await content.list(primary(c.env.DB), after), ({ at }) => at);
      const next = place ? withQuery(contentList(kind), { [contentQuery.after]: place }) : null;
      const done = c.req.query(contentQuery.done);
      const props = { kind, rows, next, later: after !== null, done: isDone(done) ? done : null };
      return c.render(<ContentListPage {...props} />, { metadata: contentListMetadata(kind) });
    })
    .get(contentNew(kind), (c) => showForm(c, { kind, id: crypto.randomUUID(), isNew: true, texts: {} }))
    .post(contentNew(kind), limitBody, async (c) => {
      if (!isFormPost(c)) return problem(c, 415, "Please send a form.");
      const { id: sent } = await c.req.parseBody();
      const id = typeof sent === "string" && uuid.test(sent) ? sent : crypto.randomUUID();
      return take(c, { kind, id, isNew: true }, (body) => content.add(primary(c.env.DB), id, body, Date.now()));
    })
    .get(one, async (c) => {
      const id = c.req.param("id") ?? "";
      const row = await content.find(primary(c.env.DB), id);
      return row ? showForm(c, { kind, id, isNew: false, texts: row.texts }) : c.notFound();
    })
    .post(one, limitBody, async (c) => {
      if (!isFormPost(c)) return problem(c, 415, "Please send a form.");
      const id = c.req.param("id") ?? "";
      return take(c, { kind, id, isNew: false }, (body) => content.change(primary(c.env.DB), id, body, Date.now()));
    })
    .get(`${one}/delete`, async (c) => {
      const id = c.req.param("id") ?? "";
      const row = await content.find(primary(c.env.DB), id);
      if (!row) return c.notFound();
      const metadata = contentDeleteMetadata(kind, id);
      return c.render(<ContentDeletePage kind={kind} id={id} title={row.title} />, { metadata });
    })
    .post(`${one}/delete`, async (c) => {
      await content.remove(primary(c.env.DB), c.req.param("id") ?? "");
      return finish(c, kind, "deleted");
    });
}
