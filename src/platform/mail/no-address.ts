import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const prefix = "no-email-";

/** In place of the address of a client without email, one for each `key`: no mail can ever go there. */
export const noAddressOf = (key: string): string => `${prefix}${key.toLowerCase()}`;

export const hasNoAddress = (email: string): boolean => email.startsWith(prefix);

export const addressInWords = (email: string): string => (hasNoAddress(email) ? "No email" : email);

/** Mails to a client without email are written and kept for the DJ to tell; an erased client's are not. */
export const isToldOf = (email: SQLWrapper): SQL =>
  sql`(instr(${email}, '@') > 0 or substr(${email}, 1, 9) = 'no-email-')`;
