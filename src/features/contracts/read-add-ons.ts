import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { proposalQuery } from "../bookings/amendments.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { changeAddOns, changeBought, countBooked, linesOf } from "../bookings/lines.ts";
import { bookingSummary, statusAt } from "../bookings/model.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { moneyOf } from "../payments/money/model.ts";
import { liveSessionQuery, ofClient } from "../portal/access/sessions.ts";
import { addOnsQuery } from "../prices/read-rates.ts";
import { isSignedQuery } from "./changes/change-or-propose.ts";
import { replanned } from "./changes/replan-parts.ts";

/** Add-on ids to counts; `null`: nothing chosen yet. */
export type Counts = Readonly<Record<string, number>> | null;

export async function readAddOns(
  db: Database,
  sid: string,
  { asked, counts, words }: { asked: string | null; counts: Counts; words: Words },
  now: number,
) {
  const own = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    proposal: [proposal],
    signed: [signed],
    offered,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    proposal: proposalQuery(db, own, now),
    signed: isSignedQuery(db, own),
    offered: addOnsQuery(db),
  });
  if (!session || !booking) return ofClient(session, null);
  const status = statusAt(booking, now);
  const isAhead = booking.eventDate >= calendarDateAt(now) && (status === "hold" || status === "confirmed");
  const addOns = offered
    .filter(({ includedIn }) => !includedIn.includes(booking.packageName))
    .map((addOn) => {
      const booked = countBooked(booking, addOn);
      return { ...addOn, booked, count: Math.min(counts?.[addOn.id] ?? booked, Math.max(addOn.most, booked)) };
    });
  const was = { ...bookingSummary(booking), lines: linesOf(booking) };
  const is = { ...was, ...changeBought(booking, { ...was, ...changeAddOns(booking, addOns) }) };
  const parts = signed && replanned(moneyOf(signed.sums, status), was, is, calendarDateAt(now));
  const [before, after] = [
    { ...was, ...parts?.before },
    { ...is, ...parts?.after },
  ];
  const isChanged = addOns.some(({ booked, count }) => booked !== count);
  const whyNot = !isAhead
    ? ("over" as const)
    : !signed?.byClient
      ? ("unsigned" as const)
      : proposal
        ? proposal.proposedBy === "client"
          ? ("asked" as const)
          : proposal.yeses.some(({ signer }) => signer === "")
            ? ("others" as const)
            : ("proposed" as const)
        : null;
  const { reduced = 0, reducedDeposit = 0 } = signed?.sums ?? {};
  const message =
    counts && !isChanged ? words.addOns.nothing : after.price < booking.deposit ? words.addOns.tooLittle : null;
  return ofClient(session, {
    booking,
    reduced,
    eventDate: booking.eventDate,
    whyNot,
    addOns,
    message,
    before,
    after,
    changes: isChanged && !message ? summaryDifferences({ before, after, reduced, reducedDeposit }, words) : null,
  });
}

type Found = NonNullable<NonNullable<Awaited<ReturnType<typeof readAddOns>>>["found"]>;

export type AddOnsToChange = Omit<Found, "before" | "after">;
