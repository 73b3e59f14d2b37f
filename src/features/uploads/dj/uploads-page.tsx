import { uploadedPicture } from "../../../content/picture-by-name.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { contentNew, uploadPaths } from "../../content/dj/paths.ts";
import { Thumbnail } from "../../content/dj/thumbnail.tsx";
import type { ListedUpload } from "../uploads.ts";
import { UploadingOff } from "./uploading-off.tsx";

interface UploadsPageProps {
  uploads: readonly ListedUpload[];
  canUpload: boolean;
  notice: string | null;
}

export function UploadsPage({ uploads, canUpload, notice }: UploadsPageProps) {
  return (
    <AdminLayout path={adminPaths.content} title="Uploads">
      <a className="text-link gap-2 justify-self-start" href={adminPaths.content}>
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        All content
      </a>
      <DoneNotice text={notice} />
      {canUpload ? null : (
        <div className="card panel">
          <UploadingOff />
        </div>
      )}
      {uploads.length === 0 ? (
        <EmptyList text="Nothing is uploaded yet. A picture is uploaded where it is chosen: in the gallery, with a mix, a show or a post." />
      ) : (
        <div className="card panel">
          <ul className="panel-rows content-rows">
            {uploads.map((upload) => (
              <li key={upload.id}>
                <Thumbnail picture={uploadedPicture(upload)} />
                <div>
                  <h2 className="font-600">{upload.alt}</h2>
                  <p className="small text-muted">
                    {upload.width} by {upload.height} pixels
                  </p>
                </div>
                <a className="text-link" href={uploadPaths(upload.id).page}>
                  Open<span className="visually-hidden"> {upload.alt}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <a className="text-link" href={contentNew("gallery_items")}>
          Add a picture to the gallery
        </a>
      </p>
    </AdminLayout>
  );
}

export const uploadsMetadata = adminMetadata({
  title: "Uploads",
  description:
    "The pictures that the administrator has uploaded for the public site, the newest first, each with its words.",
  path: adminPaths.uploads,
});
