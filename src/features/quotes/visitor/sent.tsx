import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { sentByBrowser } from "../../site/frame/received.ts";
import { quoteSent } from "../../site/paths.ts";
import { QuoteSentPage, quoteSentMetadata } from "./sent-page.tsx";

/** The confirmation of a quote that was asked for. It names an address to the browser that asked alone, and for an hour. */
export const quoteSentPage = new Hono<AppEnv>().get(quoteSent, async (c) => {
  const contact = await sentByBrowser(c, "quote", Date.now());
  return c.render(<QuoteSentPage email={contact?.email ?? null} />, { metadata: quoteSentMetadata });
});
