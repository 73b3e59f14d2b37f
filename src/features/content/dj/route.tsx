import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { type Database, primary } from "../../../database/client.ts";
import { instantPosition, pageOf } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost } from "../../../platform/http/forms/problem.tsx";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, idOf } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { findPostByIdQuery, postRows } from "../../blog/store.ts";
import { galleryRows } from "../../gallery/store.ts";
import { showRows } from "../../live/shows.ts";
import { mixRows } from "../../mixes/store.ts";
import { addOnRows } from "../../prices/add-ons.ts";
import { packageRows } from "../../prices/packages.ts";
import { priceRows } from "../../prices/single-prices.ts";
import { travelZoneRows } from "../../prices/travel-zones.ts";
import { testimonialRows } from "../../reviews/testimonials.ts";
import { withQuery } from "../../site/paths.ts";
import { isUploadId } from "../../uploads/picture-file.ts";
import { findUpload, type ListedUpload, listUploadsQuery } from "../../uploads/uploads.ts";
import { addRow, type ContentRows, changeRow, type FormTexts, findRow, removeRow } from "../content-rows.ts";
import {
  ContentDeletePage,
  ContentFormPage,
  type ContentFormPageProps,
  contentDeleteMetadata,
  contentFormMetadata,
} from "./form-page.tsx";
import { addOnForm } from "./forms/add-on.ts";
import { noSuchPicture } from "./forms/content-fields.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { galleryItemForm } from "./forms/gallery-item.ts";
import { mixForm } from "./forms/mix.ts";
import { packageForm } from "./forms/package.ts";
import { postForm } from "./forms/post.ts";
import { priceForm } from "./forms/price.ts";
import { showForm } from "./forms/show.ts";
import { testimonialForm } from "./forms/testimonial.ts";
import { travelZoneForm } from "./forms/travel-zone.ts";
import {
  type ContentDone,
  ContentListPage,
  ContentPage,
  contentDone,
  contentListMetadata,
  contentMetadata,
} from "./page.tsx";
import { contentList, contentNew, contentParameters } from "./paths.ts";
import { PostPreviewPage, postPreviewMetadata } from "./post-preview.tsx";

const canUpload = (c: Context<AppEnv>): boolean => c.env.PICTURES !== undefined;

/** A kind is called after its table. */
const countsQuery = (db: Database) =>
  db
    .select(
      Object.fromEntries(
        [...contentKindNames, "uploads"].map((name) => [
          name,
          sql<number>`(select count(*) from ${sql.identifier(name)})`.as(name),
        ]),
      ),
    )
    .from(sql`(select 1)`);

export const adminContent = new Hono<AppEnv>()
  .get(adminPaths.content, async (c) => {
    const [counts = {}] = await countsQuery(primary(c.env.DB));
    return c.render(<ContentPage counts={counts} canUpload={canUpload(c)} />, { metadata: contentMetadata });
  })
  .get(`${contentList("posts")}/:id/preview`, async (c) => {
    const id = c.req.param("id");
    const [post] = await findPostByIdQuery(primary(c.env.DB), id);
    if (!post) return c.notFound();
    return c.render(<PostPreviewPage id={id} post={post} />, { metadata: postPreviewMetadata({ id, post }) });
  });

const isDone = (value: string | undefined): value is ContentDone =>
  value !== undefined && Object.hasOwn(contentDone, value);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type ShownForm = Omit<ContentFormPageProps, "shelf">;

function render(c: Context<AppEnv>, form: ShownForm, uploads: readonly ListedUpload[]) {
  const props = { ...form, shelf: { uploads, canUpload: canUpload(c) } };
  return c.render(<ContentFormPage {...props} />, { metadata: contentFormMetadata(props) });
}

const pictureFields = (kind: ContentKind) =>
  contentKinds[kind].fields.flatMap(({ name, control }) => (control === "picture" ? [name] : []));

/** For a new or refused form, whose row is not read. */
async function renderAlone(c: Context<AppEnv>, form: ShownForm) {
  const isWithPictures = pictureFields(form.kind).length > 0;
  return render(c, form, isWithPictures ? await listUploadsQuery(primary(c.env.DB)) : []);
}

