import { calendarDateAt } from "../../dates.ts";

/**
 * The key of a post that brought none (a form without JavaScript comes from a cached page, which cannot hold one): the
 * same content on the same calendar day is the same post. The prefix keeps it apart from any key a browser makes.
 *
 * @param now instant in milliseconds
 */
export async function contentKey(content: object, now: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([calendarDateAt(now), content]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `content:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
