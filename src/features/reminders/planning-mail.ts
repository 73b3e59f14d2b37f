import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { bookingOfMail, gone } from "../bookings/booking-of-mail.ts";
import { categoryOf } from "../bookings/client-view.ts";
import { playedSongsQuery } from "../guests/played-songs.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { duePlanningMails } from "./due.ts";
import { planningActions, planningContent } from "./planning-content.ts";
import { plannedBookingQuery } from "./queue.ts";
import { changedTextsQuery, filledIn, planningTextFor } from "./texts.ts";

/**
 * Writes a planning mail as the DJ has it now. Not to a client whose booking was canceled, whose date was moved away, or who has
 * done meanwhile what it asks for.
 *
 * @throws when there is no secret to sign the link with
 */
export async function planningMail(
  { bookingId, mail }: MailOf<"planning">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db } = context;
  const booking = await bookingOfMail(db, bookingId, recipient);
  if (!booking) return gone;
  const [[planned], changed, played] = await db.batch([
    plannedBookingQuery(db, bookingId),
    changedTextsQuery(db),
    playedSongsQuery(db, bookingId),
  ]);
  if (!planned) return { notNeeded: "The booking has ended" };
  if (!duePlanningMails(planned, changed, now).includes(mail))
    return { notNeeded: "It is done already, paused, or its time is over" };
  const { subject, text } = planningTextFor(mail, categoryOf(booking.eventType) ?? "any", changed);
  const href = await accessLink(booking, context, now, planningActions[mail].to);
  const filled = { subject: filledIn(subject, booking), text: filledIn(text, booking) };
  return planningContent(mail, filled, href, mail === "thanks" ? played : []);
}
