import { base64url } from "jose";

export const purposes = { refresh: "spotify-refresh-token", access: "spotify-access-token" } as const;

const ivLength = 12;

/** From `openssl rand -base64`, so in the plain alphabet. */
const importKey = (key: string) =>
  crypto.subtle.importKey(
    "raw",
    Uint8Array.from(atob(key), (character) => character.charCodeAt(0)),
    "AES-GCM",
    false,
    ["encrypt", "decrypt"],
  );

/**
 * AES-256-GCM: base64url of a fresh 12-byte nonce and the ciphertext.
 * @param key 32 bytes, base64
 * @param purpose needed again to open it
 */
export async function sealToken(token: string, key: string, purpose: string): Promise<string> {
  const encoder = new TextEncoder();
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(purpose) };
  const sealed = await crypto.subtle.encrypt(algorithm, await importKey(key), encoder.encode(token));
  return base64url.encode(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** @throws for another key or purpose, or a changed text */
export async function openSealedToken(sealed: string, key: string, purpose: string): Promise<string> {
  const bytes = base64url.decode(sealed);
  const algorithm = {
    name: "AES-GCM",
    iv: bytes.slice(0, ivLength),
    additionalData: new TextEncoder().encode(purpose),
  };
  const token = await crypto.subtle.decrypt(algorithm, await importKey(key), bytes.slice(ivLength));
  return new TextDecoder().decode(token);
}
