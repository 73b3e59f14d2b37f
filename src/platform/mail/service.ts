import type { SendEmail } from "@cloudflare/workers-types";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "./message.ts";

/** Gives the mail, or why nobody needs it. */
export type WriteMail = (
  queued: { id: string; mail: OutboxMail; recipient: string },
  context: MailContext,
  now: number,
) => Promise<MailContent | NotNeeded>;

/** Kept outside the database. */
interface SentNotes {
  put(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

export interface MailService extends MailContext {
  email: SendEmail;
  /** Every mail goes to the owner. */
  isPreview: boolean;
  write: WriteMail;
  sentNotes: SentNotes;
  /** Tells the DJ’s phones. Never throws. */
  notify(mails: readonly { mail: OutboxMail; recipient: string; content: MailContent }[], now: number): Promise<void>;
  noteFault(event: string, kind: string): Promise<void>;
}
