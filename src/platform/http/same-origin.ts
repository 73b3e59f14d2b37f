import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses (403) a request that changes something and that a browser sent for another site. A program without either
 * header (curl, a mail provider's one-click unsubscribe) carries no visitor's cookies and passes.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method)) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const foreign = origin !== undefined && origin !== new URL(c.req.url).origin;
    if (foreign || (site !== undefined && site !== "same-origin" && site !== "none"))
      throw new HTTPException(403, { message: "This form was sent from another site." });
  }
  await next();
};
