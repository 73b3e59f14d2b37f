import type { Words } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { dateInWords, momentInWords } from "../../../platform/english.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { briefMomentIn, fill, headIn } from "../../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { bookingIn } from "../../leads/greeting.ts";
import { accessLink } from "../../portal/access/portal-links.ts";
import { absolute, dateOnBook } from "../../site/paths.ts";
import { bookingPaths } from "../dj/paths.ts";
import { agreedBookingQuery, bookingGone, leftInWords } from "../mails.ts";
import { type Booking, findBookingQuery, onSameDateQuery, roomForQuery } from "../read-bookings.ts";
import { holdLeft } from "./holds.ts";

/** It may be read tomorrow, so it names the day. */
const heldIn = (booking: Booking, holdEndsAt: number, words: Words) => ({
  ...bookingIn(booking, words),
  until: briefMomentIn(words.formats, holdEndsAt),
});

/** @throws without a secret for the link */
export async function holdEndingMail(
  { bookingId, holdEndsAt }: MailOf<"hold-ending">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await agreedBookingQuery(context.db, bookingId, recipient);
  if (!found) return bookingGone;
  const { booking } = found;
  if (booking.status !== "hold" || booking.holdEndsAt !== holdEndsAt || holdEndsAt <= now)
    return { notNeeded: "The hold has ended, was confirmed or has another end now" };
  const words = wordsIn(booking.language);
  const { holdEnding: holdEndingWords, openPortal } = words.bookingMails;
  const values = { ...holdLeft(holdEndsAt, now, words), ...heldIn(booking, holdEndsAt, words) };
  const left = leftInWords(found, now, words);
  return {
    ...headIn(words, holdEndingWords, values),
    ...(found.openPlan ? { preview: left } : {}),
    blocks: [
      { type: "text", text: fill(holdEndingWords.text, values) },
      { type: "text", text: left },
      { type: "actions", actions: [{ label: openPortal, href: await accessLink(booking, context, now) }] },
      { type: "text", text: holdEndingWords.more },
    ],
  };
}

const heldAgain: NotNeeded = { notNeeded: "The date is held again, or the booking is confirmed or canceled" };

/**
 * Not once it is held again.
 * @throws without a secret for the link
 */
export async function holdEndedMail(
  { bookingId, holdEndsAt }: MailOf<"hold-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await agreedBookingQuery(context.db, bookingId, recipient);
  if (!found) return bookingGone;
  const { booking, confirming, announced, isSignedByAnyone, sums } = found;
  if (booking.status !== "released" || booking.holdEndsAt !== holdEndsAt) return heldAgain;
  const { others, room } = await batchOf(context.db, {
    others: onSameDateQuery(context.db, booking.eventDate, now, bookingId),
    room: roomForQuery(context.db, bookingId),
  });
  // A second event of its day needs no free date.
  const hasGone = others.length > 0 && booking.crew === null && room[0]?.isThere !== true;
  const words = wordsIn(booking.language);
  const { formats, bookingMails } = words;
  const holdEndedWords = bookingMails.holdEnded;
  const values = heldIn(booking, holdEndsAt, words);
  const free = absolute(context.siteOrigin, formats.prefix + dateOnBook(booking.eventDate));
  const action = hasGone
    ? { label: holdEndedWords.seeFree, href: free }
    : { label: bookingMails.openPortal, href: await accessLink(booking, context, now) };
  const way = hasGone ? holdEndedWords.gone : holdEndedWords.free;
  const done = isSignedByAnyone || sums.paid > 0;
  return {
    ...headIn(words, { ...holdEndedWords, preview: way }, values),
    blocks: [
      { type: "text", text: fill(holdEndedWords.text, values) },
      { type: "text", text: way },
      ...(confirming > 0
        ? [{ type: "text" as const, text: fill(holdEndedWords.confirming, { amount: dollars(confirming) }) }]
        : []),
      ...(announced > 0
        ? [
            {
              type: "text" as const,
              text: hasGone
                ? fill(bookingMails.ended.cancelled.sendNothing, { coming: dollars(announced) })
                : fill(holdEndedWords.announced, { amount: dollars(announced) }),
            },
          ]
        : []),
      ...(done ? [{ type: "text" as const, text: holdEndedWords.done }] : []),
      { type: "actions", actions: [action] },
      { type: "text", text: bookingMails.ask },
    ],
  };
}

export async function holdEndedNotice(
  { bookingId, holdEndsAt }: MailOf<"hold-ended-notice">,
  context: MailContext,
): Promise<MailContent | NotNeeded> {
  const [booking] = await findBookingQuery(context.db, bookingId);
  if (!booking) return bookingGone;
  const goesOn = booking.status === "hold";
  if ((booking.status !== "released" && !goesOn) || booking.holdEndsAt !== holdEndsAt) return heldAgain;
  const { clientName, clientEmail, eventType } = booking;
  const [found] = await agreedBookingQuery(context.db, bookingId, clientEmail);
  if (!found) return bookingGone;
  const { sums, depositDue, confirming, announced, unsigned } = found;
  const date = dateInWords(booking.eventDate);
  const signers = listInWords(unsigned.map(({ name }) => name));
  return {
    subject: `${goesOn ? "Held again by the client" : "Held no longer, and you decide"}: ${eventType}, ${clientName}, ${date}`,
    preview: goesOn ? "There is nothing to decide." : "Give the date again, confirm the booking, or let it go.",
    heading: goesOn ? `${clientName} holds the date again` : `The hold of ${clientName} has ended`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: eventType },
          { label: "Date", value: date },
          { label: "Held until", value: momentInWords(holdEndsAt, 0) },
          { label: "Signed", value: unsigned.length === 0 ? "yes" : `not by ${signers}` },
          { label: "Paid", value: dollars(sums.paid) },
          ...(confirming > 0 ? [{ label: "Being confirmed", value: dollars(confirming) }] : []),
          ...(announced > 0 ? [{ label: "Said to be coming", value: dollars(announced) }] : []),
          ...(depositDue === null || !sums.isSigned
            ? []
            : [{ label: "Left of the deposit", value: dollars(depositDue) }]),
        ],
      },
      {
        type: "text",
        text: goesOn
          ? "The date was free, and one press in the portal has held it again. There is nothing to decide."
          : sums.isDateGone
            ? "Somebody else is booked on the date by now."
            : "The date is free for others until you give it again or confirm the booking.",
      },
      {
        type: "actions",
        actions: [
          {
            label: goesOn ? "Open the booking" : "Decide",
            href: absolute(context.siteOrigin, bookingPaths(bookingId).nextStep),
          },
        ],
      },
    ],
    replyTo: hasNoAddress(clientEmail) ? undefined : { name: clientName, email: clientEmail },
  };
}
