import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { ContentKind } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentDelete, contentList } from "./paths.ts";

interface ContentDeletePageProps {
  kind: ContentKind;
  id: string;
  title: string;
}

export function ContentDeletePage({ kind, id, title }: ContentDeletePageProps) {
  const { singular } = contentKinds[kind];
  return (
    <AdminLayout path={adminPaths.content} title={`Delete this ${singular}?`}>
      <form className="card panel sheet" method="post" action={contentDelete(kind, id)}>
        <p className="display panel-title">{title}</p>
        <p className="text-muted">It leaves the public pages at once, and it cannot be brought back.</p>
        <div className="status-buttons">
          <a className="btn btn-secondary" href={contentList(kind)}>
            Keep it
          </a>
          <button className="btn btn-danger" type="submit">
            Delete {singular}
          </button>
        </div>
      </form>
    </AdminLayout>
  );
}

export const contentDeleteMetadata = (kind: ContentKind, id: string) =>
  adminMetadata({
    title: `Delete ${contentKinds[kind].singular}`,
    description: `Asks the administrator before one of the ${kind} of the public site is deleted, and names which one it is.`,
    path: contentDelete(kind, id),
  });
