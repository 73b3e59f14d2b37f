import { site } from "../../../content/site.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { UploadingOff } from "../../uploads/dj/uploading-off.tsx";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentList } from "./paths.ts";

const isShown = (kind: ContentKind): boolean => kind !== "shows" || site.streamingChannel !== undefined;

interface KindCardProps {
  href: string;
  icon: string;
  name: string;
  count: number;
  note: string;
}

function KindCard({ href, icon, name, count, note }: KindCardProps) {
  return (
    <li className="card content-kind">
      <span className={`${icon} text-accent-text`} aria-hidden="true" />
      <h2 className="h3">
        <a href={href}>
          {name} <span className="text-muted tabular-nums">{count}</span>
        </a>
      </h2>
      <p className="small text-muted">{note}</p>
    </li>
  );
}

interface ContentPageProps {
  counts: Readonly<Record<ContentKind | "uploads", number>>;
  canUpload: boolean;
}

export function ContentPage({ counts, canUpload }: ContentPageProps) {
  return (
    <AdminLayout path={adminPaths.content} title="Content">
      <p className="text-muted">What you change here is public within seconds.</p>
      {canUpload ? null : (
        <div className="card panel">
          <UploadingOff />
        </div>
      )}
      <ul className="content-kinds">
        {contentKindNames.filter(isShown).map((kind) => {
          const { plural, icon, shown } = contentKinds[kind];
          return (
            <KindCard key={kind} href={contentList(kind)} icon={icon} name={plural} count={counts[kind]} note={shown} />
          );
        })}
        <KindCard
          href={adminPaths.uploads}
          icon="i-lucide-image-up"
          name="Uploads"
          count={counts.uploads}
          note="Pictures that you uploaded where one is chosen: what each shows, and where it is in use."
        />
      </ul>
    </AdminLayout>
  );
}

export const contentMetadata = adminMetadata({
  title: "Content",
  description:
    "Gallery, prices, testimonials, mixes, shows and posts of the public site, to be changed by the administrator.",
  path: adminPaths.content,
});
