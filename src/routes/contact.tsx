import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { isContactPackage } from "../forms/contact.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { ContactPage, contactMetadata } from "../pages/contact.tsx";
import { contactQuery, paths } from "../paths.ts";

export const contact = new Hono<AppEnv>().get(paths.contact, edgeCache(), (c) => {
  const asked = c.req.query(contactQuery.package);
  const about = isContactPackage(asked) ? { about: asked } : {};
  const props = { ...about, sent: c.req.query(contactQuery.sent) !== undefined };
  return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
});
