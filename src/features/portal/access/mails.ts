import type { Words } from "../../../content/words/en/index.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { briefMomentIn, fill, headIn, timeIn } from "../../../platform/language.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { dollars } from "../../../platform/money.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { calendarActions, calendarAttachments } from "../../bookings/calendar/client-calendar.ts";
import { leftToPayInWords } from "../../bookings/client-view.ts";
import { nextStep } from "../../bookings/mails.ts";
import { bookingIn } from "../../leads/greeting.ts";
import { cardIn, keptCardQuery } from "../../payments/card/kept-card.ts";
import { moneyOf, moneyRows, totalRows } from "../../payments/money/model.ts";
import { accessLink, bookingOfLink } from "./portal-links.ts";

function bookedMail(
  booking: NonNullable<Awaited<ReturnType<typeof bookingOfLink>>>,
  {
    href,
    calendar,
    isNew,
    now,
  }: { href: string; calendar: readonly Block[]; isNew: true | "again" | "anew" | "longer" | "open"; now: number },
  words: Words,
): MailContent {
  const { formats, bookingMails: mails } = words;
  const { facts, made } = mails;
  const { agreement, startTime, endTime, packageName, deposit, status, holdEndsAt } = booking;
  const isHeld = status === "hold";
  const money = moneyOf(booking.sums, status);
  const isPaidOf = money.paid > 0 || money.returned > 0;
  const values = {
    ...bookingIn(booking, words),
    times: fill(mails.times, { start: timeIn(formats, startTime), end: timeIn(formats, endTime) }),
    next: nextStep(booking, now, words),
  };
  const rows = [
    { label: facts.date, value: values.date },
    { label: facts.times, value: values.times },
    { label: facts.package, value: packageName },
    ...(isPaidOf ? moneyRows(money, [], words) : totalRows(money, words)).map(({ label, amount }) => ({
      label,
      value: dollars(amount),
    })),
    { label: facts.deposit, value: dollars(deposit) },
    ...(isHeld && holdEndsAt !== null ? [{ label: facts.heldUntil, value: briefMomentIn(formats, holdEndsAt) }] : []),
  ];
  const isAgain = isNew === "again";
  const madeWords = isNew === true ? (isHeld ? made.held : made.booked) : made[isNew];
  return {
    ...headIn(words, { ...madeWords, preview: made.preview }, values),
    isHappy: !isHeld && isNew !== "anew" && isNew !== "open",
    blocks: [
      { type: "text", text: fill(madeWords.first, values) },
      { type: "facts", rows },
      ...(isAgain && agreement > 1 && booking.unsigned.length > 0
        ? [{ type: "text", text: made.signedAnew } as const]
        : []),
      ...(isAgain || isPaidOf ? [{ type: "text", text: leftToPayInWords(booking, money, now, words) } as const] : []),
      { type: "text", text: values.next },
      { type: "actions", actions: [{ label: mails.openPortal, href }] },
      ...calendar,
      { type: "text", text: made.way },
    ],
  };
}

/**
 * Not sent when the booking is canceled or another client's, or links were revoked meanwhile.
 * @throws when there is no secret
 */
export async function portalLinkMail(
  { bookingId, linkVersion, isNew, keys }: MailOf<"portal-link">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfLink(context.db, bookingId, recipient);
  if (!booking) return { notNeeded: "The booking is canceled or gone, or has another address now" };
  if (linkVersion !== undefined && linkVersion !== booking.portalLinkVersion)
    return { notNeeded: "The links of the booking were revoked after this mail was queued" };
  const words = wordsIn(booking.language);
  const { bookingMails: mails } = words;
  const linkWords = mails.link;
  const href = await accessLink(booking, context, now);
  if (isNew === "open" && booking.unsigned.length === 0 && booking.depositDue === null)
    return { notNeeded: "It is signed, and the deposit is paid" };
  if (isNew) {
    const isAnew = isNew === "anew" || isNew === "open";
    const calendar = isAnew ? [] : await calendarActions(mails.add, booking, context, now);
    const mail = bookedMail(booking, { href, calendar, isNew, now }, words);
    // A hold may end without a mail, so it goes into no calendar.
    return isAnew || booking.status === "hold"
      ? mail
      : { ...mail, attachments: calendarAttachments(booking, context, now) };
  }
  const values = bookingIn(booking, words);
  // Only a new address tells of keys.
  const [card] = keys === undefined ? [] : await keptCardQuery(context.db, bookingId, now);
  return {
    ...headIn(words, linkWords, values),
    blocks: [
      { type: "text", text: fill(linkWords.text, values) },
      { type: "actions", actions: [{ label: mails.openPortal, href }] },
      ...(keys ? [{ type: "text", text: linkWords.keys } as const] : []),
      ...(card ? [{ type: "text", text: fill(linkWords.card, { card: cardIn(words, card) }) } as const] : []),
      { type: "text", text: linkWords.way },
      { type: "text", text: linkWords.leave },
    ],
  };
}
