import type { OutboxMail } from "../db/outbox-mail.ts";
import { clientRequestReply } from "./client-request-reply.ts";
import { contactNotice } from "./contact-notice.ts";
import { leadNotice } from "./lead-notice.ts";
import { leadReply } from "./lead-reply.ts";
import type { LinkPress, MailContent } from "./message.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { portalLinkMail } from "./portal-link.ts";

/**
 * Writes a queued mail as of `now` (milliseconds), and signs its links.
 *
 * @throws when a link must be signed and there is no secret, or what the mail is about is gone
 */
export async function writeMail(mail: OutboxMail, press: LinkPress, now: number): Promise<MailContent> {
  switch (mail.kind) {
    case "lead-notice":
      return leadNotice(mail);
    case "lead-reply":
      return leadReply(mail, press.siteOrigin);
    case "contact-notice":
      return contactNotice(mail);
    case "newsletter-confirm":
      return newsletterConfirm(mail, press, now);
    case "portal-link":
      return portalLinkMail(mail, press, now);
    case "client-request-reply":
      return clientRequestReply(mail, press);
  }
}
