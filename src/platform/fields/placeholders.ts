import * as z from "zod/mini";

const braces = /\{([^{}\n]+)\}/g;

const nameIn = (inBraces: string): string => inBraces.trim().toLowerCase();

/** Leaves placeholders without a value. */
export const fillIn = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(braces, (whole, name: string) => values[nameIn(name)] ?? whole);

/** Unfilled placeholders, which no mail may contain. */
export const leftOpen = (text: string): string[] => [...new Set(text.match(braces) ?? [])];

function wrongBraces(text: string, names: readonly string[]): string | null {
  const wrong = leftOpen(text).find((found) => !names.includes(nameIn(found.slice(1, -1))));
  if (wrong) return `${wrong} stands for nothing. There are ${names.map((name) => `{${name}}`).join(", ")}`;
  return /[{}]/.test(text.replaceAll(braces, "")) ? "A brace stands alone: write for example {name}" : null;
}

/** Only placeholders with these names. */
export const placeholdersOf = (names: readonly string[]) =>
  z.refine<string | null>((text) => wrongBraces(text ?? "", names) === null, {
    error: ({ input }) => wrongBraces(String(input), names) ?? "",
  });
