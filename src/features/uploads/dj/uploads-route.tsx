import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { describeUpload, findUpload, listUploadsQuery, removeUpload } from "../uploads.ts";
import { uploadWords } from "./upload-form.ts";
import { UploadPage, uploadMetadata } from "./upload-page.tsx";
import { UploadsPage, uploadsMetadata } from "./uploads-page.tsx";

const kindsWithPictures = ["gallery_items", "mixes", "shows", "posts"];

async function showUpload(c: Context<AppEnv>, form: FormState<"alt"> = emptyForm): Promise<Response> {
  const found = await findUpload(primary(c.env.DB), idOf(c));
  if (!found) return c.notFound();
  const { row, uses } = found;
  return c.render(<UploadPage upload={row} uses={uses} form={form} />, { metadata: uploadMetadata(row.id) });
}

const describing = formRoute({
  path: `${adminPaths.uploads}/:id`,
  schema: uploadWords,
  again: (c, form) => showUpload(c, form),
  async act(c, { alt }) {
    if (!(await describeUpload(primary(c.env.DB), idOf(c), alt))) return c.notFound();
    await forgetPublicPages(c, kindsWithPictures);
    return done(adminPaths.uploads, "upload-described");
  },
});

export const adminUploads = new Hono<AppEnv>()
  .get(adminPaths.uploads, async (c) => {
    const uploads = await listUploadsQuery(primary(c.env.DB));
    const notice = noticeText(c.req.query(listQuery.notice));
    return c.render(<UploadsPage uploads={uploads} canUpload={c.env.PICTURES !== undefined} notice={notice} />, {
      metadata: uploadsMetadata,
    });
  })
  .get(`${adminPaths.uploads}/:id`, (c) => showUpload(c))
  .route("/", describing)
  .post(`${adminPaths.uploads}/:id/delete`, async (c) => {
    const removed = await removeUpload(primary(c.env.DB), c.env.PICTURES, idOf(c));
    if (!removed) {
      c.status(409);
      return showUpload(c);
    }
    return c.redirect(done(adminPaths.uploads, "upload-deleted").to, 303);
  });
