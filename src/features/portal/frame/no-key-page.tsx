import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { AppEnv } from "../../../env.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { api } from "../../site/paths.ts";
import { portalPaths } from "../paths.ts";
import { portalMetadata } from "./portal-metadata.ts";

export function noKey(c: Context<AppEnv>, status: 401 | 503 = 401) {
  if (c.req.path.startsWith(api.prefix) && !isFormPost(c)) return problem(c, status, wordsOf(c).portal.noKey.byMail);
  c.status(status);
  return c.render(<NoKeyPage unavailable={status === 503} />, { metadata: keyMetadata(wordsOf(c)) });
}

export const keyLeft = (c: Context<AppEnv>) => c.render(<NoKeyPage left />, { metadata: keyMetadata(wordsOf(c)) });

/** Only the database knows whether the key is still valid. */
export const withKey = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.keySid) return noKey(c);
  await next();
});

function NoKeyPage({ unavailable = false, left = false }: { unavailable?: boolean; left?: boolean }) {
  const words = useWords().portal.noKey;
  return (
    <section className="wrap access">
      <div>
        <Sunset className="access-sun" />
        <h1 className="h1">{words.title}</h1>
        <div className="mt-6">
          {left ? (
            <Notice tone="ok">
              <p className="font-600">{words.left}</p>
              <p>{words.again}</p>
            </Notice>
          ) : (
            <Notice tone="danger">
              <p className="font-600">{unavailable ? words.unavailable : words.broken}</p>
              <p>{unavailable ? words.myFault : words.why}</p>
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

export const keyMetadata = (words: Words, accent: EventCategory | null = null) =>
  portalMetadata(words, { title: words.portal.noKey.metaTitle }, null, portalPaths.key, accent);
