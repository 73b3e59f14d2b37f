import { bookingsOfClient } from "../../business/bookings/client-bookings.ts";
import { clientView, inOrder } from "../../business/bookings/client-view.ts";
import { clientOf, type LiveSession, liveSession } from "../../business/portal-access/sessions.ts";
import { type RequestCursor, requestsOfClient } from "../../business/requests/client-requests.ts";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import type { PortalBooking, PortalRequestPage } from "../frame/view.ts";
import { cursorText } from "./request-cursor.ts";

/** Requests on one page. */
const pageSize = 10;

/** What a client's dashboard shows. */
export interface ClientPortal {
  session: LiveSession;
  /** In the order of the portal: the next one first. */
  bookings: readonly PortalBooking[];
  page: PortalRequestPage;
}

// One more is read than shown: it tells whether there are older ones.
const pageOf = (rows: PortalRequestPage["requests"]): PortalRequestPage => {
  const requests = rows.slice(0, pageSize);
  const last = requests.at(-1);
  return { requests, older: last && rows.length > pageSize ? cursorText(last) : null };
};

/** Reads what the dashboard of the session `sid` shows, in one round trip; `null` when there is no such session. */
export async function readPortal(
  db: Database,
  sid: string,
  before: RequestCursor | null,
  now: number,
): Promise<ClientPortal | null> {
  const client = clientOf(sid, now);
  const [[session], rows, requests] = await db.batch([
    liveSession(db, sid, now),
    bookingsOfClient(db, client),
    requestsOfClient(db, client, before, pageSize + 1),
  ]);
  if (!session) return null;
  const today = calendarDateAt(now);
  return { session, bookings: inOrder(rows, today).map((row) => clientView(row, today)), page: pageOf(requests) };
}

/** Reads the bookings of the session `sid`, in one round trip; `null` when there is no such session. */
export async function readBookings(db: Database, sid: string, now: number) {
  const [[session], rows] = await db.batch([liveSession(db, sid, now), bookingsOfClient(db, clientOf(sid, now))]);
  if (!session) return null;
  const today = calendarDateAt(now);
  return { session, bookings: inOrder(rows, today).map((row) => clientView(row, today)) };
}

/** Reads a page of requests of the session `sid`, in one round trip; `null` when there is no such session. */
export async function readRequests(db: Database, sid: string, before: RequestCursor | null, now: number) {
  const [[session], requests] = await db.batch([
    liveSession(db, sid, now),
    requestsOfClient(db, clientOf(sid, now), before, pageSize + 1),
  ]);
  return session ? { session, page: pageOf(requests) } : null;
}
