import type { BookingStatus } from "../../content/statuses.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { type LinkSecrets, signToken } from "../../platform/links/signed-link.ts";
import type { Block, MailContext } from "../../platform/mail/message.ts";
import { absolute } from "../site/paths.ts";
import { clientCalendar } from "./client/paths.ts";

/** A booking as the link to its calendar file names it. */
export interface LinkedBooking {
  id: string;
  portalLinkVersion: number;
  status: BookingStatus;
}

/** The version that its link carries: canceling raises that of the portal's links by one and leaves this link alone. */
const issuedOf = ({ portalLinkVersion, status }: LinkedBooking) => portalLinkVersion - (status === "cancelled" ? 1 : 0);

/**
 * The path of a booking's calendar file for a program that cannot sign in, signed at `now` (milliseconds). It opens when and where
 * the event is, and nothing else. Revoking the links to the portal ends it; canceling does not, so that calendars hear of it.
 */
export async function clientCalendarPath(secrets: LinkSecrets, booking: LinkedBooking, now: number): Promise<string> {
  const claim = { subject: booking.id, version: issuedOf(booking), expiresAt: now + linkKinds.calendar.lasts };
  return clientCalendar(await signToken(secrets, "calendar", claim));
}

/** The button that leads there from a mail; nothing without a secret to sign the link with. */
export async function calendarActions(
  label: string,
  booking: LinkedBooking,
  context: MailContext,
  now: number,
): Promise<Block[]> {
  const { linkSecrets, siteOrigin } = context;
  if (!linkSecrets) return [];
  const href = absolute(siteOrigin, await clientCalendarPath(linkSecrets, booking, now));
  return [{ type: "actions", actions: [{ label, href }] }];
}
