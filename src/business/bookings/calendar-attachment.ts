import type { MailContent, MailContext } from "../../mail/message.ts";
import { bookingCalendarFile, type CalendarBooking } from "./client-calendar.ts";

/** A booking's calendar file as it goes with a mail, true of the moment in which the mail is written; none without a date. */
export function calendarAttachments(
  booking: CalendarBooking,
  { siteOrigin }: MailContext,
  now: number,
): NonNullable<MailContent["attachments"]> {
  const file = bookingCalendarFile(booking, siteOrigin, now);
  return file === null
    ? []
    : [{ filename: "booking.ics", type: "text/calendar", content: new TextEncoder().encode(file) }];
}
