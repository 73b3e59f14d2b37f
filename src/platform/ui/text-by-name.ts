/** `null` for `__proto__`, too. */
export const textByName = (words: Readonly<Record<string, string>>, name: string | null | undefined): string | null =>
  (name && Object.hasOwn(words, name) ? words[name] : null) ?? null;
