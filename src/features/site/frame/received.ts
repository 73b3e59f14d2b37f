import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { receivedContact, receivedFor } from "../../leads/contacts.ts";

/** What a visitor has sent. Each has a cookie of its own: one may be answered while the page of another is open. */
type Sent = "inquiry" | "message" | "quote";

const cookieOf = (sent: Sent): string => `sent-${sent}`;

/** Lets the browser that has sent `id` see its confirmation: who has no more than the page's address learns nothing. */
export const rememberSent = (c: Context<AppEnv>, sent: Sent, id: string): void =>
  setCookie(c, cookieOf(sent), id, {
    ...{ prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax" },
    maxAge: receivedFor / 1000,
  });

/** Of whom that is which this browser has sent last, and when it came; `null` when it has sent nothing of late. */
export async function sentByBrowser(c: Context<AppEnv>, sent: Sent, now: number) {
  const id = getCookie(c, cookieOf(sent), "host");
  return id ? receivedContact(primary(c.env.DB), id, now) : null;
}
