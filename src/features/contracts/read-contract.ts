import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { choicesAmong } from "../bookings/booking-choices.ts";
import { bookingChoicesQuery, ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { depositDueQuery } from "../bookings/model.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, liveSessionQuery } from "../portal/access/sessions.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { proposalQuery } from "./amendments.ts";
import { sheetOf } from "./model.ts";
import { signaturesOfQuery } from "./signatures.ts";
import { contractVersionsQuery, shownContract, storeVersion, versionsOf } from "./versions.ts";

/** A statement that reads the quote that the booking with the id `bookingId` was made of, if it was made of one. */
const agreedQuoteQuery = (db: Database, bookingId: string | SQL<string>) =>
  db
    .select({ facts: quotes.facts, price: quotes.price })
    .from(quotes)
    .where(eq(quotes.id, sql`(select quote_id from bookings where id = ${bookingId})`));

/**
 * The contract of a client's booking, the version asked for or the newest, with the client's other bookings. One round
 * trip, and a second one when the client sees new words: then they are kept as a version before they are shown. A canceled
 * booking has no contract.
 */
export async function readContract(
  { db, sid, now }: Client,
  { booking: asked, version }: { booking: string | null; version: string | undefined },
) {
  const own = ownBookingId(sid, now, asked);
  const [[session], [booking], [money], seen, signed, [quote], [proposal], choices, packages] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    depositDueQuery(db, own),
    contractVersionsQuery(db, own),
    signaturesOfQuery(db, own),
    agreedQuoteQuery(db, own),
    proposalQuery(db, own),
    bookingChoicesQuery(db, clientOf(sid, now)),
    listPackagesQuery(db),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const depositDue = money?.depositDue ?? 0;
  const bookings = choicesAmong(choices, calendarDateAt(now));
  if (booking.status === "cancelled") return { session, booking, depositDue, bookings, contract: null, proposal: null };
  const [latest, ...earlier] = versionsOf(seen, signed, sheetOf(booking, packages, quote));
  if (latest.createdAt === null) await storeVersion(db, booking.id, latest, now);
  const versions = [{ ...latest, createdAt: latest.createdAt ?? now }, ...earlier] as const;
  const contract = shownContract(versions, signed, version);
  return { session, booking, depositDue, bookings, contract, proposal: proposal ?? null };
}

/** A booking with its contract as the DJ sees it, in one round trip; `null` when there is no such booking. Keeps nothing. */
export async function contractOfBooking(db: Database, id: string, version: string | undefined) {
  const [[booking], [money], seen, signed, [quote], packages] = await db.batch([
    findBookingQuery(db, id),
    depositDueQuery(db, id),
    contractVersionsQuery(db, id),
    signaturesOfQuery(db, id),
    agreedQuoteQuery(db, sql`${id}`),
    listPackagesQuery(db),
  ]);
  if (!booking) return null;
  const versions = versionsOf(seen, signed, sheetOf(booking, packages, quote));
  return { booking, depositDue: money?.depositDue ?? 0, contract: shownContract(versions, signed, version) };
}
