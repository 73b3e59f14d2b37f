import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent } from "../../platform/mail/message.ts";

/** Takes what the DJ has written to whoever asked. Answering the mail answers the DJ. */
export const leadAnswer = ({ subject, text }: MailOf<"lead-answer">): MailContent => ({
  subject,
  preview: text.slice(0, 120),
  heading: "Your answer is here",
  blocks: [
    ...text.split(/\n{2,}/).map((paragraph) => ({ type: "text", text: paragraph }) as const),
    { type: "text", text: `Questions? Reply to this email or call ${site.phone.display}.` },
  ],
  replyTo: { name: site.name, email: site.email },
});
