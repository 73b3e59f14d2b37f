import { portalLinkDays } from "../../../content/portal-access.ts";
import { site } from "../../../content/site.ts";
import { momentInWords, timeInWords } from "../../../platform/dates.ts";
import type { Block, MailContent } from "../../../platform/mail/message.ts";
import { dollars } from "../../../platform/money.ts";
import { helloTo } from "../../leads/greeting.ts";
import type { bookingOfLink } from "./portal-links.ts";

/** Congratulates a client on a new booking: what is booked, the next step, and the way into the portal. */
export function bookedMail(
  booking: NonNullable<Awaited<ReturnType<typeof bookingOfLink>>>,
  { date, href, calendar }: { date: string; href: string; calendar: readonly Block[] },
): MailContent {
  const { clientName, eventType, startTime, endTime, packageName, price, deposit, paid, status, holdEndsAt } = booking;
  const isHeld = status === "hold";
  const rows = [
    { label: "Date", value: date },
    { label: "Times", value: `${timeInWords(startTime)} to ${timeInWords(endTime)}` },
    { label: "Package", value: packageName },
    { label: "Price", value: dollars(price) },
    { label: "Deposit", value: dollars(deposit) },
    ...(isHeld && holdEndsAt !== null ? [{ label: "Held until", value: momentInWords(holdEndsAt, 0) }] : []),
  ];
  const next =
    deposit > paid
      ? `sign the agreement in your portal, and pay the deposit of ${dollars(deposit - paid)} there`
      : "read and sign the agreement in your portal";
  return {
    subject: `${isHeld ? "Held for you" : "Congratulations, you are booked"}: ${eventType}, ${date}`,
    preview: `${date}, ${timeInWords(startTime)} to ${timeInWords(endTime)}. Next: sign the agreement and choose your songs.`,
    heading: isHeld ? "Your date is held" : "Congratulations, you are booked!",
    blocks: [
      {
        type: "text",
        text: `${helloTo(clientName)}, I look forward to your ${eventType}. This is what we have agreed:`,
      },
      { type: "facts", rows },
      { type: "text", text: `The next step: ${next}. Then choose your songs, whenever you like.` },
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
