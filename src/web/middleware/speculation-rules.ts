import type { MiddlewareHandler } from "hono";
import { documents } from "../../site/paths.ts";

/** Points every page at the rules by which a browser may fetch the next one ahead. */
export const speculationRules: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.get("Content-Type")?.startsWith("text/html"))
    c.res.headers.set("Speculation-Rules", `"${documents.speculationRules}"`);
};
