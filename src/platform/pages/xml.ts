const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML cannot hold these at all, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unstorable = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/** `text` as the content of an XML element or attribute. */
export const xml = (text: string): string =>
  text.replace(unstorable, "").replace(/[&<>"]/g, (character) => escapes[character] ?? character);
