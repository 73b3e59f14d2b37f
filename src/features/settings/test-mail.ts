import { site } from "../../content/site.ts";
import type { MailContent } from "../../platform/mail/message.ts";

/** To the administrator, to see that mails arrive. */
export const testMail = (): MailContent => ({
  subject: `A test from ${site.name}`,
  preview: "Mails of the site arrive.",
  heading: "Mails arrive",
  blocks: [
    {
      type: "text",
      text: "Look at the original of this mail: SPF, DKIM and DMARC should each say “pass”. Then mails of the site reach clients, and not their spam.",
    },
  ],
  replyTo: { name: site.name, email: site.email },
});
