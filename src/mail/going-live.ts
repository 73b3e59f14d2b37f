import { site } from "../content/site.ts";
import { isNoticeDue } from "../db/broadcasts.ts";
import type { MailOf } from "../db/outbox-mail.ts";
import { absolute, paths } from "../paths.ts";
import type { LinkPress, MailContent } from "./message.ts";
import { subscriberMail } from "./subscriber-mail.ts";

/**
 * Tells a subscriber that the stream is on air. The mail may have waited: `null` when it is off by now, or the subscriber
 * has left since.
 */
export async function goingLive(
  { subscriberId, broadcastId }: MailOf<"going-live">,
  press: LinkPress,
): Promise<MailContent | null> {
  if (!(await isNoticeDue(press.db, subscriberId, broadcastId))) return null;
  const content: MailContent = {
    subject: `On air now: ${site.name}, live from the booth`,
    preview: "The set has begun. Free to watch, no account needed.",
    heading: "The booth is live",
    blocks: [
      {
        type: "text",
        text: "The set has just begun, and the chat takes requests. Free to watch, no account needed.",
      },
      { type: "actions", actions: [{ label: "Watch the set", href: absolute(press.siteOrigin, paths.live) }] },
      { type: "text", text: "You asked to hear when the stream begins: one mail a broadcast, never two." },
    ],
    replyTo: { name: site.name, email: site.email },
  };
  return subscriberMail(content, subscriberId, press);
}
