import type { OutboxMail } from "../db/outbox-mail.ts";
import { contactNotice } from "./contact-notice.ts";
import { leadNotice } from "./lead-notice.ts";
import { leadReply } from "./lead-reply.ts";
import type { MailContent } from "./message.ts";

/** Writes a queued mail. `origin` is the public origin that its links point to. */
export function writeMail(mail: OutboxMail, origin: string): MailContent {
  switch (mail.kind) {
    case "lead-notice":
      return leadNotice(mail);
    case "lead-reply":
      return leadReply(mail, origin);
    case "contact-notice":
      return contactNotice(mail);
  }
}
