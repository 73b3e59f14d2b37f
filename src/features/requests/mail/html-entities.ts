import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** In place of postal-mime's own table of 46 KB (`alias` in wrangler.toml): Markdown brings another one along. By "&nbsp;". */
export const htmlEntities = new Proxy<Record<string, string | undefined>>(
  {},
  {
    get: (_, name) =>
      (typeof name === "string" && decodeNamedCharacterReference(name.replace(/^&|;$/g, ""))) || undefined,
  },
);
