import type { D1Database } from "@cloudflare/workers-types";
import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { Administrator, AppEnv } from "../../../env.ts";
import { hour } from "../../../platform/durations.ts";
import { addUserQuery } from "../access/users.ts";
import { auditQuery, signAuditedQuery } from "../audit/audit-log.ts";

/** What this isolate has written down already: it is asked with every request. */
const recorded = new WeakMap<D1Database, Set<string>>();

/** The first visit of a login is written down; a fault of the database keeps nobody out. */
export async function noteLogin(c: Context<AppEnv>, { email, since }: Administrator): Promise<void> {
  const { DB } = c.env;
  const known = recorded.get(DB) ?? new Set();
  const id = `signed-in:${email}:${since}`;
  if (known.has(id)) return;
  try {
    const db = primary(DB);
    const now = Date.now();
    await db.batch([addUserQuery(db, email, now), auditQuery(db, { id, what: "signed-in", who: email }, now)]);
    recorded.set(DB, known.add(id));
  } catch {
    console.error(JSON.stringify({ event: "administrator-not-recorded", id: c.get("requestId") }));
  }
}

/** Why somebody was turned away, in words. */
const refusals: Readonly<Record<string, string>> = {
  absent: "without a login",
  expired: "with a login that has ended",
  invalid: "with a login that is not good",
  unset: "while no login is set up",
  unchecked: "while logins cannot be checked",
};

/** Who was turned away, once an hour for each reason, however many knock. */
export async function noteRefusal(c: Context<AppEnv>, reason: string): Promise<void> {
  const { DB } = c.env;
  const known = recorded.get(DB) ?? new Set();
  const now = Date.now();
  const key = `refused:${reason}:${Math.floor(now / hour)}`;
  if (known.has(key)) return;
  recorded.set(DB, known.add(key));
  const line = auditQuery(
    primary(DB),
    { what: "refused", who: "A visitor", about: refusals[reason] ?? reason, hourly: true },
    now,
  );
  await line
    .run()
    .catch(() => console.error(JSON.stringify({ event: "refusal-not-recorded", id: c.get("requestId") })));
}

/** Puts the administrator's name under what this request has changed of prices. */
export async function signChanges(c: Context<AppEnv>, email: string): Promise<void> {
  await signAuditedQuery(primary(c.env.DB), email)
    .run()
    .catch(() => console.error(JSON.stringify({ event: "audit-not-signed", id: c.get("requestId") })));
}
