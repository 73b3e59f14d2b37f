import { pictureNamed } from "../../../content/picture-by-name.ts";
import { site } from "../../../content/site.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList, LinkRow, Pager } from "../../admin/frame/list-parts.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { UploadingOff } from "../../uploads/dj/picture-choice.tsx";
import type { ListedRow } from "../content-rows.ts";
import { type ContentKind, contentKindNames } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentList, contentNew, contentRow } from "./paths.ts";
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
      trail={<Breadcrumb items={[{ label: "Content", href: adminPaths.content }, { label: plural }]} />}
      aside={
        <a className="btn btn-primary btn-small" href={contentNew(kind)}>
          <span className="i-lucide-plus" aria-hidden="true" />
          New {singular}
        </a>
      }
    >
      {done === "late" ? <Notice tone="danger">{contentDone.late}</Notice> : null}
      <DoneNotice text={done && done !== "late" ? contentDone[done] : null} />
      <p className="text-muted">{shown}</p>
      {rows.length === 0 ? (
        <EmptyList text={empty} />
      ) : (
        <ul className="list-rows list-rows-links">
          {rows.map(({ id, title, note, picture }) => (
            <LinkRow key={id} href={contentRow(kind, id)} title={title}>
              <p className="list-words">{note}</p>
              {picture ? <Thumbnail picture={pictureNamed(picture.name, picture.upload)} /> : null}
            </LinkRow>
          ))}
        </ul>
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

interface KindRowProps {
  href: string;
  icon: string;
  name: string;
  count: number | undefined;
  note: string;
}

function KindRow({ href, icon, name, count, note }: KindRowProps) {
  const title = (
    <>
      <span className={`${icon} text-accent-text`} aria-hidden="true" />
      {name} <span className="text-muted">{count}</span>
    </>
  );
  return (
    <LinkRow href={href} title={title}>
      <p className="row-about">{note}</p>
    </LinkRow>
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
      <ul className="list-rows list-rows-links">
        {contentKindNames.filter(isShown).map((kind) => {
          const { plural, icon, shown } = contentKinds[kind];
          return (
            <KindRow key={kind} href={contentList(kind)} icon={icon} name={plural} count={counts[kind]} note={shown} />
          );
        })}
        <KindRow
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
