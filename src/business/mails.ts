import type { Database } from "../db/client.ts";
import type { LinkPress, MailContent, NotNeeded } from "../mail/message.ts";
import { contactNotice } from "./leads/contact-notice-mail.ts";
import { leadNotice } from "./leads/lead-notice-mail.ts";
import { leadReply } from "./leads/lead-reply-mail.ts";
import { goingLive } from "./live/going-live-mail.ts";
import { newsletterConfirm } from "./newsletter/confirm-mail.ts";
import type { OutboxMail } from "./outbox-mail.ts";
import { portalLinkMail } from "./portal-access/portal-link-mail.ts";
import { clientRequestNotice, clientRequestReply } from "./requests/mails.ts";

/**
 * Writes a queued mail as of `now` (milliseconds): reads what its row names by an id alone, and signs its links. Tells why
 * not when nobody needs the mail any more.
 *
 * @throws when a link must be signed and there is no secret
 */
export async function writeMail(
  { mail, recipient }: { mail: OutboxMail; recipient: string },
  press: LinkPress & { db: Database },
  now: number,
): Promise<MailContent | NotNeeded> {
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
