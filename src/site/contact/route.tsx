import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { contactQuery, paths } from "../paths.ts";
import { isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

export const contact = new Hono<AppEnv>().get(paths.contact, edgeCache(), (c) => {
  const asked = c.req.query(contactQuery.package);
  const about = isContactPackage(asked) ? { about: asked } : {};
  const props = { ...about, sent: c.req.query(contactQuery.sent) !== undefined };
  return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
});
