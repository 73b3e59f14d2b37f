import { and, eq, ne } from "drizzle-orm";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import { announcedOfBooking, confirmingOfBooking } from "../../../database/schema/payments.ts";
import { openPlanOfBooking } from "../../../database/schema/requests.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../../platform/links/signed-link.ts";
import type { MailContext } from "../../../platform/mail/message.ts";
import { dueOf } from "../../bookings/model.ts";
import { secretsOf } from "../../newsletter/mails.ts";
import { absolute } from "../../site/paths.ts";
import { type PortalDestination, portalLink } from "../paths.ts";

/** `sid` is hashed; the batch that reads or writes checks it. */
export interface Client {
  db: Database;
  sid: string;
  /** Instant. */
  now: number;
}

export interface PortalClaim {
  bookingId: string;
  email: string;
  linkVersion: number;
}

export const signPortalToken = (
  secrets: LinkSecrets,
  { bookingId, email, linkVersion }: PortalClaim,
  now: number,
): Promise<string> =>
  signToken(secrets, "portal", {
    subject: JSON.stringify([bookingId, email]),
    version: linkVersion,
    expiresAt: now + linkKinds.portal.lasts,
  });

/** `null` unless ours, unexpired and for this address; only the database knows whether it was revoked. */
export async function openPortalToken(
  secrets: LinkSecrets,
  token: string,
  email: string,
  now: number,
): Promise<PortalClaim | null> {
  const opened = await openToken(secrets, "portal", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId, signedEmail]: [string, string] = JSON.parse(opened.subject);
  return signedEmail === email.trim().toLowerCase()
    ? { bookingId, email: signedEmail, linkVersion: opened.version }
    : null;
}

interface LinkedBooking {
  id: string;
  clientEmail: string;
  portalLinkVersion: number;
}

/**
 * `to` is the page that it redirects to.
 * @throws when there is no secret
 */
export async function accessLink(
  booking: LinkedBooking,
  context: MailContext,
  now: number,
  to: PortalDestination = "dashboard",
): Promise<string> {
  const { id, clientEmail, portalLinkVersion } = booking;
  const claim = { bookingId: id, email: clientEmail, linkVersion: portalLinkVersion };
  return absolute(
    context.siteOrigin,
    portalLink(await signPortalToken(secretsOf(context), claim, now), clientEmail, to),
  );
}

/** Cents; only if not canceled and still `clientEmail`'s. */
export const bookingOfLink = async (db: Database, id: string, clientEmail: string) => {
  const [booking] = await db
    .select({
      ...bookingFields,
      depositDue: dueOf("deposit"),
      confirming: confirmingOfBooking,
      announced: announcedOfBooking,
      sums: sumsOfBooking,
      unsigned: unsignedOfBooking,
      openPlan: openPlanOfBooking,
    })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, clientEmail), ne(bookings.status, "cancelled")));
  return booking ?? null;
};

export const linkedBookingQuery = (db: Database, { bookingId, email }: { bookingId: string; email: string }) =>
  db
    .select({ status: bookings.status, linkVersion: bookings.portalLinkVersion })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientEmail, email)));
