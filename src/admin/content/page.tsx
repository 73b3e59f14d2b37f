import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { adminPaths, contentList } from "../paths.ts";
import { type ContentKind, contentKindNames, contentKinds } from "./forms/content-kinds.ts";

interface ContentPageProps {
  counts: Readonly<Record<ContentKind, number>>;
}

/** What the public site shows from the database, by kind. */
export function ContentPage({ counts }: ContentPageProps) {
  return (
    <AdminLayout path={adminPaths.content} title="Content">
      <p className="text-muted">What you change here is public within seconds.</p>
      <ul className="content-kinds">
        {contentKindNames.map((kind) => {
          const { plural, icon, shown } = contentKinds[kind];
          return (
            <li key={kind} className="card content-kind">
              <span className={`${icon} text-accent-text`} aria-hidden="true" />
              <h2 className="h3">
                <a href={contentList(kind)}>
                  {plural} <span className="text-muted tabular-nums">{counts[kind]}</span>
                </a>
              </h2>
              <p className="small text-muted">{shown}</p>
            </li>
          );
        })}
      </ul>
    </AdminLayout>
  );
}

export const contentMetadata = adminMetadata({
  title: "Content",
  description:
    "Packages, prices, testimonials, mixes, shows and posts of the public site, to be changed by the administrator.",
  path: adminPaths.content,
});
