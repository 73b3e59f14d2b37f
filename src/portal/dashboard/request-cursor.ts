import type { RequestCursor } from "../../business/requests/client-requests.ts";

/** A cursor as an address carries it. */
export const cursorText = ({ createdAt, id }: RequestCursor): string => `${createdAt}.${id}`;

/** Reads a cursor; `null` for anything else, which begins with the newest. */
export function cursorFrom(text: string | undefined): RequestCursor | null {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}
