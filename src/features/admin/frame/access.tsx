import type { D1Database } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { batchOf } from "../../../database/batch-of.ts";
import { type Database, primary } from "../../../database/client.ts";
import { users } from "../../../database/schema/administrators.ts";
import { type Administrator, type AppEnv, settingsOf } from "../../../env.ts";
import { hour } from "../../../platform/durations.ts";
import { type Verdict, verifyAccessToken } from "../../../platform/http/access-token.ts";
import { api, withQuery } from "../../site/paths.ts";
import { auditQuery, signAuditedQuery } from "../audit/audit-log.ts";
import { adminApi, guardedPrefixes, loginTo, returnedToLogin, wantedPage } from "../paths.ts";
import { AdminNoticePage, adminNoticeMetadata } from "./admin-notice.tsx";

const recorded = new WeakMap<D1Database, Set<string>>();

const addUserQuery = (db: Database, email: string, now: number) =>
  db
    .insert(users)
    .values({ id: crypto.randomUUID(), email, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: users.email, set: { updatedAt: now } });

export async function ensureUser(db: Database, email: string, now: number) {
  const { id, firstName, lastName, profileImageUrl } = users;
  const {
    user: [user],
  } = await batchOf(db, {
    addUser: addUserQuery(db, email, now),
    user: db
      .select({ id, email: users.email, firstName, lastName, profileImageUrl })
      .from(users)
      .where(eq(users.email, email)),
  });
  return user;
}

/** A database fault must not keep anybody out. */
async function noteLogin(c: Context<AppEnv>, { email, since }: Administrator): Promise<void> {
  const { DB } = c.env;
  const recordedHere = recorded.get(DB) ?? new Set();
  const id = `signed-in:${email}:${since}`;
  if (recordedHere.has(id)) return;
  try {
    const db = primary(DB);
    const now = Date.now();
    await db.batch([addUserQuery(db, email, now), auditQuery(db, { id, what: "signed-in", who: email }, now)]);
    recorded.set(DB, recordedHere.add(id));
  } catch {
    console.error(JSON.stringify({ event: "administrator-not-recorded", id: c.get("requestId") }));
  }
}

const refusals: Readonly<Record<string, string>> = {
  absent: "without a login",
  expired: "with a login that has ended",
  invalid: "with a login that is not good",
  unset: "while no login is set up",
  unchecked: "while logins cannot be checked",
};

async function noteRefusal(c: Context<AppEnv>, reason: string): Promise<void> {
  const { DB } = c.env;
  const recordedHere = recorded.get(DB) ?? new Set();
  const now = Date.now();
  const key = `refused:${reason}:${Math.floor(now / hour)}`;
  if (recordedHere.has(key)) return;
  recorded.set(DB, recordedHere.add(key));
  const line = auditQuery(
    primary(DB),
    { what: "refused", who: "A visitor", about: refusals[reason] ?? reason, hourly: true },
    now,
  );
  await line
    .run()
    .catch(() => console.error(JSON.stringify({ event: "refusal-not-recorded", id: c.get("requestId") })));
}

async function signChanges(c: Context<AppEnv>, email: string): Promise<void> {
  await signAuditedQuery(primary(c.env.DB), email)
    .run()
    .catch(() => console.error(JSON.stringify({ event: "audit-not-signed", id: c.get("requestId") })));
}

/** Set by Cloudflare Access on the site's own host. */
export const accessCookie = "CF_Authorization";

/** `unset`: without ACCESS_TEAM_DOMAIN or ACCESS_AUD nobody can log in. */
export async function visitorOf(c: Context<AppEnv>): Promise<Verdict | "absent" | "unset"> {
  const { access } = settingsOf(c.env);
  if ("unset" in access) {
    console.error(JSON.stringify({ event: "access-not-set-up", unset: access.unset }));
    return "unset";
  }
  const token = c.req.header("Cf-Access-Jwt-Assertion") || getCookie(c, accessCookie);
  if (!token) return "absent";
  return verifyAccessToken(token, access, (work) => c.executionCtx.waitUntil(work));
}

export function adminNotice(c: Context<AppEnv>, status: 401 | 503, message: string): Response | Promise<Response> {
  c.status(status);
  const isProgram = c.req.path.startsWith(api.prefix) && !c.req.header("Accept")?.includes("text/html");
  if (isProgram) return c.json({ message });
  const isLogin = status === 401;
  // Not for the API: the login's own 401 follows a login that did not help.
  const leads = isLogin && !c.req.path.startsWith(api.prefix);
  const { pathname, search } = new URL(c.req.url);
  const wanted = c.req.path.startsWith(api.prefix) ? c.req.query(wantedPage) : pathname + search;
  const login = isLogin ? (wanted === undefined ? adminApi.login : loginTo(wanted)) : null;
  return c.render(<AdminNoticePage message={message} login={login} leads={leads} />, {
    metadata: adminNoticeMetadata,
  });
}

function teamLogin(c: Context<AppEnv>): string | null {
  const { access } = settingsOf(c.env);
  if ("unset" in access || c.req.path !== adminApi.login || c.req.query(returnedToLogin) !== undefined) return null;
  const url = new URL(`/cdn-cgi/access/login/${new URL(c.req.url).host}`, access.teamDomain);
  url.search = new URLSearchParams({
    kid: access.audience,
    redirect_url: withQuery(adminApi.login, { [returnedToLogin]: "1", [wantedPage]: c.req.query(wantedPage) }),
  }).toString();
  return url.href;
}

/** Access already checks at the edge; this holds when it is misconfigured or bypassed. */
export const accessGuard = createMiddleware<AppEnv>(async (c, next) => {
  if (!guardedPrefixes.some((prefix) => c.req.path.startsWith(prefix))) return next();
  const visitor = await visitorOf(c);
  if (typeof visitor === "object") {
    c.set("administrator", visitor);
    const { access } = settingsOf(c.env);
    if (!("unset" in access)) c.set("formsLeadTo", new URL(access.teamDomain).origin);
    c.executionCtx.waitUntil(noteLogin(c, visitor));
    await next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") c.executionCtx.waitUntil(signChanges(c, visitor.email));
  } else {
    c.executionCtx.waitUntil(noteRefusal(c, visitor));
    c.res = await refuse(c, visitor);
  }
  c.res.headers.set("Cache-Control", "private, no-store");
});

function refuse(c: Context<AppEnv>, verdict: Exclude<Verdict, object> | "absent" | "unset") {
  if (verdict === "unchecked")
    return adminNotice(c, 503, "Your login cannot be checked at the moment. Please try again.");
  const login = teamLogin(c);
  // Once only: a token that stays invalid would redirect forever.
  return login ? c.redirect(login) : adminNotice(c, 401, "Please log in.");
}
