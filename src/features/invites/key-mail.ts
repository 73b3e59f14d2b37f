import { and, eq, sql } from "drizzle-orm";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { day } from "../../platform/durations.ts";
import { dateIn, fill, headIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { helloToNamed, looksLikeName } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { absolute } from "../site/paths.ts";
import { keyLink } from "./client/paths.ts";
import { signKeyToken } from "./keys.ts";
import { keyOpensInWords, lastDayInWords, onlyReads } from "./model.ts";

/**
 * `was` is the day before a change: the event's own, where its place or start has changed.
 * Sends nothing if the key was revoked, ended or got another link, or its booking was canceled. Of the client's text
 * it has only names, as the recipient may know nothing of it.
 * @throws without a secret for the link
 */
export async function planKeyMail(
  { keyId, version, was }: MailOf<"plan-key">,
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
  const words = wordsIn(booking.language);
  const { formats, bookingMails, keys, planMails } = words;
  const keyWords = {
    ...planMails.key,
    ...(was === booking.eventDate
      ? { ...planMails.elsewhere, subject: planMails.subject }
      : was
        ? planMails.moved
        : {}),
  };
  const type = eventTypeIn(words, booking.eventType);
  const values = {
    event: looksLikeName(booking.clientName) ? fill(planMails.of, { event: type, name: booking.clientName }) : type,
    date: dateIn(formats, booking.eventDate),
    hello: helloToNamed(key.name, bookingMails),
    heading: keyWords.heading,
    was: was ? dateIn(formats, was) : "",
    opens: keyOpensInWords(key.kind, null, keys),
    until: lastDayInWords(key.endsAt, formats),
  };
  return {
    ...headIn(words, keyWords, values),
    blocks: [
      { type: "text", text: fill(keyWords.text, values) },
      { type: "actions", actions: [{ label: planMails.open, href: absolute(context.siteOrigin, keyLink(token)) }] },
      { type: "text", text: fill(onlyReads(key.kind) ? keyWords.yoursToRead : keyWords.yours, values) },
      { type: "text", text: keyWords.unknown },
    ],
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
      status: bookings.status,
      date: bookings.eventDate,
      language: bookings.language,
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
  const words = wordsIn(found.language);
  const { formats, planMails } = words;
  const endWords = found.status === "cancelled" ? planMails.canceled : planMails.ended;
  const values = {
    heading: endWords.heading,
    event: eventTypeIn(words, found.event),
    date: dateIn(formats, found.date),
  };
  return {
    ...headIn(words, { ...endWords, subject: planMails.subject }, values),
    blocks: [{ type: "text", text: fill(endWords.text, values) }],
  };
}
