import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** Saves postal-mime's own table of 46 KB (`alias` in wrangler.toml): Markdown has one already. */
export const htmlEntities = new Proxy<Record<string, string | undefined>>(
  {},
  {
    get: (_, name) =>
      (typeof name === "string" && decodeNamedCharacterReference(name.replace(/^&|;$/g, ""))) || undefined,
  },
);
