import { Hono } from "hono";
import { expect, it } from "vitest";
import { english } from "../../content/words/en/index.ts";
import type { AppEnv } from "../../env.ts";
import { NotFoundPage, notFoundMetadata } from "../../features/site/not-found/page.tsx";

it("does not compile a handler that forgets a page's metadata", () => {
  const app = new Hono<AppEnv>();
  app.get("/whole", (c) => c.render(<NotFoundPage />, { metadata: notFoundMetadata(english) }));
  // @ts-expect-error without metadata there is no response
  app.get("/forgetful", (c) => c.render(<NotFoundPage />));
  // @ts-expect-error every part of the metadata is required
  app.get("/partial", (c) => c.render(<NotFoundPage />, { metadata: { title: "A title" } }));
  expect(app.routes).toHaveLength(3);
});
