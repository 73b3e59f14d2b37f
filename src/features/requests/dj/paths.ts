import { adminPaths } from "../../admin/paths.ts";

export const requestPaths = (id: string) => {
  const page = `${adminPaths.requests}/${id}`;
  return { page, answer: `${page}/answer`, status: `${page}/status` } as const;
};

export const replyFilePath = (id: string, index: number | string): string => `/admin/replies/${id}/files/${index}`;

/** From an unknown address, for the DJ to decide on. */
export const waitingReplyPath = (id: string): string => `/admin/replies/${id}`;
