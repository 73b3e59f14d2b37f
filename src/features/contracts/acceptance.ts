import { and, eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import {
  amendments,
  contractVersions,
  hasYesOf,
  isAskable,
  signatures,
  type Yes,
} from "../../database/schema/contracts.ts";
import { queueMailsOfRowsQuery, queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { hasEveryYes, type Proposal } from "../bookings/amendments.ts";
import { sequenceAfter } from "../bookings/calendar/client-calendar.ts";
import type { OwnBooking } from "../bookings/client-bookings.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm-booking.ts";
import { releaseLapsedHoldsQuery } from "../bookings/holds/holds.ts";
import { type BookingSummary, crewOn, daysMoved, neededSigners } from "../bookings/model.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import { moveGuestEndQuery } from "../guests/settings.ts";
import { moveKeysQueries } from "../people/end-links.ts";
import { isAskedSigner } from "../people/signer-fields.ts";
import { hasSigned, mailboxesOf, queueAskedMailsQuery, queueSignMailsQuery } from "../people/signer-mails.ts";
import { signersAsTheyAre } from "../people/signers.ts";
import { clientOf } from "../portal/access/sessions.ts";
import { hoursOf } from "../timeline/times.ts";
import { replacePartsQueries } from "./changes/replan-parts.ts";
import type { LinkedSigner } from "./client/read-signing.ts";
import type { ContractSheet } from "./model.ts";

export interface Acceptance {
  booking: Pick<OwnBooking, "id" | "status">;
  proposal: Pick<Proposal, "id" | "before" | "after" | "answerBy"> & Partial<Pick<Proposal, "yeses">>;
  by:
    | { session: string; userAgent: string; signer?: LinkedSigner; signed?: Yes["signed"] | undefined }
    | { administrator: string; isOnPaper: boolean };
  version: { number: number; sheet: ContractSheet };
  /** What whoever signs first by it has signed on paper. Absent: nobody does. */
  paper?: { text: string; sha256: string };
}

/** Of a row `yes` of the change. */
const signed = (name: string): SQL => sql`json_extract(yes.value, ${sql.raw(`'$.signed.${name}'`)})`;

/** An instant. */
const endOf = (booking: BookingSummary): number => hoursOf(booking, booking.eventDate).endsAt;

/**
 * Do nothing once the proposal is closed; a new date that is taken refuses the batch. What was signed stands until the
 * last yes. `agreed` gives the id where somebody says yes, `accepted` where that was the last one.
 */
export function acceptQueries(db: Database, acceptance: Acceptance, now: number) {
  const { booking, proposal, by, version, paper } = acceptance;
  const bookingId = booking.id;
  const { id, before, after } = proposal;
  const isClients = "session" in by;
  const isOvertime = proposal.answerBy !== null;
  const isEnough = isOvertime || (!isClients && by.isOnPaper);
  const yes: Yes = {
    signer: isClients ? (by.signer?.signer ?? "") : by.isOnPaper ? "paper" : "dj",
    at: now,
    browser: isClients ? by.userAgent : null,
    ...(isClients && by.signed ? { signed: by.signed } : {}),
  };
  const mayAnswer = isClients
    ? by.signer
      ? sql`(${isAskable} and ${isAskedSigner(by.signer.signer, by.signer.linkVersion)})`
      : sql`(${amendments.proposedBy} = 'dj' and bookings.client_email = ${clientOf(by.session, now)})`
    : sql`true`;
  const isOpen = and(
    eq(amendments.id, id),
    eq(amendments.status, "proposed"),
    isClients ? sql`(${amendments.answerBy} is null or ${amendments.answerBy} > ${now})` : undefined,
    sql`exists (select 1 from bookings where bookings.id = ${amendments.bookingId} and ${mayAnswer} and ${isStanding(now)})`,
  );
  const accepted = sql`exists (select 1 from amendments where amendments.id = ${id} and amendments.status = 'accepted'
    and amendments.decided_at = ${now} and ${isClients ? sql`amendments.session = ${by.session}` : sql`amendments.decided_by = ${by.administrator}`})`;
  return {
    released: releaseLapsedHoldsQuery(db, now, after.eventDate, bookingId),
    agreed: db
      .update(amendments)
      .set({ yeses: sql`json_insert(${amendments.yeses}, '$[#]', json(${JSON.stringify(yes)}))` })
      .where(and(isOpen, sql`not ${hasYesOf(yes.signer)}`))
      .returning({ id: amendments.id }),
    accepted: db
      .update(amendments)
      .set({
        status: "accepted",
        decidedAt: now,
        ...(isClients
          ? { session: by.session, userAgent: by.userAgent, signer: by.signer?.signer ?? null }
          : { decidedBy: by.administrator }),
      })
      .where(and(isOpen, isEnough ? undefined : hasEveryYes))
      .returning({ id: amendments.id }),
    changed: db
      .update(bookings)
      .set({
        ...after,
        signers: signersAsTheyAre(after.signers),
        crew: crewOn(after.eventDate),
        balanceDays: version.sheet.agreement.balanceDays,
        sequence: sequenceAfter(after),
        updatedAt: now,
      })
      .where(and(eq(bookings.id, bookingId), accepted)),
    parts: replacePartsQueries(db, bookingId, after.parts, accepted),
    keys: moveKeysQueries(
      db,
      bookingId,
      {
        was: before.eventDate,
        by: daysMoved(before.eventDate, after.eventDate),
        isElsewhere: sql`${(["venue", "city", "startTime"] as const).some((each) => before[each] !== after[each])}`,
      },
      accepted,
      now,
    ),
    guestEnd: moveGuestEndQuery(
      db,
      bookingId,
      { from: endOf({ ...before, eventDate: after.eventDate }), to: endOf(after) },
      accepted,
    ),
    version: insertFrom(
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
    signatures: paper ? paperSignaturesQuery(db, { ...acceptance, paper }, accepted, now) : null,
    mails: acceptedMailsQueries(db, acceptance, accepted, now),
    audit:
      !isClients && by.isOnPaper
        ? auditQuery(
            db,
            {
              what: isOvertime ? "overtime-in-the-room" : "change-signed-on-paper",
              who: by.administrator,
              about: `bookings/${bookingId}`,
            },
            now,
            accepted,
          )
        : null,
    signMails: queueSignMailsQuery(db, bookingId, now),
    confirmed: booking.status === "hold" ? confirmIfCompleteQueries(db, bookingId, now) : [],
  };
}

/** Of all who have said yes, and on paper of all. */
function paperSignaturesQuery(
  db: Database,
  {
    booking: { id: bookingId },
    proposal: { id, after },
    by,
    version,
    paper,
  }: Acceptance & Required<Pick<Acceptance, "paper">>,
  accepted: SQL,
  now: number,
) {
  const administrator = "session" in by ? null : by.administrator;
  const isOnPaper = !("session" in by) && by.isOnPaper;
  return insertFrom(
    db,
    signatures,
    {
      id: sql`lower(hex(randomblob(16)))`,
      bookingId: bookings.id,
      number: version.number,
      agreement: bookings.agreement,
      signer: sql`json_extract(needed.value, '$.id')`,
      text: sql`coalesce(${signed("text")}, ${paper.text})`,
      sha256: sql`coalesce(${signed("sha256")}, ${paper.sha256})`,
      name: sql`coalesce(${signed("name")}, json_extract(needed.value, '$.name'))`,
      consent: sql`coalesce(${signed("consent")}, '')`,
      session: sql`coalesce(${signed("session")}, '')`,
      userAgent: sql`coalesce(json_extract(yes.value, '$.browser'), '')`,
      by: sql`iif(${signed("text")} is null, ${administrator}, null)`,
      signedAt: sql`iif(${signed("text")} is null, ${now}, json_extract(yes.value, '$.at'))`,
    },
    sql`from json_each(${JSON.stringify(neededSigners(after))}) as needed
        inner join bookings on bookings.id = ${bookingId} inner join amendments on amendments.id = ${id}
        left join json_each(amendments.yeses) as yes on json_extract(yes.value, '$.signer') = json_extract(needed.value, '$.id')
        where ${accepted} and (${signed("text")} is not null or ${isOnPaper})
          and not exists (select 1 from signatures as known where known.booking_id = bookings.id
            and known.agreement = bookings.agreement and known.signer = json_extract(needed.value, '$.id'))`,
  );
}

function acceptedMailsQueries(
  db: Database,
  { booking: { id: bookingId }, proposal: { id, before, after, answerBy }, by }: Acceptance,
  accepted: SQL,
  now: number,
) {
  const isClients = "session" in by;
  const isOvertime = answerBy !== null;
  const overtime = isOvertime ? (isClients ? "phone" : "room") : null;
  const isThis = sql`bookings.id = ${bookingId}`;
  return [
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
    ...(isClients ? [] : [queueAskedMailsQuery(db, isThis, now)]),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "amendment-accepted",
        data: { bookingId: sql`mailbox.booking_id`, amendmentId: sql`${id}` },
        recipient: sql`mailbox.email`,
        event: [sql`${id}`, sql`mailbox.id`],
        // The client has the mail of the change.
        from: sql`${mailboxesOf(isThis, sql`(party.id = '' or ${hasSigned})`)} as mailbox
          where mailbox.id <> '' and ${accepted} and ${!isOvertime}`,
      },
      now,
    ),
  ];
}
