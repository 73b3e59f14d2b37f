import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { isSpoken } from "../../../platform/pages/words.ts";
import { expiryAt, isDueForExtension, sessionDays } from "../access/open-session.ts";
import { extendSessionQuery, type LiveSession } from "../access/sessions.ts";
import { portalParameters } from "../paths.ts";

/** Without the `__Host-` prefix. */
const cookie = "portal";
const keyCookie = "plan-key";
const languageCookie = "language";
/** Longer than a session or most keys last. */
const languageDays = 365;
/** Ends the cookie of a language that its reader chose. */
const chosen = ".chosen";

const attributes = { prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/** Hashes of the cookies' ids, or empty; a browser may have both. Only the database knows whether they are valid. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const [id, keyId] = [getCookie(c, cookie, "host"), getCookie(c, keyCookie, "host")];
  c.set("sid", id ? await sha256(id) : "");
  c.set("keySid", keyId ? await sha256(keyId) : "");
  await next();
});

/** Runs behind it, where no address names the language. Until a link or a choice has, the browser's preference counts. */
export const spokenLanguage = createMiddleware<AppEnv>(async (c, next) => {
  const fromCookie = getCookie(c, languageCookie, "host")?.replace(chosen, "") ?? "";
  const accepted = c.req.header("Accept-Language")?.match(/[a-z]+(?=[-,;]|$)/g) ?? [];
  const spoken = [fromCookie, ...accepted].find(isSpoken);
  const asked = c.req.query(portalParameters.language);
  if (asked && isSpoken(asked)) chooseLanguage(c, asked);
  else if (spoken) c.set("language", spoken);
  await next();
});

const setLanguage = (c: Context<AppEnv>, language: string, mark = ""): void => {
  setCookie(c, languageCookie, language + mark, { ...attributes, maxAge: languageDays * 86_400 });
  c.set("language", language);
};

export const chooseLanguage = (c: Context<AppEnv>, language: string): void => setLanguage(c, language, chosen);

/**
 * Answers in the language, as what is sent from the page and faults will be, unless the reader chose another. Who is
 * signed in keeps the language of their own link (`isAnew`), whatever else they open.
 */
export function speak(c: Context<AppEnv>, language: string, { isAnew = false } = {}): void {
  const isChosen = c.req.query(portalParameters.language) || getCookie(c, languageCookie, "host")?.endsWith(chosen);
  if (isChosen && !isAnew) return;
  const isSignedIn = [cookie, keyCookie].some((name) => getCookie(c, name, "host"));
  if (isSignedIn && !isAnew) c.set("language", language);
  else if (isChosen || (c.var.language ?? "en") !== language) setLanguage(c, language);
}

export const setSessionCookie = (c: Context<AppEnv>, id: string): void =>
  setCookie(c, cookie, id, { ...attributes, maxAge: sessionDays * 86_400 });

export const clearSessionCookie = (c: Context<AppEnv>): void => {
  deleteCookie(c, cookie, attributes);
};

export const setKeyCookie = (c: Context<AppEnv>, id: string, expire: number): void =>
  setCookie(c, keyCookie, id, { ...attributes, maxAge: Math.floor((expire - Date.now()) / 1000) });

export const clearKeyCookie = (c: Context<AppEnv>): void => {
  deleteCookie(c, keyCookie, attributes);
};

/** Also names the client at the page's head. Runs after the answer, but must be called before it. */
export function extendSession(c: Context<AppEnv>, { sid, expire, clientName }: LiveSession): void {
  c.set("clientName", clientName);
  const now = Date.now();
  const id = getCookie(c, cookie, "host");
  if (!id || !isDueForExtension(expire, now)) return;
  setSessionCookie(c, id);
  const extended = extendSessionQuery(primary(c.env.DB), sid, expiryAt(now), now).catch(() =>
    console.error(JSON.stringify({ event: "session-not-extended", id: c.get("requestId") })),
  );
  c.executionCtx.waitUntil(extended);
}
