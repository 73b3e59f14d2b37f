import type { SQL } from "drizzle-orm";
import { batchOf, type RowsOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import type { Yes } from "../../../database/schema/contracts.ts";
import { hexDigest } from "../../../platform/hex.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import type { Actor } from "../../admin/audit/model.ts";
import { amendmentQuery, type Proposal, proposalQuery } from "../../bookings/amendments.ts";
import { type OwnBooking, ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { isDateGone } from "../../bookings/holds/holds.ts";
import { clashOf, hasOneInPlace, isAgreedToByDj } from "../../bookings/model.ts";
import { dateOfBooking, findBookingQuery, type ListedBooking, onSameDateQuery } from "../../bookings/read-bookings.ts";
import { signChangeAnewQueries } from "../../people/signers.ts";
import type { Client } from "../../portal/access/portal-links.ts";
import { liveSessionQuery, type OfClient, ofClient } from "../../portal/access/sessions.ts";
import { type Acceptance, acceptQueries } from "../acceptance.ts";
import { agreementText } from "../agreement-file.ts";
import type { LinkedSigner } from "../client/read-signing.ts";
import { contractMaterialQueries } from "../read-contract.ts";
import { nextVersion } from "../versions.ts";

/**
 * `waits` for the yes of others. `clashes`: the same crew plays another event then. `signs-anew`: who has signed another text is asked first. `gone`: the proposal is no longer
 * open.
 */
type Outcome = "accepted" | "waits" | "date-gone" | "clashes" | "signs-anew" | "gone";

const isBusy = (
  booking: Pick<OwnBooking, "eventDate" | "crew" | "minutesBetween">,
  { after }: Proposal,
  sameDate: readonly ListedBooking[],
): boolean =>
  after.eventDate === booking.eventDate &&
  clashOf({ ...booking, startTime: after.startTime, endTime: after.endTime }, sameDate) !== undefined;

async function accept(db: Database, acceptance: Acceptance, now: number): Promise<Outcome> {
  const { booking, proposal, version, by } = acceptance;
  const text = agreementText(booking.id, version.number, version.sheet);
  const paper = { text, sha256: await hexDigest(text) };
  // The price or the day of the rest may have changed since they signed what this would put in force.
  if (proposal.yeses?.some(({ signed }) => signed && signed.sha256 !== paper.sha256)) {
    await db.batch(signChangeAnewQueries(db, booking.id, paper.sha256, now));
    if (!("session" in by) && by.isOnPaper) return "signs-anew";
  }
  try {
    const isOvertime = proposal.answerBy !== null;
    const { agreed, accepted } = await batchOf(
      db,
      acceptQueries(db, isOvertime ? acceptance : { ...acceptance, paper }, now),
    );
    return accepted.length > 0 ? "accepted" : agreed.length > 0 ? "waits" : "gone";
  } catch (error) {
    if (isDateGone(error)) return "date-gone";
    throw error;
  }
}

const materialQueries = (db: Database, id: string, own: string | SQL<string>, now: number) => ({
  proposals: proposalQuery(db, own, now),
  ...contractMaterialQueries(db, own),
  sameDate: onSameDateQuery(db, dateOfBooking(id), now, id),
});

interface Accepted {
  booking: OwnBooking;
  proposal: Proposal;
  material: RowsOf<ReturnType<typeof materialQueries>>;
}

async function acceptUnlessBusy(
  db: Database,
  { booking, proposal, material }: Accepted,
  by: (version: Acceptance["version"]) => Acceptance["by"] | Promise<Acceptance["by"]>,
  now: number,
): Promise<Outcome> {
  const { seen, packages, agreed, written, sameDate } = material;
  if (isBusy(booking, proposal, sameDate)) return "clashes";
  const version = nextVersion({ booking, latest: seen[0], packages, agreed: agreed[0], written }, proposal, now);
  return accept(db, { booking, proposal, version, by: await by(version) }, now);
}

/**
 * Repeating changes nothing.
 * @throws when D1 does; then nothing was stored
 */
export async function acceptChange(
  { db, sid, now }: Client,
  form: { booking: string; amendment: string },
  userAgent: string,
): Promise<OfClient<{ outcome: Outcome }>> {
  const {
    session: [session],
    booking: [booking],
    amendment: [amendment],
    ...material
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, form.booking),
    amendment: amendmentQuery(db, form.amendment),
    ...materialQueries(db, form.booking, ownBookingId(sid, now, form.booking), now),
  });
  if (!session || !booking) return ofClient(session, null);
  const [proposal] = material.proposals;
  if (proposal?.id !== form.amendment)
    return ofClient(session, { outcome: amendment?.status === "accepted" ? "accepted" : "gone" });
  if (proposal.yeses.some(({ signer }) => signer === "")) return ofClient(session, { outcome: "waits" });
  // Nobody signs in the client's place any more.
  const signs = hasOneInPlace(booking.signers) && !hasOneInPlace(proposal.after.signers);
  const outcome = await acceptUnlessBusy(
    db,
    { booking, proposal, material },
    async ({ number, sheet }) => {
      if (!signs) return { session: sid, userAgent, signed: undefined };
      const text = agreementText(booking.id, number, sheet);
      const { accept: consent } = wordsIn(booking.language).agreement.proposal;
      const signed = { text, sha256: await hexDigest(text), name: booking.clientName, session: sid, consent };
      return { session: sid, userAgent, signed };
    },
    now,
  );
  return ofClient(session, { outcome });
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
    ...material
  } = await batchOf(db, {
    booking: findBookingQuery(db, bookingId),
    ...materialQueries(db, bookingId, bookingId, now),
  });
  const [proposal] = material.proposals;
  if (!booking || !proposal || !isMeant(proposal)) return "gone";
  const signer = "signer" in by ? by.signer?.signer : undefined;
  if (proposal.yeses.some((yes) => yes.signer === signer)) return "waits";
  const isNew = "signer" in by && !booking.signers.some(({ id }) => id === signer);
  if (isNew && !by.signed) return "gone";
  return acceptUnlessBusy(db, { booking, proposal, material }, () => by, now);
}

/** Accepts the client's wish, or records that all who have not said yes have signed the change on paper. */
export const acceptByDj = (
  db: Database,
  { bookingId, amendment, isOnPaper }: { bookingId: string; amendment: string; isOnPaper: boolean },
  { by, now }: Actor,
): Promise<Outcome> =>
  acceptFor(
    db,
    bookingId,
    (proposal) => proposal.id === amendment && isAgreedToByDj(proposal) === isOnPaper,
    { administrator: by, isOnPaper },
    now,
  );

/** `session` is the hash of the link's token; `signed` by whom the change makes a party. */
export const acceptBySigner = (
  db: Database,
  signer: LinkedSigner,
  { amendment, ...how }: { amendment: string; session: string; userAgent: string; signed?: Yes["signed"] },
  now: number,
): Promise<Outcome> => acceptFor(db, signer.bookingId, ({ id }) => id === amendment, { ...how, signer }, now);
