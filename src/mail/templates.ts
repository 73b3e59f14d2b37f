import type { Database } from "../db/client.ts";
import type { OutboxMail } from "../db/outbox-mail.ts";
import { clientRequestNotice, clientRequestReply } from "./client-request-mails.ts";
import { contactNotice } from "./contact-notice.ts";
import { goingLive } from "./going-live.ts";
import { leadNotice } from "./lead-notice.ts";
import { leadReply } from "./lead-reply.ts";
import type { LinkPress, MailContent } from "./message.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { portalLinkMail } from "./portal-link.ts";

/**
 * Writes a queued mail as of `now` (milliseconds): reads what its row names by an id alone, and signs its links. `null`
 * when it has nothing more to tell and is not to be sent.
 *
 * @throws when a link must be signed and there is no secret, or when what the mail is about is gone
 */
export async function writeMail(
  { mail, recipient }: { mail: OutboxMail; recipient: string },
  press: LinkPress & { db: Database },
  now: number,
): Promise<MailContent | null> {
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
      return portalLinkMail(mail, recipient, press, now);
    case "client-request-notice":
      return clientRequestNotice(mail.requestId, press.db);
    case "client-request-reply":
      return clientRequestReply(mail.requestId, press, now);
    case "going-live":
      return goingLive(mail, press);
  }
}
