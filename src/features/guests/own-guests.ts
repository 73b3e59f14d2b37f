import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isClient, isStanding } from "../../database/schema/bookings.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { findBookingQuery } from "../bookings/read-booking.ts";
import { liveSessionQuery } from "../portal/access/sessions.ts";
import { networksQuery } from "./phones.ts";
import {
  type GuestSettings,
  newGuestCode,
  openGuestPageQuery,
  pageOfBookingQuery,
  saveGuestPageQuery,
} from "./settings.ts";

/** What is changed of a page of guests: all that is set, or whether wishes are taken now. */
export type GuestChange = { settings: GuestSettings } | { isOpen: boolean };

const changeQuery = (db: Database, booking: SQL<string>, change: GuestChange, now: number) =>
  "settings" in change
    ? saveGuestPageQuery(db, booking, change.settings, newGuestCode(), now)
    : openGuestPageQuery(db, booking, change.isOpen);

/** A client who asks, by the hash of the session, for a booking or for the next one. */
interface Client {
  db: Database;
  sid: string;
  asked: string | null;
  now: number;
}

/**
 * A client's booking with the page of its guests, as far as that can be seen; null without a live session, no booking for another's.
 * `opens`: what has to come first, before the page can be made or changed.
 */
export async function readOwnGuests({ db, sid, asked, now }: Client) {
  const id = ownBookingId(sid, now, asked);
  const [[session], [booking], [state], [page]] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    clientStateQuery(db, id, now),
    pageOfBookingQuery(db, sql`(select bookings.id from bookings where bookings.id = ${id} and ${isStanding(now)})`),
  ]);
  return session ? { session, found: booking ? { booking, page, opens: opensOnce(state, now) } : null } : null;
}

/**
 * Changes the page of a client's guests; null without a live session, not changed where the booking is another's or `opens` says what
 * has to come first. Closing the page is free at any time.
 */
export async function changeOwnGuests({ db, sid, asked, now }: Client, change: GuestChange) {
  const id = ownBookingId(sid, now, asked);
  const closes = "isOpen" in change && !change.isOpen;
  const booking = closes
    ? id
    : sql<string>`(select bookings.id from bookings where bookings.id = ${id} and ${isClient(now)})`;
  const [[session], [state], changed] = await db.batch([
    liveSessionQuery(db, sid, now),
    clientStateQuery(db, id, now),
    changeQuery(db, booking, change, now),
  ]);
  if (!session) return null;
  return { session, changed: changed.length > 0, opens: closes ? null : opensOnce(state, now) };
}

/** A booking with the page of its guests and the networks that the DJ is asked about; null when there is none. */
export async function readGuestsAtDesk(db: Database, id: SQL<string>, bookingId: string) {
  const [[booking], [page], networks] = await db.batch([
    findBookingQuery(db, bookingId),
    pageOfBookingQuery(db, id),
    networksQuery(db, bookingId),
  ]);
  return booking ? { booking, page, networks } : null;
}

/** Changes the page of a booking's guests for the DJ; whether there is one. */
export const changeGuestsAtDesk = async (db: Database, id: SQL<string>, change: GuestChange, now: number) =>
  (await changeQuery(db, id, change, now)).length > 0;
