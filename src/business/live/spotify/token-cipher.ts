const ivLength = 12;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const importKey = (key: string) =>
  crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]);

/**
 * Encrypts a token for the database with AES-256-GCM: base64 of a fresh 12-byte nonce and the ciphertext.
 *
 * @param key 32 bytes, base64
 * @param purpose what the token is for; it opens with the same purpose alone
 */
export async function seal(token: string, key: string, purpose: string): Promise<string> {
  const encoder = new TextEncoder();
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(purpose) };
  const sealed = await crypto.subtle.encrypt(algorithm, await importKey(key), encoder.encode(token));
  return base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The token in `sealed`. @throws when it was sealed with another key or for another purpose, or changed since */
export async function open(sealed: string, key: string, purpose: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const algorithm = {
    name: "AES-GCM",
    iv: bytes.slice(0, ivLength),
    additionalData: new TextEncoder().encode(purpose),
  };
  const token = await crypto.subtle.decrypt(algorithm, await importKey(key), bytes.slice(ivLength));
  return new TextDecoder().decode(token);
}
