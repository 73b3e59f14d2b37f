import { base64url } from "jose";

/** The SHA-256 of `text` (UTF-8), in base64url. */
export const sha256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
