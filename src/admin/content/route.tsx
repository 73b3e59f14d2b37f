import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import type { ContentRows } from "../../business/content/content-rows.ts";
import { countContent } from "../../business/content/count-content.ts";
import { mixRows } from "../../business/content/mix-rows.ts";
import { packageRows } from "../../business/content/package-rows.ts";
import { postRows } from "../../business/content/post-rows.ts";
import { findPostById } from "../../business/content/posts.ts";
import { priceRows } from "../../business/content/price-rows.ts";
import { showRows } from "../../business/content/show-rows.ts";
import { testimonialRows } from "../../business/content/testimonial-rows.ts";
import { primary } from "../../db/client.ts";
import { instantPosition, pageOf } from "../../db/page-of.ts";
import type { AppEnv } from "../../env.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { withQuery } from "../../site/paths.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { keptPagesOf } from "../../web/public/kept-pages.ts";
import { purgePublicPages } from "../../web/purge-public-pages.ts";
import { adminPaths, contentList, contentNew, contentQuery } from "../paths.ts";
import { ContentDeletePage, contentDeleteMetadata } from "./delete-page.tsx";
import { ContentFormPage, type ContentFormPageProps, contentFormMetadata } from "./form-page.tsx";
import type { ContentKind } from "./forms/content-kinds.ts";
import { mixForm } from "./forms/mix.ts";
import { packageForm } from "./forms/package.ts";
import { postForm } from "./forms/post.ts";
import { priceForm } from "./forms/price.ts";
import { showForm } from "./forms/show.ts";
import { testimonialForm } from "./forms/testimonial.ts";
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

const render = (c: Context<AppEnv>, props: ContentFormPageProps) =>
  c.render(<ContentFormPage {...props} />, { metadata: contentFormMetadata(props) });

/** Tells the edge, and leads to the list with what was done. */
async function finish(c: Context<AppEnv>, kind: ContentKind, done: ContentDone) {
  keptPagesOf(c.env.DB).changed();
  const purged = await purgePublicPages(c.executionCtx, [kind]);
  return { to: `${contentList(kind)}?${contentQuery.done}=${purged ? done : "late"}` };
}

/** The id of a new row, made with its form, so that sending it twice stores one row. */
async function newId(c: Context<AppEnv>): Promise<string> {
  const { id } = isFormPost(c) ? await c.req.parseBody() : {};
  return typeof id === "string" && uuid.test(id) ? id : crypto.randomUUID();
}

const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

/** Lists, adds, changes and deletes the rows of one kind of content. */
function contentOf<Schema extends z.ZodMiniObject>(
  kind: ContentKind,
  schema: Schema,
  rows: ContentRows<z.output<Schema>>,
) {
  const one = `${contentList(kind)}/:id`;

  const adding = formRoute({
    path: contentNew(kind),
    schema,
    again: async (c, form) => render(c, { kind, id: await newId(c), isNew: true, form }),
    async act(c, form, now) {
      const against = await rows.add(primary(c.env.DB), await newId(c), form, now);
      return against ? { status: 422, issues: [against] } : finish(c, kind, "saved");
    },
  });

  const changing = formRoute({
    path: one,
    schema,
    again: (c, form) => render(c, { kind, id: idOf(c), isNew: false, form }),
    async act(c, form, now) {
      const against = await rows.change(primary(c.env.DB), idOf(c), form, now);
      if (against === "gone") return c.notFound();
      return against ? { status: 422, issues: [against] } : finish(c, kind, "saved");
    },
  });

  return new Hono<AppEnv>()
    .get(contentList(kind), async (c) => {
      const after = instantPosition(c.req.query(contentQuery.after));
      const { rows: shown, next: place } = pageOf(await rows.list(primary(c.env.DB), after), ({ at }) => at);
      const next = place ? withQuery(contentList(kind), { [contentQuery.after]: place }) : null;
      const done = c.req.query(contentQuery.done);
      const props = { kind, rows: shown, next, later: after !== null, done: isDone(done) ? done : null };
      return c.render(<ContentListPage {...props} />, { metadata: contentListMetadata(kind) });
    })
    .get(contentNew(kind), (c) => render(c, { kind, id: crypto.randomUUID(), isNew: true, form: emptyForm }))
    .route("/", adding)
    .get(one, async (c) => {
      const row = await rows.find(primary(c.env.DB), idOf(c));
      if (!row) return c.notFound();
      return render(c, { kind, id: idOf(c), isNew: false, form: { values: row.texts, issues: [] } });
    })
    .route("/", changing)
    .get(`${one}/delete`, async (c) => {
      const row = await rows.find(primary(c.env.DB), idOf(c));
      if (!row) return c.notFound();
      const metadata = contentDeleteMetadata(kind, idOf(c));
      return c.render(<ContentDeletePage kind={kind} id={idOf(c)} title={row.title} />, { metadata });
    })
    .post(`${one}/delete`, async (c) => {
      await rows.remove(primary(c.env.DB), idOf(c));
      return c.redirect((await finish(c, kind, "deleted")).to, 303);
    });
}

const kinds = [
  contentOf("packages", packageForm, packageRows),
  contentOf("prices", priceForm, priceRows),
  contentOf("testimonials", testimonialForm, testimonialRows),
  contentOf("mixes", mixForm, mixRows),
  contentOf("shows", showForm, showRows),
  contentOf("posts", postForm, postRows),
];
for (const kind of kinds) adminContent.route("/", kind);
