import { base64url } from "../links/base64url.ts";
import { sha256 } from "../links/sha256.ts";

/** A new session's id, which only its cookie holds: 32 random bytes. */
export const newSessionId = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the database keeps of a session's id: its SHA-256, so that whoever reads the table cannot sign in with it. */
export const hashedSessionId = sha256;
