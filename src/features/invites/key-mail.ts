import { and, eq, sql } from "drizzle-orm";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { keyLink } from "../bookings/client/paths.ts";
import { replyTo } from "../bookings/mails.ts";
import { helloToNamed, looksLikeName } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { absolute } from "../site/paths.ts";
import { signKeyToken } from "./keys.ts";
import { keyOpensInWords, lastDayInWords } from "./model.ts";

/**
 * Sends nothing if the key was revoked, ended or got another link, or its booking was canceled. Of the client's text
 * it has only names, as the recipient may know nothing of it.
 * @throws without a secret for the link
 */
export async function planKeyMail(
  { keyId, version }: MailOf<"plan-key">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await context.db
    .select({ key: planKeys, booking: bookings })
    .from(planKeys)
    .innerJoin(bookings, and(eq(bookings.id, planKeys.bookingId), isStanding(now)))
    .where(and(eq(planKeys.id, keyId), eq(planKeys.email, recipient)));
  const isReplaced = version !== undefined && version !== found?.key.version;
  if (!found || isReplaced || found.key.revokedAt !== null || found.key.endsAt <= now)
    return { notNeeded: "The key was revoked, has ended, or got another link after this mail was queued" };
  const { key, booking } = found;
  const token = await signKeyToken(secretsOf(context), { keyId, version: key.version }, key.endsAt);
  const date = dateInWords(booking.eventDate);
  const event = looksLikeName(booking.clientName) ? `${booking.eventType} of ${booking.clientName}` : booking.eventType;
  return {
    subject: `Plan along: ${event}, ${date}`,
    preview: "Your own way into the plan of the evening, behind one button.",
    heading: "Your key to the evening",
    blocks: [
      {
        type: "text",
        text: `${helloToNamed(key.name)}, this key lets you into the plan of the ${event} on ${date}. It ${keyOpensInWords(key.kind, null)}`,
      },
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(context.siteOrigin, keyLink(token)) }] },
      {
        type: "text",
        text: `It gives access until ${lastDayInWords(key.endsAt)} and is yours alone: what is changed with it bears your name, so please do not pass this email on.`,
      },
      { type: "text", text: "If you know nothing of it, you can leave it: nothing happens." },
    ],
    replyTo,
  };
}

/** Names nobody, as somebody else may read the mailbox by now. */
export async function planKeyEndedMail(
  { keyId }: MailOf<"plan-key-ended">,
  recipient: string,
  { db }: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await db
    .select({
      event: bookings.eventType,
      date: bookings.eventDate,
      hasAnother: sql<number>`exists (select 1 from plan_keys as another inner join outbox as link
        on link.created_at > ${now - 2 * day} and json_extract(link.data, '$.keyId') = another.id
          and json_extract(link.data, '$.version') = another.version
        where another.booking_id = plan_keys.booking_id and another.mailbox = plan_keys.mailbox
          and another.revoked_at is null and another.ends_at > ${now})`.as("has_another"),
    })
    .from(planKeys)
    .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
    .where(and(eq(planKeys.id, keyId), eq(planKeys.email, recipient)));
  if (!found || found.hasAnother) return { notNeeded: "There is another link, or the key is gone" };
  const date = dateInWords(found.date);
  return {
    subject: `Your key has ended: ${found.event}, ${date}`,
    preview: "The link to the plan opens nothing any more.",
    heading: "Your key has ended",
    blocks: [
      {
        type: "text",
        text: `The link that let you into the plan of the ${found.event} on ${date} opens nothing any more. If you still plan along, ask who invited you for a new one. There is nothing else to do.`,
      },
    ],
    replyTo,
  };
}
