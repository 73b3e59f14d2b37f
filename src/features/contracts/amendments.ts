import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { amendments, contractVersions } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { sequenceAfter } from "../bookings/calendar-file.ts";
import { type OwnBooking, ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm-booking.ts";
import { isDateGone, releaseLapsedHoldsQuery } from "../bookings/holds.ts";
import { type BookingSummary, clashOf, crewOn, daysMoved, isSignedByOthers } from "../bookings/model.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import { amendmentQuery, type Proposal, proposalQuery } from "../bookings/read-amendments.ts";
import { dateOfBooking, findBookingQuery, type ListedBooking, onSameDateQuery } from "../bookings/read-bookings.ts";
import { moveGuestEndQuery } from "../guests/settings.ts";
import type { Actor } from "../leads/move-lead.ts";
import { moveKeysQueries } from "../people/end-links.ts";
import { isSignerOf, queueSignMailsQuery, signersAsTheyAre } from "../people/signers.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { completeRequestQuery } from "../requests/read-requests.ts";
import { hoursOf } from "../timeline/times.ts";
import type { LinkedSigner } from "./client/read-signing.ts";
import type { ContractSheet } from "./model.ts";
import { contractMaterialQueries } from "./read-contract.ts";
import { replacePartsQueries } from "./replan-parts.ts";
import { nextVersion } from "./versions.ts";

/** `clashes`: the same crew plays another event then. `gone`: the proposal is no longer open. */
type Outcome = "accepted" | "date-gone" | "clashes" | "gone";

const isBusy = (
  booking: Pick<OwnBooking, "eventDate" | "crew" | "minutesBetween">,
  { after }: Proposal,
  sameDate: readonly ListedBooking[],
): boolean =>
  after.eventDate === booking.eventDate &&
  clashOf({ ...booking, startTime: after.startTime, endTime: after.endTime }, sameDate) !== undefined;

async function accept(db: Database, acceptance: Acceptance, now: number): Promise<Outcome> {
  try {
    const [, accepted] = await db.batch(acceptQueries(db, acceptance, now));
    return accepted.length > 0 ? "accepted" : "gone";
  } catch (error) {
    if (isDateGone(error)) return "date-gone";
    throw error;
  }
}

/**
 * Repeating changes nothing.
 * @throws when D1 does; then nothing was stored
 */
export async function acceptChange(
  { db, sid, now }: Client,
  form: { booking: string; amendment: string },
  userAgent: string,
): Promise<"signed-out" | "missing" | { session: LiveSession; outcome: Outcome }> {
  const own = ownBookingId(sid, now, form.booking);
  const {
    session: [session],
    booking: [booking],
    proposal: [proposal],
    seen: [latest],
    packages,
    amendment: [amendment],
    agreed: [agreed],
    written,
    sameDate,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, form.booking),
    proposal: proposalQuery(db, own, now),
    amendment: amendmentQuery(db, form.amendment),
    ...contractMaterialQueries(db, own),
    sameDate: onSameDateQuery(db, dateOfBooking(form.booking), now, form.booking),
  });
  if (!session) return "signed-out";
  if (!booking) return "missing";
  if (proposal?.id !== form.amendment)
    return { session, outcome: amendment?.status === "accepted" ? "accepted" : "gone" };
  if (isBusy(booking, proposal, sameDate)) return { session, outcome: "clashes" };
  const version = nextVersion({ booking, latest, packages, agreed, written }, proposal, now);
  const how = { booking, proposal, version, by: { session: sid, userAgent } };
  return { session, outcome: await accept(db, how, now) };
}

async function acceptFor(
  db: Database,
  bookingId: string,
  isMeant: (proposal: Proposal) => boolean,
  by: Acceptance["by"],
  now: number,
): Promise<Outcome> {
  const {
    booking: [booking],
    proposal: [proposal],
    seen: [latest],
    packages,
    agreed: [agreed],
    written,
    sameDate,
  } = await batchOf(db, {
    booking: findBookingQuery(db, bookingId),
    proposal: proposalQuery(db, bookingId, now),
    ...contractMaterialQueries(db, bookingId),
    sameDate: onSameDateQuery(db, dateOfBooking(bookingId), now, bookingId),
  });
  if (!booking || !proposal || !isMeant(proposal)) return "gone";
  if (isBusy(booking, proposal, sameDate)) return "clashes";
  const version = nextVersion({ booking, latest, packages, agreed, written }, proposal, now);
  return accept(db, { booking, proposal, version, by }, now);
}

/** Also records that the client signed the DJ's proposal on paper. */
export const acceptByDj = (
  db: Database,
  { bookingId, amendment, proposedBy }: { bookingId: string; amendment: string; proposedBy: "client" | "dj" },
  { by, now }: Actor,
): Promise<Outcome> =>
  acceptFor(
    db,
    bookingId,
    (proposal) => proposal.id === amendment && proposal.proposedBy === proposedBy,
    { administrator: by },
    now,
  );

/** Overtime alone: other changes are signed anew. `session` is the hash of the link's token. */
export const acceptOvertimeBySigner = (
  db: Database,
  signer: LinkedSigner,
  { amendment, session, userAgent }: { amendment: string; session: string; userAgent: string },
  now: number,
): Promise<Outcome> =>
  acceptFor(
    db,
    signer.bookingId,
    ({ id, answerBy }) => id === amendment && answerBy !== null,
    { session, userAgent, signer },
    now,
  );

