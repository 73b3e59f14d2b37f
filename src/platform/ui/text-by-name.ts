/** `null` for a name that `words` does not have itself, such as `__proto__`. */
export const textByName = (words: Readonly<Record<string, string>>, name: string | null | undefined): string | null =>
  (name && Object.hasOwn(words, name) ? words[name] : null) ?? null;
