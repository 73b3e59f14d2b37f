import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../../../env.ts";
import type { Taken } from "../../../platform/http/forms/form-route.ts";
import type { Actor } from "../../leads/move-lead.ts";
import { listQuery } from "../paths.ts";
import type { NoticeName } from "./notices.ts";

/** Who acts in this request, and when. @throws 401 when the Access guard was not passed */
export function actorOf(c: Context<AppEnv>): Actor {
  const administrator = c.get("administrator");
  if (!administrator) throw new HTTPException(401, { message: "Please log in." });
  return { by: administrator.email, now: Date.now() };
}

/** The id in the address. */
export const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";

/** Leads on to `path` with a notice of what the form has done. `query` narrows the list that it came from. */
export function done(path: string, notice: NoticeName, query: string | URLSearchParams = ""): Taken {
  const search = new URLSearchParams(query);
  search.set(listQuery.notice, notice);
  return { to: `${path}?${search}` };
}
