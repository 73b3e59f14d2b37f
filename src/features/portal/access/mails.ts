import { portalLinkDays } from "../../../content/portal-access.ts";
import { site } from "../../../content/site.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { dateInWords, momentInWords, timeInWords } from "../../../platform/dates.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { dollars } from "../../../platform/money.ts";
import { calendarActions, calendarAttachments } from "../../bookings/calendar-file.ts";
import { leftToPayInWords } from "../../bookings/client-view.ts";
import { nextStep } from "../../bookings/mails.ts";
import { helloTo } from "../../leads/greeting.ts";
import { moneyOf, moneyRows, totalRows } from "../../payments/money/model.ts";
import { accessLink, bookingOfLink } from "./portal-links.ts";

function bookedMail(
  booking: NonNullable<Awaited<ReturnType<typeof bookingOfLink>>>,
  {
    date,
    href,
    calendar,
    isNew,
    now,
  }: { date: string; href: string; calendar: readonly Block[]; isNew: true | "again" | "anew"; now: number },
): MailContent {
  const { clientName, eventType, agreement, startTime, endTime, packageName, deposit, status, holdEndsAt } = booking;
  const isHeld = status === "hold";
  const money = moneyOf(booking.sums, status);
  const isPaidOf = money.paid > 0 || money.returned > 0;
  const rows = [
    { label: "Date", value: date },
    { label: "Times", value: `${timeInWords(startTime)} to ${timeInWords(endTime)}` },
    { label: "Package", value: packageName },
    ...(isPaidOf ? moneyRows(money) : totalRows(money)).map(({ label, amount }) => ({ label, value: dollars(amount) })),
    { label: "Deposit", value: dollars(deposit) },
    ...(isHeld && holdEndsAt !== null ? [{ label: "Held until", value: momentInWords(holdEndsAt, 0) }] : []),
  ];
  const next = nextStep(booking.unsigned, booking.depositDue ?? 0, booking.confirming);
  const isAgain = isNew === "again";
  const [subject, heading] = isAgain
    ? ["On again", "Your booking is on again"]
    : isNew === "anew"
      ? ["To be signed anew", "The agreement is to be signed anew"]
      : isHeld
        ? ["Held for you", "Your date is held"]
        : ["Congratulations, you are booked", "Congratulations, you are booked!"];
  const first = isAgain
    ? `your ${eventType} was canceled, and is on again. This is what it is:`
    : isNew === "anew"
      ? `I noted a signature on paper by mistake, and I am sorry: what was signed for your ${eventType} has ended, and is signed anew. All else stays as it is:`
      : `I look forward to your ${eventType}. This is what we have agreed:`;
  return {
    subject: `${subject}: ${eventType}, ${date}`,
    preview: `${date}, ${timeInWords(startTime)} to ${timeInWords(endTime)}. ${next}`,
    heading,
    isHappy: !isHeld && isNew !== "anew",
    blocks: [
      {
        type: "text",
        text: `${helloTo(clientName)}, ${first}`,
      },
      { type: "facts", rows },
      ...(isAgain && agreement > 1 && booking.unsigned.length > 0
        ? [{ type: "text", text: "What was signed ended with the cancellation, so it is signed anew." } as const]
        : []),
      ...(isAgain || isPaidOf ? [{ type: "text", text: leftToPayInWords(booking, money, now) } as const] : []),
      { type: "text", text: next },
      { type: "actions", actions: [{ label: "Open the portal", href }] },
      ...calendar,
      {
        type: "text",
        text: `The way into the portal works for ${portalLinkDays} days and is yours alone: whoever has it sees the booking, so please do not pass this email on.`,
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}

/**
 * Not sent when the booking is canceled or another client's, or links were revoked meanwhile.
 * @throws when there is no secret
 */
export async function portalLinkMail(
  { bookingId, linkVersion, isNew }: MailOf<"portal-link">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfLink(context.db, bookingId, recipient);
  if (!booking) return { notNeeded: "The booking is canceled or gone, or has another address now" };
  if (linkVersion !== undefined && linkVersion !== booking.portalLinkVersion)
    return { notNeeded: "The links of the booking were revoked after this mail was queued" };
  const date = dateInWords(booking.eventDate);
  const href = await accessLink(booking, context, now);
  if (isNew) {
    const isAnew = isNew === "anew";
    const calendar = isAnew ? [] : await calendarActions("Add it to my calendar", booking, context, now);
    const mail = bookedMail(booking, { date, href, calendar, isNew, now });
    // A hold may end without a mail, so it goes into no calendar.
    return isAnew || booking.status === "hold"
      ? mail
      : { ...mail, attachments: calendarAttachments(booking, context, now) };
  }
  return {
    subject: `Your portal link: ${booking.eventType}, ${date}`,
    preview: "Your booking, your songs and your questions, behind one button.",
    heading: "Here is your way in",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, this button opens the portal of your booking: ${booking.eventType} on ${date}. Songs, requests and the agreement are there.`,
      },
      { type: "actions", actions: [{ label: "Open the portal", href }] },
      {
        type: "text",
        text: `It works for ${portalLinkDays} days and is yours alone: whoever has it sees the booking, so please do not pass this email on.`,
      },
      { type: "text", text: "If you did not ask for it, you can leave it. Nobody else has seen anything." },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
