import { base64url } from "../links/base64url.ts";

const utf8 = new TextEncoder();

/** The secret part of a new calendar address: 32 random bytes. */
export const newFeedToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the database keeps of it: its SHA-256, so that whoever reads the table cannot read the calendar with it. */
export const hashedFeedToken = async (token: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode(token))));
