import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { receivedContactQuery, receivedFor } from "../../leads/contacts.ts";
import { settingsOf } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";

/** What a visitor has sent. Each has a cookie of its own: one may be answered while the page of another is open. */
type Sent = "inquiry" | "message" | "quote";

const cookieOf = (sent: Sent): string => `sent-${sent}`;

/** Lets the browser that has sent `id` see its confirmation: who has no more than the page's address learns nothing. */
export const rememberSent = (c: Context<AppEnv>, sent: Sent, id: string): void =>
  setCookie(c, cookieOf(sent), id, {
    ...{ prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax" },
    maxAge: receivedFor / 1000,
  });

/**
 * Of whom that is which this browser has sent last, and when it came; `null` when it has sent nothing of late. With it what is
 * set, which its confirmation says.
 */
export async function sentByBrowser(c: Context<AppEnv>, sent: Sent, now: number) {
  const [db, id] = [primary(c.env.DB), getCookie(c, cookieOf(sent), "host") ?? ""];
  const [[contact], set] = await db.batch([receivedContactQuery(db, id, now), settingsQuery(db)]);
  return { contact: contact ?? null, settings: settingsOf(set) };
}
