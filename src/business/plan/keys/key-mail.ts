import { and, eq, sql } from "drizzle-orm";
import type { MailContent, MailContext, NotNeeded } from "../../../mail/message.ts";
import { keyLink } from "../../../portal/booking-paths.ts";
import { absolute } from "../../../site/paths.ts";
import { keyOpensInWords, lastDayInWords } from "../../../vocabulary/plan-keys.ts";
import { dateOf, replyTo } from "../../bookings/booking-of-mail.ts";
import { bookings } from "../../bookings/schema.ts";
import { secretsOf } from "../../newsletter/subscriber-mail.ts";
import type { MailOf } from "../../outbox-mail.ts";
import { planMoments } from "../schema.ts";
import { signKeyToken } from "./key-token.ts";
import { planKeys } from "./schema.ts";

/**
 * Brings the link of a key to who holds it, unless the key was revoked, has ended or got another link meanwhile.
 *
 * @throws when there is no secret to sign the link with
 */
export async function planKeyMail(
  { keyId, version }: MailOf<"plan-key">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await context.db
    .select({ key: planKeys, booking: bookings, moment: planMoments.name })
    .from(planKeys)
    .innerJoin(bookings, and(eq(bookings.id, planKeys.bookingId), sql`${bookings.status} <> 'cancelled'`))
    .leftJoin(planMoments, eq(planMoments.id, planKeys.momentId))
    .where(and(eq(planKeys.id, keyId), eq(planKeys.email, recipient)));
  const isReplaced = version !== undefined && version !== found?.key.version;
  if (!found || isReplaced || found.key.revokedAt !== null || found.key.endsAt <= now)
    return { notNeeded: "The key was revoked, has ended, or got another link after this mail was queued" };
  const { key, booking, moment } = found;
  const token = await signKeyToken(secretsOf(context), { keyId, version: key.version }, key.endsAt);
  const date = dateOf(booking.eventDate);
  return {
    subject: `Plan along: ${booking.eventType} of ${booking.clientName}, ${date}`,
    preview: "Your own way into the plan of the evening, behind one button.",
    heading: "Your key to the evening",
    blocks: [
      {
        type: "text",
        text: `Hello ${key.name}, this key lets you into the plan of the ${booking.eventType} of ${booking.clientName} on ${date}. It ${keyOpensInWords(key.kind, moment)}`,
      },
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(context.siteOrigin, keyLink(token)) }] },
      {
        type: "text",
        text: `It works through ${lastDayInWords(key.endsAt)} and is yours alone: what is changed with it bears your name, so please do not pass this email on.`,
      },
    ],
    replyTo,
  };
}
