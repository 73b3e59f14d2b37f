import { freeToWatch } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { subscriberMail } from "../newsletter/mails.ts";
import { absolute, paths } from "../site/paths.ts";
import { awaitsNotice } from "./broadcasts.ts";

/** Not sent after the stream has ended or to the unsubscribed. */
export async function goingLive(mail: MailOf<"going-live">, context: MailContext): Promise<MailContent | NotNeeded> {
  if (!site.streamingChannel || !(await awaitsNotice(context.db, mail)))
    return { notNeeded: "The broadcast has ended, or the subscriber has left" };
  const content: MailContent = {
    subject: `On air now: ${site.name}, live from the booth`,
    preview: `The set has begun. ${freeToWatch}.`,
    heading: "The booth is live",
    blocks: [
      {
        type: "text",
        text: `The set has just begun, and the chat takes requests. ${freeToWatch}.`,
      },
      { type: "actions", actions: [{ label: "Watch the set", href: absolute(context.siteOrigin, paths.live) }] },
      { type: "text", text: "You asked to hear when the stream begins: one email per broadcast, never two." },
    ],
  };
  return subscriberMail(content, mail.subscriberId, context);
}
