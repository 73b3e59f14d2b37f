import { adminPaths } from "../../admin/paths.ts";
import type { ContentKind } from "./forms/content-kind.ts";

export const contentList = (kind: ContentKind): string => `${adminPaths.content}/${kind}`;

export const contentNew = (kind: ContentKind): string => `${contentList(kind)}/new`;

export const contentRow = (kind: ContentKind, id: string): string => `${contentList(kind)}/${encodeURIComponent(id)}`;

export const contentDelete = (kind: ContentKind, id: string): string => `${contentRow(kind, id)}/delete`;

export const postPreview = (id: string): string => `${contentRow("posts", id)}/preview`;

export const uploadPaths = (id: string) => {
  const page = `${adminPaths.uploads}/${encodeURIComponent(id)}`;
  return { page, remove: `${page}/delete` } as const;
};

export const contentParameters = { done: "done", after: "after" } as const;
