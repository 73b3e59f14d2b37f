import { site } from "../content/site.ts";
import type { MailOf } from "../db/outbox-mail.ts";
import { linkedBooking } from "../db/portal-links.ts";
import { signToken } from "../links/signed-link.ts";
import { absolute, portalLink } from "../paths.ts";
import type { LinkPress, MailContent } from "./message.ts";
import { eventDateInWords } from "./notice-blocks.ts";
import { secretsOf } from "./subscriber-mail.ts";

const day = 24 * 60 * 60_000;

/** Days for which a portal link opens the portal. */
const linkDays = 14;

/**
 * Brings a client the link to the portal. It is signed as of `now`, the moment of sending, for the booking's address and
 * link version of that moment.
 *
 * @throws when the booking is gone or cancelled
 */
export async function portalLinkMail(
  { bookingId }: MailOf<"portal-link">,
  press: LinkPress,
  now: number,
): Promise<MailContent> {
  const [booking] = await linkedBooking(press.db, bookingId);
  if (!booking || booking.status === "cancelled") throw new Error("The booking is gone or cancelled");
  const claim = { subject: bookingId, version: booking.portalLinkVersion, expiresAt: now + linkDays * day };
  const token = await signToken(secretsOf(press), "portal", claim);
  const date = eventDateInWords(booking.eventDate) ?? booking.eventDate;
  return {
    subject: `Your ${booking.eventType}: the link to your portal`,
    preview: `Booking, songs, contract and questions for ${date}, in one place.`,
    heading: `${booking.clientName}, your portal is open`,
    blocks: [
      { type: "text", text: `Everything about ${date} is in one place: your booking, your songs, the contract.` },
      {
        type: "actions",
        actions: [
          { label: "Open my portal", href: absolute(press.siteOrigin, portalLink(token, booking.clientEmail)) },
        ],
      },
      {
        type: "text",
        text: `The link is yours alone and works for ${linkDays} days. You can ask for a new one any time.`,
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
