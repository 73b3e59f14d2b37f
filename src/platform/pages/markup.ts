import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.node";

/** What React puts between two texts that stand side by side, so that a browser can tell them apart. */
const between = "<!-- -->";

/** The markup of `element` alone, for what no browser hydrates: a mail, an entry of a feed. */
export async function markupOf(element: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(element);
  // What was typed is escaped, so that this meets React's own alone.
  return (await new Response(stream).text()).replaceAll(between, "");
}