/** An upload may be deleted meanwhile. */
async function missingUpload(c: Context<AppEnv>, kind: ContentKind, form: Readonly<Record<string, unknown>>) {
  for (const path of pictureFields(kind)) {
    const name = form[path];
    if (typeof name !== "string" || !isUploadId(name)) continue;
    if (!(await findUpload(primary(c.env.DB), name))) return { path, message: noSuchPicture };
  }
  return null;
}

async function finish(c: Context<AppEnv>, kind: ContentKind, done: ContentDone) {
  const purged = await forgetPublicPages(c, [kind]);
  return { to: `${contentList(kind)}?${contentParameters.done}=${purged ? done : "late"}` };
}

async function newId(c: Context<AppEnv>): Promise<string> {
  const { id } = isFormPost(c) ? await c.req.parseBody() : {};
  return typeof id === "string" && uuid.test(id) ? id : crypto.randomUUID();
}

const startOf: Readonly<Partial<Record<ContentKind, FormTexts>>> = { gallery_items: { category: "weddings" } };

function contentOf<Schema extends z.ZodMiniObject, Row>(schema: Schema, rows: ContentRows<z.output<Schema>, Row>) {
  const { kind } = rows;
  const one = `${contentList(kind)}/:id`;
  const start = { values: startOf[kind] ?? {}, issues: [] };

  const adding = formRoute({
    path: contentNew(kind),
    schema,
    again: async (c, form) => renderAlone(c, { kind, id: await newId(c), isNew: true, form }),
    async act(c, form) {
      const missing = await missingUpload(c, kind, form);
      const change = { id: await newId(c), ...actorOf(c) };
      const against = missing ?? (await addRow(rows, primary(c.env.DB), form, change));
      return against ? { status: 422, issues: [against] } : finish(c, kind, "saved");
    },
  });

  const changing = formRoute({
    path: one,
    schema,
    again: (c, form) => renderAlone(c, { kind, id: idOf(c), isNew: false, form }),
    async act(c, form) {
      const missing = await missingUpload(c, kind, form);
      const change = { id: idOf(c), ...actorOf(c) };
      const against = missing ?? (await changeRow(rows, primary(c.env.DB), form, change));
      if (against === "gone") return c.notFound();
      return against ? { status: 422, issues: [against] } : finish(c, kind, "saved");
    },
  });

  return new Hono<AppEnv>()
    .get(contentList(kind), async (c) => {
      const after = instantPosition(c.req.query(contentParameters.after));
      const { rows: shown, next: place } = pageOf(await rows.list(primary(c.env.DB), after), ({ at }) => at);
      const next = place ? withQuery(contentList(kind), { [contentParameters.after]: place }) : null;
      const done = c.req.query(contentParameters.done);
      const props = { kind, rows: shown, next, later: after !== null, done: isDone(done) ? done : null };
      return c.render(<ContentListPage {...props} />, { metadata: contentListMetadata(kind) });
    })
    .get(contentNew(kind), (c) => renderAlone(c, { kind, id: crypto.randomUUID(), isNew: true, form: start }))
    .route("/", adding)
    .get(one, async (c) => {
      const db = primary(c.env.DB);
      const [[row], uploads] = await db.batch([rows.row(db, idOf(c)), listUploadsQuery(db)]);
      if (!row) return c.notFound();
      const form = { values: rows.shown(row).texts, issues: [] };
      return render(c, { kind, id: idOf(c), isNew: false, form }, uploads);
    })
    .route("/", changing)
    .get(`${one}/delete`, async (c) => {
      const row = await findRow(rows, primary(c.env.DB), idOf(c));
      if (!row) return c.notFound();
      const metadata = contentDeleteMetadata(kind, idOf(c));
      return c.render(<ContentDeletePage kind={kind} id={idOf(c)} title={row.title} />, { metadata });
    })
    .post(`${one}/delete`, async (c) => {
      await removeRow(rows, primary(c.env.DB), { id: idOf(c), ...actorOf(c) });
      return c.redirect((await finish(c, kind, "deleted")).to, 303);
    });
}

const kinds = [
  contentOf(galleryItemForm, galleryRows),
  contentOf(packageForm, packageRows),
  contentOf(priceForm, priceRows),
  contentOf(addOnForm, addOnRows),
  contentOf(travelZoneForm, travelZoneRows),
  contentOf(testimonialForm, testimonialRows),
  contentOf(mixForm, mixRows),
  contentOf(showForm, showRows),
  contentOf(postForm, postRows),
];
for (const kind of kinds) adminContent.route("/", kind);
