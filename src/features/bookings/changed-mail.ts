import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { helloTo } from "../leads/greeting.ts";
import { absolute } from "../site/paths.ts";
import { bookingOfMail, dateOf, gone, replyTo } from "./booking-of-mail.ts";
import { calendarAttachments } from "./calendar-file.ts";
import { calendarActions } from "./calendar-link.ts";
import { changesCalendar } from "./calendar-steps.ts";
import { portalContractOf } from "./client/paths.ts";
import { toldDifferences } from "./told-words.ts";

/** Tells a client what has changed of the booking: from what, to what. */
export async function bookingChangedMail(
  { bookingId, before, after }: MailOf<"booking-changed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const booking = await bookingOfMail(db, bookingId, recipient);
  if (!booking) return gone;
  const isElsewhen = changesCalendar(before, after);
  const rows = toldDifferences(before, after).map(({ label, was, is }) => ({ label, value: `${was} → ${is}` }));
  return {
    subject: `Changed: ${booking.eventType}, ${dateOf(after.eventDate)}`,
    preview: rows.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: "Your booking has changed",
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, this is what has changed of your ${booking.eventType}:` },
      { type: "facts", rows },
      {
        type: "actions",
        actions: [{ label: "Read the contract", href: absolute(siteOrigin, portalContractOf(bookingId)) }],
      },
      ...(isElsewhen ? await calendarActions("Put it right in my calendar", booking, context, now) : []),
      { type: "text", text: `Is something not as we agreed? Reply to this email or call ${site.phone.display}.` },
    ],
    ...(isElsewhen ? { attachments: calendarAttachments(booking, context, now) } : {}),
    replyTo,
  };
}
