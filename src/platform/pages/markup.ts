import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.node";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML cannot hold these at all, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unstorable = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/** `text` as the content of an XML element or attribute. */
export const xml = (text: string): string =>
  text.replace(unstorable, "").replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** What React puts between two texts that stand side by side, so that a browser can tell them apart. */
const between = "<!-- -->";

/** The markup of `element` alone, for what no browser hydrates: a mail, an entry of a feed. */
export async function markupOf(element: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(element);
  // What was typed is escaped, so that this meets React's own alone.
  return (await new Response(stream).text()).replaceAll(between, "");
}
