/** The words that an address asks for by a name of its own in `words`; `null` for anything else, `__proto__` among it. */
export const namedWords = (words: Readonly<Record<string, string>>, name: string | null | undefined): string | null =>
  (name && Object.hasOwn(words, name) ? words[name] : null) ?? null;
