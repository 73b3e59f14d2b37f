/** Where the clock of a site for tests is set: `?now=` in milliseconds. */
export const clockPath = "/dev/clock";

/** Where its database is stopped: `?now=works`, `hangs` or `fails`. */
export const databasePath = "/dev/database";

export type DatabaseState = "works" | "hangs" | "fails";

/** Its variable that names where mails go; wrangler takes them where it is empty. */
export const mailVariable = "MAIL_STAND_IN";

/** A mail as the site gives it to the mail service. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
}
