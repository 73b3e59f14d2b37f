import { and, gte, ne, sql } from "drizzle-orm";
import type { Context } from "hono";
import { base64url } from "jose";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { fill } from "../../../platform/language.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { keyedHash } from "../../../platform/links/signed-link.ts";
import { isWithoutAddress } from "../../../platform/mail/outbox.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { absolute, withQuery } from "../../site/paths.ts";
import { portalParameters, portalPaths } from "../paths.ts";
import type { PortalClaim } from "./portal-links.ts";

const mostNamed = 50;
/** Crockford's base 32, where no letter looks like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Characters of the booking's id and of the signature. */
const [named, signedBy] = [4, 8];

async function signatureOf(secret: string, { bookingId, email, linkVersion }: PortalClaim): Promise<string> {
  const hash = base64url.decode(
    await keyedHash(secret, JSON.stringify(["portal-code", bookingId, email, linkVersion])),
  );
  return Array.from(hash.subarray(0, signedBy), (byte) => alphabet[byte % alphabet.length]).join("");
}

/** Like "3F9A-7KQ2-M0TX"; valid until links are revoked or long after the event. */
async function portalCode({ current }: LinkSecrets, claim: PortalClaim): Promise<string> {
  const code = claim.bookingId.slice(0, named).toUpperCase() + (await signatureOf(current, claim));
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** Null unless ours and still valid. */
export async function openPortalCode(
  db: Database,
  secrets: LinkSecrets,
  typed: string,
  now: number,
): Promise<PortalClaim | null> {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (code.length !== named + signedBy) return null;
  const first = code.slice(0, named).toLowerCase();
  const claims = await db
    .select({ bookingId: bookings.id, email: bookings.clientEmail, linkVersion: bookings.portalLinkVersion })
    .from(bookings)
    .where(
      and(
        sql`${bookings.id} >= ${first} and ${bookings.id} < ${`${first}~`}`,
        gte(bookings.eventDate, calendarDateAt(now - linkKinds.portal.lasts)),
        ne(bookings.status, "cancelled"),
        isWithoutAddress(bookings.clientEmail),
      ),
    )
    .limit(mostNamed);
  const allSecrets = secrets.previous === null ? [secrets.current] : [secrets.current, secrets.previous];
  for (const secret of allSecrets)
    for (const claim of claims) if ((await signatureOf(secret, claim)) === code.slice(named)) return claim;
  return null;
}

interface PaperBooking {
  id: string;
  clientEmail: string;
  portalLinkVersion: number;
  language: string;
}

/** In the client's language; null unless the client has no email. */
export async function portalOnPaper(c: Context<AppEnv>, booking: PaperBooking): Promise<string | null> {
  const { id: bookingId, clientEmail: email, portalLinkVersion: linkVersion } = booking;
  const { linkSecrets, siteOrigin } = settingsOf(c.env);
  if (!hasNoAddress(email) || !linkSecrets) return null;
  const code = await portalCode(linkSecrets, { bookingId, email, linkVersion });
  const { formats, portal } = wordsIn(booking.language);
  const { online, onPaper } = portal.access;
  const path = formats.prefix
    ? withQuery(portalPaths.dashboard, { [portalParameters.language]: formats.tag })
    : portalPaths.dashboard;
  return fill(online, { address: absolute(siteOrigin, path), onPaper, code });
}
