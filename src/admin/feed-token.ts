import { base64url } from "../links/base64url.ts";
import { sha256 } from "../links/sha256.ts";

/** The secret part of a new calendar address: 32 random bytes. */
export const newFeedToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the database keeps of it: its SHA-256, so that whoever reads the table cannot read the calendar with it. */
export const hashedFeedToken = sha256;
