import { eq, type SQL } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import { partsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { reducedOfBooking, reducedOfDeposit } from "../../database/schema/payments.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { overtimeQuery, type Proposal, proposalQuery } from "../bookings/amendments.ts";
import { choicesAmong } from "../bookings/booking-choices.ts";
import { bookingChoicesQuery, ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { depositDueQuery, neededSigners } from "../bookings/model.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, liveSessionQuery, ofClient } from "../portal/access/sessions.ts";
import { hourOnOffer } from "../prices/add-ons.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { sheetOf } from "./make-sheet.ts";
import { signaturesOfQuery } from "./signatures.ts";
import { clausesQuery } from "./stored-clauses.ts";
import {
  contractVersionsQuery,
  nextVersion,
  type ShownContract,
  shownContract,
  storeVersion,
  versionsOf,
} from "./versions.ts";

/** Cents. */
export const agreedQuery = (db: Database, bookingId: string | SQL<string>) =>
  db
    .select({
      facts: quotes.facts,
      hourOnOffer: hourOnOffer.as("hour_on_offer"),
      reduced: reducedOfBooking.mapWith(Number).as("reduced"),
      reducedDeposit: reducedOfDeposit.mapWith(Number).as("reduced_deposit"),
      parts: partsOfBooking.as("parts"),
    })
    .from(bookings)
    .leftJoin(quotes, eq(quotes.id, bookings.quoteId))
    .where(eq(bookings.id, bookingId));

/** All that a version of the contract is made of. */
export const contractMaterialQueries = (db: Database, bookingId: string | SQL<string>) => ({
  seen: contractVersionsQuery(db, bookingId),
  agreed: agreedQuery(db, bookingId),
  packages: listPackagesQuery(db),
  written: clausesQuery(db),
});

/** A second round trip stores new words as a version before they are shown. A canceled booking has no contract. */
export async function readContract(
  { db, sid, now }: Client,
  { booking: asked, version }: { booking: string | null; version: string | undefined },
) {
  const own = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    money: [money],
    seen,
    signed,
    agreed: [agreed],
    proposal: [proposal],
    choices,
    packages,
    written,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    money: depositDueQuery(db, own),
    signed: signaturesOfQuery(db, own),
    ...contractMaterialQueries(db, own),
    proposal: proposalQuery(db, own, now),
    choices: bookingChoicesQuery(db, clientOf(sid, now)),
  });
  if (!session || !booking) return ofClient(session, null);
  const confirming = money?.confirming ?? 0;
  const found = {
    booking,
    // A payment that is being confirmed is not asked for again.
    depositDue: confirming > 0 ? 0 : (money?.depositDue ?? 0),
    confirming,
    tooLate: money?.tooLate ?? 0,
    bookings: choicesAmong(choices, calendarDateAt(now)),
    signed,
  };
  const answer = (shown: { contract: ShownContract | null; proposal: Proposal | null }) =>
    ofClient(session, { ...found, ...shown });
  if (booking.status === "cancelled") return answer({ contract: null, proposal: null });
  const sheet = sheetOf(booking, { packages, agreed, written, wordedAt: now });
  const [latest, ...earlier] = versionsOf(seen, signed, booking.agreement, sheet);
  if (latest.createdAt === null) await storeVersion(db, booking.id, latest, now);
  const versions = [{ ...latest, createdAt: latest.createdAt ?? now }, ...earlier] as const;
  const contract = shownContract(booking, versions, signed, version);
  return answer({ contract, proposal: proposal ?? null });
}

/** The contract with the open proposal accepted. */
export const proposedVersion = "proposed";

/** One round trip; `null` when there is no such booking. Stores nothing. */
export async function contractOfBooking(db: Database, id: string, version: string | undefined, now: number) {
  const {
    booking: [booking],
    money: [money],
    seen,
    signed,
    agreed: [agreed],
    proposal: [proposal],
    overtime: [overtime],
    packages,
    written,
  } = await batchOf(db, {
    booking: findBookingQuery(db, id),
    money: depositDueQuery(db, id),
    signed: signaturesOfQuery(db, id),
    ...contractMaterialQueries(db, id),
    proposal: proposalQuery(db, id, now),
    overtime: overtimeQuery(db, id),
  });
  if (!booking) return null;
  const sheet = sheetOf(booking, { packages, agreed, written, wordedAt: now });
  const versions = versionsOf(seen, signed, booking.agreement, sheet);
  const depositDue = money?.depositDue ?? 0;
  if (version !== proposedVersion || !proposal)
    return {
      booking,
      depositDue,
      overtime,
      proposal: proposal ?? null,
      isProposed: false,
      contract: shownContract(booking, versions, signed, version),
    };
  const next = nextVersion({ booking, latest: seen[0], packages, agreed, written }, proposal, now);
  const withNext = [{ ...next, agreement: booking.agreement, createdAt: null }, ...versions] as const;
  const contract = shownContract(booking, withNext, signed, undefined);
  return {
    booking,
    depositDue,
    overtime,
    proposal,
    isProposed: true,
    contract: {
      ...contract,
      unsigned: neededSigners({ ...booking, ...proposal.after }),
      isAgreed: false,
      isProposed: true as const,
    },
  };
}
