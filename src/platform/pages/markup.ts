import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.node";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML cannot hold these at all, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unstorable = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

export const xml = (text: string): string =>
  text.replace(unstorable, "").replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** React puts it between adjacent texts. */
const between = "<!-- -->";

export async function markupOf(element: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(element);
  // Typed text is escaped, so only React's own is met.
  return (await new Response(stream).text()).replaceAll(between, "");
}
