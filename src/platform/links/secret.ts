import { base64url } from "jose";

/**
 * A new secret that opens something to whoever has it: 32 random bytes, in base64url. The database keeps only its hash
 * (`sha256`), so that whoever reads a table cannot use what it lists.
 */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
