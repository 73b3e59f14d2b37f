import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../env.ts";
import { forgetPublicPages } from "./forget-public-pages.ts";

/** For forms that may change which dates are free: once one was taken, whatever the public was told of dates is forgotten. */
export const changesDates = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "POST" || c.res.status >= 400) return;
  await forgetPublicPages(c, ["dates"]);
});
