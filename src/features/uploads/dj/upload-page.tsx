import { uploadedPicture } from "../../../content/picture-by-name.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { uploadPaths } from "../../content/dj/paths.ts";
import { pictureLimits } from "../picture-file.ts";
import type { ListedUpload } from "../uploads.ts";

interface UploadPageProps {
  upload: ListedUpload;
  uses: readonly string[];
  form: FormState<"alt">;
}

export function UploadPage({ upload, uses, form }: UploadPageProps) {
  const picture = uploadedPicture(upload);
  const { page, remove } = uploadPaths(upload.id);
  return (
    <AdminLayout path={adminPaths.content} title="Uploaded picture">
      <a className="text-link gap-2 justify-self-start" href={adminPaths.uploads}>
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        Uploads
      </a>
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
            <ul className="list-disc pl-5 my-2">
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

export const uploadMetadata = (id: string) =>
  adminMetadata({
    title: "Uploaded picture",
    description:
      "One picture that the administrator has uploaded for the public site: what it shows and where it is in use.",
    path: uploadPaths(id).page,
  });
