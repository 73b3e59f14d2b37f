import { base64url } from "jose";

/** The SHA-256 of `text` (UTF-8), in base64url. */
export const sha256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** The HMAC-SHA-256 of `text` under `secret`, in base64url: nobody without the secret can tell what it was made of. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const [utf8, algorithm] = [new TextEncoder(), { name: "HMAC", hash: "SHA-256" }];
  const key = await crypto.subtle.importKey("raw", utf8.encode(secret), algorithm, false, ["sign"]);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text))));
}
