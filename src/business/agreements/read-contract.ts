import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { choicesAmong } from "../bookings/client-view.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { findBookingQuery } from "../bookings/queries.ts";
import { listPackagesQuery } from "../content/packages.ts";
import { clientOf, liveSessionQuery } from "../portal-access/sessions.ts";
import type { Client } from "../songs/song-list.ts";
import { sheetOf } from "./contract-sheet.ts";
import { contractVersionsQuery, keepVersion, shownContract, withDraft } from "./versions.ts";

/**
 * The contract of a client's booking, the version asked for or the newest, with the client's other bookings. One round
 * trip, and a second one when the client sees new words: then they are kept as a version before they are shown. A canceled
 * booking has no contract.
 */
export async function readContract(
  { db, sid, now }: Client,
  { booking: asked, version }: { booking: string | null; version: string | undefined },
) {
  const [[session], [booking], seen, choices, packages] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    contractVersionsQuery(db, ownBookingId(sid, now, asked)),
    bookingChoicesQuery(db, clientOf(sid, now)),
    listPackagesQuery(db),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const bookings = choicesAmong(choices, calendarDateAt(now));
  if (booking.status === "cancelled") return { session, booking, bookings, contract: null };
  const [latest, ...earlier] = withDraft(seen, sheetOf(booking, packages));
  if (latest.createdAt === null) await keepVersion(db, booking.id, latest, now);
  const versions = [{ ...latest, createdAt: latest.createdAt ?? now }, ...earlier] as const;
  return { session, booking, bookings, contract: shownContract(versions, version) };
}

/** A booking with its contract as the DJ sees it, in one round trip; `null` when there is no such booking. Keeps nothing. */
export async function contractAtDesk(db: Database, id: string, version: string | undefined) {
  const [[booking], seen, packages] = await db.batch([
    findBookingQuery(db, id),
    contractVersionsQuery(db, id),
    listPackagesQuery(db),
  ]);
  return booking ? { booking, contract: shownContract(withDraft(seen, sheetOf(booking, packages)), version) } : null;
}
