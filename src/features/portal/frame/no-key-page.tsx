import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { EventCategory } from "../../../content/categories.ts";
import type { AppEnv } from "../../../env.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { api } from "../../site/paths.ts";
import { portalPaths } from "../paths.ts";
import { portalMetadata } from "./portal-metadata.ts";

export function noKey(c: Context<AppEnv>, status: 401 | 503 = 401) {
  if (c.req.path.startsWith(api.prefix) && !isFormPost(c))
    return problem(c, status, "Please open the plan by the link in your mail.");
  c.status(status);
  return c.render(<NoKeyPage unavailable={status === 503} />, { metadata: keyMetadata() });
}

export const keyLeft = (c: Context<AppEnv>) => c.render(<NoKeyPage left />, { metadata: keyMetadata() });

/** Only the database knows whether the key is still valid. */
export const withKey = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.keySid) return noKey(c);
  await next();
});

function NoKeyPage({ unavailable = false, left = false }: { unavailable?: boolean; left?: boolean }) {
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">Plan of an evening</h1>
        <div className="mt-6">
          {left ? (
            <Notice tone="ok">
              <p className="font-600">You are signed out on this device.</p>
              <p>The link in your mail opens the plan again.</p>
            </Notice>
          ) : (
            <Notice tone="danger">
              <p className="font-600">{unavailable ? "No key can be opened right now." : "This key opens nothing."}</p>
              <p>
                {unavailable
                  ? "It is my fault, not yours. Please try again later."
                  : "It may have ended, or been replaced by a newer link. Open the link of your latest mail, or ask who gave you the key for a new one."}
              </p>
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

export const keyMetadata = (accent: EventCategory | null = null) =>
  portalMetadata(
    {
      title: "Your key to the evening",
      description: "Opens the plan of an evening to those who plan it along: times, songs or details, as the key says.",
      path: portalPaths.key,
    },
    accent,
  );
