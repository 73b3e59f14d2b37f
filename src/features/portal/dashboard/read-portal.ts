import type { Words } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { type Position, pageOf } from "../../../database/page-of.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { cameBackQuery } from "../../../platform/mail/outbox.ts";
import { inOrder } from "../../bookings/booking-choices.ts";
import type { LinkedBooking } from "../../bookings/calendar/client-calendar.ts";
import { bookingsOfClientQuery, ownBookingId } from "../../bookings/client-bookings.ts";
import { clientView } from "../../bookings/client-view.ts";
import { hasCallHours } from "../../calls/model.ts";
import { callHoursQuery, callOfQuery } from "../../calls/store.ts";
import { nextByCardIn } from "../../payments/card/kept-card.ts";
import { moneyOf } from "../../payments/money/model.ts";
import { clientFilePath } from "../../requests/client/paths.ts";
import { requestsOfClientQuery } from "../../requests/read-requests.ts";
import { shownFiles } from "../../requests/reply-files.tsx";
import { requestIn } from "../../requests/written-in-english.ts";
import { settingsFrom } from "../../settings/model.ts";
import { hoursOf } from "../../timeline/times.ts";
import { clientOf, liveSessionQuery, type OfClient, ofClient } from "../access/sessions.ts";
import type { PortalBooking, PortalRequestPage } from "../frame/view.ts";
import { eveningQueries, eveningView, type PortalEvening } from "./evening.ts";

const pageSize = 10;

export interface ClientPortal {
  bookings: readonly PortalBooking[];
  links: readonly LinkedBooking[];
  page: PortalRequestPage;
  /** Mail to the session's address bounces. */
  comesBack: boolean;
  evening: PortalEvening | null;
  call: { startsAt: number } | null;
  hasCalls: boolean;
}

interface PortalAsked {
  booking: string | null;
  siteOrigin: string;
}

const requestPage = (found: Awaited<ReturnType<typeof requestsOfClientQuery>>, words: Words): PortalRequestPage => {
  const { rows, next } = pageOf(found, ({ createdAt }) => createdAt, pageSize);
  const requests = rows.map(({ files, proposed, ...request }) => ({
    ...requestIn(words, request),
    ...(proposed ? { proposed } : {}),
    ...(files?.length ? { files: shownFiles(files, (index) => clientFilePath(request.id, index)) } : {}),
  }));
  return { requests, older: next };
};

/** One round trip. */
export async function readPortal(
  db: Database,
  sid: string,
  { booking, siteOrigin }: PortalAsked,
  now: number,
  words: Words,
): Promise<OfClient<ClientPortal>> {
  const client = clientOf(sid, now);
  const shown = ownBookingId(sid, now, booking);
  const {
    session: [session],
    rows,
    requests,
    cameBack,
    found: [found],
    moments,
    details: [details],
    sums,
    page: [page],
    received,
    announced,
    kept: [card],
    call: [call],
    set,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    rows: bookingsOfClientQuery(db, client, now),
    requests: requestsOfClientQuery(db, client, null, pageSize + 1),
    cameBack: cameBackQuery(db, client),
    ...eveningQueries(db, shown, now),
    call: callOfQuery(db, { of: "booking", id: shown }, now),
    set: callHoursQuery(db),
  });
  if (!session) return null;
  const today = calendarDateAt(now);
  const own = rows.find(({ id }) => id === found?.id);
  const byCard =
    own && card ? nextByCardIn(words, { card, booking: own, money: moneyOf(own.sums, own.status) }, today) : null;
  return ofClient(session, {
    bookings: inOrder(rows, today).map((row) => clientView(row, now, words)),
    links: rows,
    page: requestPage(requests, words),
    comesBack: cameBack.length > 0,
    call: call ?? null,
    hasCalls: hasCallHours(settingsFrom(set)),
    evening: eveningView(
      { found, moments, details, sums, page, received, announced, byCard },
      siteOrigin,
      now,
      today,
      words.formats,
    ),
  });
}

/** One round trip. */
export async function readMessages(
  db: Database,
  sid: string,
  before: Position<number> | null,
  now: number,
  words: Words,
) {
  const client = clientOf(sid, now);
  const {
    session: [session],
    rows,
    requests,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    rows: bookingsOfClientQuery(db, client, now),
    requests: requestsOfClientQuery(db, client, before, pageSize + 1),
  });
  const bookings = inOrder(rows, calendarDateAt(now)).map((row) => ({
    ...clientView(row, now, words),
    isOver: row.status === "cancelled" || hoursOf(row, row.eventDate).endsAt <= now,
  }));
  return ofClient(session, { bookings, page: requestPage(requests, words) });
}
