import { base64url } from "../links/base64url.ts";

const utf8 = new TextEncoder();

/** A new session's id, which only its cookie holds: 32 random bytes. */
export const newSessionId = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the database keeps of a session's id: its SHA-256, so that whoever reads the table cannot sign in with it. */
export const hashedSessionId = async (id: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode(id))));
