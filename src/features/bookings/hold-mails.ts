import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, momentInWords } from "../../platform/dates.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { listInWords } from "../../platform/numbers.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute, dateOnBook } from "../site/paths.ts";
import { bookingPaths } from "./dj/paths.ts";
import { holdLeft } from "./holds.ts";
import { agreedBookingQuery, gone, leftInWords, replyTo } from "./mails.ts";
import { findBookingQuery, onSameDateQuery, roomForQuery } from "./read-bookings.ts";

/** @throws without a secret for the link */
export async function holdEndingMail(
  { bookingId, holdEndsAt }: MailOf<"hold-ending">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await agreedBookingQuery(context.db, bookingId, recipient);
  if (!found) return gone;
  const { booking, unsigned, depositDue, confirming } = found;
  if (booking.status !== "hold" || booking.holdEndsAt !== holdEndsAt || holdEndsAt <= now)
    return { notNeeded: "The hold has ended, was confirmed or has another end now" };
  const date = dateInWords(booking.eventDate);
  // It may be read tomorrow, so it names the day.
  const until = momentInWords(holdEndsAt, 0);
  const { left } = holdLeft(holdEndsAt, now);
  return {
    subject: `Your date is held until ${until}: ${booking.eventType}, ${date}`,
    preview: `${left}. Sign, and pay the deposit where one is due, and the date is yours.`,
    heading: "Your date is still held",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, ${date} is held for your ${booking.eventType} until ${until}: ${left}. After that it is free for others.`,
      },
      { type: "text", text: leftInWords(unsigned, depositDue ?? 0, confirming) },
      { type: "actions", actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }] },
      { type: "text", text: `Do you need more time? Reply to this email or call ${site.phone.display}.` },
    ],
    replyTo,
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
  if (!found) return gone;
  const { booking, confirming, isSignedByAnyone, sums } = found;
  if (booking.status !== "released" || booking.holdEndsAt !== holdEndsAt) return heldAgain;
  const { others, room } = await batchOf(context.db, {
    others: onSameDateQuery(context.db, booking.eventDate, now, bookingId),
    room: roomForQuery(context.db, bookingId),
  });
  // A second event of its day needs no free date.
  const hasGone = others.length > 0 && booking.crew === null && room[0]?.isThere !== true;
  const date = dateInWords(booking.eventDate);
  const [way, action] = hasGone
    ? [
        "It has gone to somebody else meanwhile. I may be free on a day close by.",
        { label: "See free dates", href: absolute(context.siteOrigin, dateOnBook(booking.eventDate)) },
      ]
    : [
        "Nobody else has booked it so far. Your portal holds it again if it is still free, or asks me to.",
        { label: "Open the portal", href: await accessLink(booking, context, now) },
      ];
  const done = isSignedByAnyone || sums.paid > 0;
  return {
    subject: `Your date is held no longer: ${booking.eventType}, ${date}`,
    preview: way,
    heading: "Your date is held no longer",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, ${date} was held for your ${booking.eventType} until ${momentInWords(holdEndsAt, 0)}. That time is over.`,
      },
      { type: "text", text: way },
      ...(confirming > 0
        ? [
            {
              type: "text" as const,
              text: `Your payment of ${dollars(confirming)} is being confirmed: please do not pay again.`,
            },
          ]
        : []),
      ...(done
        ? [{ type: "text" as const, text: "What you have signed or paid is noted, and I have been told as well." }]
        : []),
      { type: "actions", actions: [action] },
      { type: "text", text: `Is anything left to ask? Reply to this email or call ${site.phone.display}.` },
    ],
    replyTo,
  };
}

export async function holdEndedNotice(
  { bookingId, holdEndsAt }: MailOf<"hold-ended-notice">,
  context: MailContext,
): Promise<MailContent | NotNeeded> {
  const [booking] = await findBookingQuery(context.db, bookingId);
  if (!booking) return gone;
  const goesOn = booking.status === "hold";
  if ((booking.status !== "released" && !goesOn) || booking.holdEndsAt !== holdEndsAt) return heldAgain;
  const { clientName, clientEmail, eventType } = booking;
  const [found] = await agreedBookingQuery(context.db, bookingId, clientEmail);
  if (!found) return gone;
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
    replyTo: hasNoAddress(clientEmail) ? replyTo : { name: clientName, email: clientEmail },
  };
}
