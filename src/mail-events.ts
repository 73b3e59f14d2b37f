import type { Message, MessageBatch } from "@cloudflare/workers-types";
import * as z from "zod/mini";
import { primary } from "./database/client.ts";
import { noSuchAddress } from "./database/schema/outbox.ts";
import type { Bindings } from "./env.ts";
import { leaveAloneQuery } from "./features/leads/move-lead.ts";
import { unsubscribeAddressQuery } from "./features/newsletter/subscribers.ts";
import { markCameBackQuery, markReportedQuery } from "./platform/mail/claim-mails.ts";

/** Only fields that are read. Source: developers.cloudflare.com/email-service/platform/event-subscriptions. */
const mailEvent = z.object({
  type: z.string(),
  payload: z.object({
    messageId: z.string(),
    recipient: z.string(),
    bounce: z.optional(z.object({ type: z.string(), reason: z.string() })),
    failure: z.optional(z.object({ reason: z.string() })),
    rejection: z.optional(z.object({ reason: z.string(), detail: z.optional(z.string()) })),
  }),
});

const ofMessage = "cf.email.sending.message.";

/** Seconds and tries, because an event may come before its mail is recorded as sent. */
const [waits, mostTries] = [60, 3];

/** False when the mail is unknown or came back before. */
async function take(db: ReturnType<typeof primary>, event: z.output<typeof mailEvent>): Promise<boolean> {
  const { messageId, recipient, bounce, failure, rejection } = event.payload;
  const address = recipient.toLowerCase();
  switch (event.type.slice(ofMessage.length)) {
    case "bounced":
    case "rejected":
    case "failed": {
      const reason = bounce?.reason ?? rejection?.detail ?? rejection?.reason ?? failure?.reason ?? "without a reason";
      // A full mailbox may have room next time.
      const isGone = bounce?.type === "hard";
      const [found] = await db.batch([
        markCameBackQuery(db, messageId, `${isGone ? noSuchAddress : "It came back"}: ${reason}`),
        ...(isGone ? [unsubscribeAddressQuery(db, address)] : []),
      ]);
      return found.length > 0;
    }
    case "complained":
      await db.batch([
        markReportedQuery(db, messageId),
        unsubscribeAddressQuery(db, address),
        leaveAloneQuery(db, address),
      ]);
      return true;
    default:
      return true;
  }
}

async function takeMessage(db: ReturnType<typeof primary>, message: Message): Promise<void> {
  const event = z.safeParse(mailEvent, message.body);
  if (!event.success || !event.data.type.startsWith(ofMessage)) return;
  const isTaken = await take(db, event.data);
  if (!isTaken && message.attempts < mostTries) message.retry({ delaySeconds: waits });
}

/**
 * Nothing new is mailed to a gone address; a spam report ends newsletters and follow-ups.
 * @throws when D1 does: the queue brings the events again
 */
export async function takeMailEvents(batch: MessageBatch, env: Bindings): Promise<void> {
  const db = primary(env.DB);
  for (const message of batch.messages) await takeMessage(db, message);
}
