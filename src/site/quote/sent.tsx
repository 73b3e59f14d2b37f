import { Hono } from "hono";
import { receivedContact } from "../../business/leads/contacts.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { quoteSentPath } from "../paths.ts";
import { QuoteSentPage, quoteSentMetadata } from "./sent-page.tsx";

/** The confirmation of a quote that was asked for, for one visitor and a day. Later, or for nobody's id, it names no address. */
export const quoteSentPage = new Hono<AppEnv>().get(`${quoteSentPath}/:id`, async (c) => {
  const contact = await receivedContact(primary(c.env.DB), c.req.param("id"), Date.now());
  return c.render(<QuoteSentPage email={contact?.email ?? null} />, { metadata: quoteSentMetadata });
});