interface Acceptance {
  booking: Pick<OwnBooking, "id" | "status">;
  proposal: Pick<Proposal, "id" | "before" | "after" | "proposedBy" | "answerBy">;
  by: { session: string; userAgent: string; signer?: LinkedSigner } | { administrator: string };
  version: { number: number; sheet: ContractSheet };
}

/** An instant. */
const endOf = (booking: BookingSummary): number => hoursOf(booking, booking.eventDate).endsAt;

/**
 * Do nothing once the proposal is closed; a new date that is taken refuses the batch. Signers beside the client sign
 * anew, but not for overtime, which the agreement has a rate for. The second query gives the accepted id.
 */
export function acceptQueries(
  db: Database,
  { booking: { id: bookingId, status }, proposal, by, version }: Acceptance,
  now: number,
) {
  const { id, before, after } = proposal;
  const isClients = "session" in by;
  const isHold = status === "hold";
  const isOvertime = proposal.answerBy !== null;
  const isSignedAnew = isSignedByOthers(before) && !isOvertime;
  const overtime = isOvertime ? (isClients ? "phone" : "room") : null;
  const mayAccept = isClients
    ? sql`(${amendments.proposedBy} = 'dj' and ${by.signer ? isSignerOf(by.signer.signer, by.signer.linkVersion) : sql`bookings.client_email = ${clientOf(by.session, now)}`})`
    : sql`${amendments.proposedBy} = ${proposal.proposedBy}`;
  const accepted = sql`exists (select 1 from amendments where amendments.id = ${id} and amendments.status = 'accepted'
    and amendments.decided_at = ${now} and ${isClients ? sql`amendments.session = ${by.session}` : sql`amendments.decided_by = ${by.administrator}`})`;
  return [
    releaseLapsedHoldsQuery(db, now, after.eventDate, bookingId),
    db
      .update(amendments)
      .set({
        status: "accepted",
        decidedAt: now,
        ...(isClients
          ? { session: by.session, userAgent: by.userAgent, signer: by.signer?.signer ?? null }
          : { decidedBy: by.administrator }),
      })
      .where(
        and(
          eq(amendments.id, id),
          eq(amendments.status, "proposed"),
          isClients ? sql`(${amendments.answerBy} is null or ${amendments.answerBy} > ${now})` : undefined,
          sql`exists (select 1 from bookings where bookings.id = ${amendments.bookingId} and ${mayAccept} and ${isStanding(now)})`,
        ),
      )
      .returning({ id: amendments.id }),
    db
      .update(bookings)
      .set({
        ...after,
        signers: signersAsTheyAre(after.signers),
        crew: crewOn(after.eventDate),
        agreement: sql`${bookings.agreement} + ${Number(isSignedAnew)}`,
        balanceDays: version.sheet.agreement.balanceDays,
        sequence: sequenceAfter(after),
        updatedAt: now,
      })
      .where(and(eq(bookings.id, bookingId), accepted)),
    ...replacePartsQueries(db, bookingId, after.parts, accepted),
    ...moveKeysQueries(db, bookingId, daysMoved(before.eventDate, after.eventDate), accepted, now),
    moveGuestEndQuery(
      db,
      bookingId,
      { from: endOf({ ...before, eventDate: after.eventDate }), to: endOf(after) },
      accepted,
    ),
    insertFrom(
      db,
      contractVersions,
      {
        bookingId: bookings.id,
        number: version.number,
        agreement: bookings.agreement,
        sheet: version.sheet,
        createdAt: now,
      },
      sql`from ${bookings} where ${eq(bookings.id, bookingId)} and ${accepted}`,
    ).onConflictDoNothing(),
    queueAboutQuery(
      db,
      bookingId,
      {
        data: sql`json_object('kind', 'booking-changed', 'bookingId', ${bookings.id}, 'before', json(${JSON.stringify(before)}),
          'after', json(${JSON.stringify(after)}), 'overtime', ${overtime})`,
        to: sql`${bookings.clientEmail}`,
        key: sql`${`amendment-accepted:${id}:client`}`,
        there: accepted,
      },
      now,
    ),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "amendment-accepted", bookingId, amendmentId: id },
        recipient: site.email,
        dedupeKey: `amendment-accepted:${id}`,
      },
      isClients ? accepted : sql`false`,
      now,
    ),
    ...("administrator" in by && proposal.proposedBy === "dj"
      ? [
          auditQuery(
            db,
            {
              what: isOvertime ? "overtime-in-the-room" : "change-signed-on-paper",
              who: by.administrator,
              about: `bookings/${bookingId}`,
            },
            now,
            accepted,
          ),
        ]
      : []),
    queueSignMailsQuery(db, bookingId, now),
    ...(isHold ? confirmIfCompleteQueries(db, bookingId, now) : []),
  ] as const;
}

/** The booking's change, just made or proposed, is the answer to its request. */
export const answerByChangeQueries = (db: Database, bookingId: string, requestId: string, now: number) =>
  [
    db
      .update(amendments)
      .set({ requestId: sql`(select id from client_requests where id = ${requestId} and booking_id = ${bookingId})` })
      .where(
        and(eq(amendments.bookingId, bookingId), eq(amendments.status, "proposed"), eq(amendments.proposedBy, "dj")),
      ),
    completeRequestQuery(db, { id: requestId, bookingId }, now),
  ] as const;
