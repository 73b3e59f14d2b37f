import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import { keptPagesOf } from "./public/kept-pages.ts";
import { purgePublicPages } from "./purge-public-pages.ts";

/** Has this isolate and the edge forget every public page that carries one of `tags`. Gives whether the edge did. */
export function forgetPublicPages(c: Pick<Context<AppEnv>, "env" | "executionCtx">, tags: string[]): Promise<boolean> {
  keptPagesOf(c.env.DB).changed();
  return purgePublicPages(c.executionCtx, tags);
}
