import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { receivedContactQuery, receivedFor } from "../../leads/contacts.ts";
import { settingsFrom } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";

/** Separate cookies, as one may be answered while another's page is open. */
type Sent = "inquiry" | "message" | "quote";

const cookieOf = (sent: Sent): string => `sent-${sent}`;

/** Only this browser may see the confirmation: its address alone shows nothing. */
export const rememberSent = (c: Context<AppEnv>, sent: Sent, id: string): void =>
  setCookie(c, cookieOf(sent), id, {
    prefix: "host",
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    maxAge: receivedFor / 1000,
  });

/** `null` when nothing was sent lately. */
export async function sentByBrowser(c: Context<AppEnv>, sent: Sent, now: number) {
  const [db, id] = [primary(c.env.DB), getCookie(c, cookieOf(sent), "host") ?? ""];
  const [[contact], set] = await db.batch([receivedContactQuery(db, id, now), settingsQuery(db)]);
  return { contact: contact ?? null, settings: settingsFrom(set) };
}
