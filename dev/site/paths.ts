/** `?now=` in milliseconds sets the clock. */
export const clockPath = "/dev/clock";

/** `?now=works`, `hangs` or `fails`. */
export const databasePath = "/dev/database";

export type DatabaseState = "works" | "hangs" | "fails";

/** Names where mails go; empty: to wrangler. */
export const mailVariable = "MAIL_STAND_IN";

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}
