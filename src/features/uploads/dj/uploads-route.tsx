import { type Context, Hono } from "hono";
import { uploadedPicture } from "../../../content/picture-by-name.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList, LinkRow } from "../../admin/frame/list-parts.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { contentNew, uploadPaths } from "../../content/dj/paths.ts";
import { Thumbnail } from "../../content/dj/thumbnail.tsx";
import { pictureLimits } from "../picture-file.ts";
import { describeUpload, findUpload, type ListedUpload, listUploadsQuery, removeUpload } from "../uploads.ts";
import { UploadingOff } from "./picture-choice.tsx";
import { uploadWords } from "./upload-form.ts";

const kindsWithPictures = ["gallery_items", "mixes", "shows", "posts"];

interface UploadPageProps {
  upload: ListedUpload;
  uses: readonly string[];
  form: FormState<"alt">;
}

function UploadPage({ upload, uses, form }: UploadPageProps) {
  const picture = uploadedPicture(upload);
  const { page, remove } = uploadPaths(upload.id);
  return (
    <AdminLayout
      path={adminPaths.content}
      title="Uploaded picture"
      trail={<Breadcrumb items={[{ label: "Uploads", href: adminPaths.uploads }, { label: "Uploaded picture" }]} />}
    >
      <div className="card panel sheet admin-stack">
        <img
          className="upload-picture"
          src={picture.src}
          srcSet={picture.srcset}
          sizes="(max-width: 800px) 100vw, 700px"
          alt={upload.alt}
          width={upload.width}
          height={upload.height}
        />
        <form className="form-grid" method="post" action={page} noValidate={form.issues.length > 0}>
          <TextField
            id="upload-alt"
            name="alt"
            label="What it shows, for people who do not see it"
            error={issueOf(form.issues, "alt")}
            entry={form.values.alt ?? upload.alt}
            className="full"
            maxLength={pictureLimits.alt}
          />
          <button className="btn btn-primary" type="submit">
            Save words
          </button>
        </form>
        <p className="text-muted small">
          In the text of a post: <code className="break-all">![]({upload.id})</code>
        </p>
        {uses.length > 0 ? (
          <div>
            <p className="font-600">It is in use, and stays while it is:</p>
            <ul className="pl-5 my-2">
              {uses.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
            <p className="text-muted small">Choose another picture there, then it can be deleted here.</p>
          </div>
        ) : (
          <details>
            <summary className="text-link">Delete this picture</summary>
            <form className="status-buttons" method="post" action={remove}>
              <p className="text-muted">It is in use nowhere. It cannot be brought back.</p>
              <button className="btn btn-danger" type="submit">
                Delete it
              </button>
            </form>
          </details>
        )}
      </div>
    </AdminLayout>
  );
}

const uploadMetadata = (id: string) =>
  adminMetadata({
    title: "Uploaded picture",
    description:
      "One picture that the administrator has uploaded for the public site: what it shows and where it is in use.",
    path: uploadPaths(id).page,
  });

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
    return redirectWithNotice(adminPaths.uploads, "upload-described");
  },
});

interface UploadsPageProps {
  uploads: readonly ListedUpload[];
  canUpload: boolean;
  notice: string | null;
}

function UploadsPage({ uploads, canUpload, notice }: UploadsPageProps) {
  return (
    <AdminLayout
      path={adminPaths.content}
      title="Uploads"
      trail={<Breadcrumb items={[{ label: "Content", href: adminPaths.content }, { label: "Uploads" }]} />}
    >
      <DoneNotice text={notice} />
      {canUpload ? null : (
        <div className="card panel">
          <UploadingOff />
        </div>
      )}
      {uploads.length === 0 ? (
        <EmptyList text="Nothing is uploaded yet. A picture is uploaded where it is chosen: in the gallery, with a mix, a show or a post." />
      ) : (
        <ul className="list-rows list-rows-links">
          {uploads.map((upload) => (
            <LinkRow key={upload.id} href={uploadPaths(upload.id).page} title={upload.alt}>
              <p>
                {upload.width} by {upload.height} pixels
              </p>
              <Thumbnail picture={uploadedPicture(upload)} />
            </LinkRow>
          ))}
        </ul>
      )}
      <p>
        <a className="text-link" href={contentNew("gallery_items")}>
          Add a picture to the gallery
        </a>
      </p>
    </AdminLayout>
  );
}

const uploadsMetadata = adminMetadata({
  title: "Uploads",
  description:
    "The pictures that the administrator has uploaded for the public site, the newest first, each with its words.",
  path: adminPaths.uploads,
});

export const adminUploads = new Hono<AppEnv>()
  .get(adminPaths.uploads, async (c) => {
    const uploads = await listUploadsQuery(primary(c.env.DB));
    const notice = noticeOf(c);
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
    return c.redirect(redirectWithNotice(adminPaths.uploads, "upload-deleted").to, 303);
  });
