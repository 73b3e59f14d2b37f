import type { MailContext } from "../../../platform/mail/message.ts";
import { secretsOf } from "../../newsletter/subscriber-mail.ts";
import { absolute } from "../../site/paths.ts";
import { type PortalDestination, portalLink } from "../link-paths.ts";
import { signPortalToken } from "./portal-token.ts";

/** A booking as its access link needs it. */
interface LinkedBooking {
  id: string;
  clientEmail: string;
  portalLinkVersion: number;
}

/**
 * The whole address of a booking's access link, signed at `now` (milliseconds), and the page that it leads on to.
 *
 * @throws when there is no secret to sign it with
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
