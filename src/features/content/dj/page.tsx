import { pictureNamed } from "../../../content/picture-by-name.ts";
import { site } from "../../../content/site.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { UploadingOff } from "../../uploads/dj/picture-choice.tsx";
import type { ListedRow } from "../content-rows.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentDelete, contentList, contentNew, contentRow, postPreview } from "./paths.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** `late`: purging failed, so pages change within the hour. */
export const contentDone = {
  saved: "Saved. The public pages show it now.",
  deleted: "Deleted. The public pages no longer show it.",
  late: "Done, but the public pages may take up to an hour to show it.",
} as const;
export type ContentDone = keyof typeof contentDone;

interface ContentListPageProps {
  kind: ContentKind;
  rows: readonly ListedRow[];
  next: string | null;
  later: boolean;
  done: ContentDone | null;
}

export function ContentListPage({ kind, rows, next, later, done }: ContentListPageProps) {
  const { singular, plural, shown, empty } = contentKinds[kind];
  return (
    <AdminLayout
      path={adminPaths.content}
      title={plural}
      aside={
        <a className="btn btn-primary btn-small" href={contentNew(kind)}>
          <span className="i-lucide-plus" aria-hidden="true" />
          New {singular}
        </a>
      }
    >
      <a className="text-link gap-2 justify-self-start" href={adminPaths.content}>
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        All content
      </a>
      {done === "late" ? <Notice tone="danger">{contentDone.late}</Notice> : null}
      <DoneNotice text={done && done !== "late" ? contentDone[done] : null} />
      <p className="text-muted">{shown}</p>
      {rows.length === 0 ? (
        <EmptyList text={empty} />
      ) : (
        <div className="card panel">
          <ul className="panel-rows content-rows">
            {rows.map(({ id, title, note, published, picture }) => (
              <li key={id}>
                {picture ? <Thumbnail picture={pictureNamed(picture.name, picture.upload)} /> : null}
                <div>
                  <h2 className="font-600">{title}</h2>
                  <p className="small text-muted">{note}</p>
                </div>
                <div className="content-actions">
                  {published === undefined ? null : (
                    <a className="text-link" href={postPreview(id)}>
                      Preview<span className="visually-hidden"> {title}</span>
                    </a>
                  )}
                  <a className="text-link" href={contentRow(kind, id)}>
                    Edit<span className="visually-hidden"> {title}</span>
                  </a>
                  <a className="text-link" href={contentDelete(kind, id)}>
                    Delete<span className="visually-hidden"> {title}</span>
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Pager next={next} label="More" first={later ? { href: contentList(kind), label: "From the beginning" } : null} />
    </AdminLayout>
  );
}

export const contentListMetadata = (kind: ContentKind) =>
  adminMetadata({
    title: `${contentKinds[kind].plural}`,
    description: `The ${kind} that the public site shows, each to be changed or deleted by the administrator, and new ones to be added.`,
    path: contentList(kind),
  });

const isShown = (kind: ContentKind): boolean => kind !== "shows" || site.streamingChannel !== undefined;

interface KindCardProps {
  href: string;
  icon: string;
  name: string;
  count: number | undefined;
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
  counts: Readonly<Record<string, number>>;
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
