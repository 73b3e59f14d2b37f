import type { SendEmail } from "@cloudflare/workers-types";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "./message.ts";

/** Writes a queued mail as of `now` (milliseconds), or tells why nobody needs it any more. */
export type WriteMail = (
  queued: { id: string; mail: OutboxMail; recipient: string },
  context: MailContext,
  now: number,
) => Promise<MailContent | NotNeeded>;

/** Remembers of a mail that it went out, beside the database, for when that cannot be told. */
interface SentNotes {
  put(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** What sending takes: where mails go out, what writes them, and who hears of those that do not. */
export interface MailService extends MailContext {
  email: SendEmail;
  write: WriteMail;
  sentNotes: SentNotes;
  noteFault(event: string, kind: string): Promise<void>;
}
