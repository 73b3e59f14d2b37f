import { and, desc, eq, ne, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { isCalendarDate } from "../../dates.ts";
import { breaksNotNull, brokenConstraint } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import { mailboxKey } from "../../mail/mailbox.ts";
import { queueMailQuery } from "../../mail/outbox.ts";
import { statusAt } from "../../vocabulary/status-at.ts";
import { holdDateQueries, holdTime, isDateGone } from "../bookings/hold-date.ts";
import { holdAgain, type NotHeld } from "../bookings/hold-own-again.ts";
import { bookings } from "../bookings/schema.ts";
import { brokenHoldLimit, type Holder, isHeldTwice, noteHoldQuery } from "../bookings/web-holds.ts";
import { queuePortalLinkQuery } from "../portal-access/queue-portal-link.ts";
import type { ReadQuote } from "./read-quote.ts";
import { quotes } from "./schema.ts";

/** A statement that reads the booking that a quote has become. */
export const bookingOfQuoteQuery = (db: Database, quoteId: string) =>
  db
    .select({
      id: bookings.id,
      email: bookings.clientEmail,
      linkVersion: bookings.portalLinkVersion,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      isHeldTwice,
    })
    .from(bookings)
    .where(and(eq(bookings.quoteId, quoteId), ne(bookings.status, "cancelled")))
    .orderBy(desc(bookings.createdAt))
    .limit(1);

export type BookingOfQuote = Awaited<ReturnType<typeof bookingOfQuoteQuery>>[number];

/** The booking that a quote becomes when it is accepted at `now`. */
function holdOf({ quote, person }: ReadQuote, now: number) {
  const { choice, facts, price } = quote;
  if (!isCalendarDate(choice.eventDate)) throw new Error("a quote has no date");
  return {
    id: crypto.randomUUID(),
    clientName: `${person.firstName} ${person.lastName}`,
    clientEmail: person.email.toLowerCase(),
    clientPhone: person.phone,
    ...{ contactId: quote.contactId, quoteId: quote.id, eventDate: choice.eventDate },
    ...{ startTime: choice.startTime, endTime: choice.endTime, eventType: facts.eventType },
    ...{ venue: facts.venue, city: choice.city, packageName: facts.packageName },
    ...{ price: price.total, deposit: price.deposit, holdEndsAt: now + holdTime },
  };
}

/**
 * Accepts an open version: in one batch it is accepted, its date is held, the client is mailed the way into the portal and
 * the DJ is told. Nothing of it happens when the date is not held, which the database decides.
 *
 * @returns whether it was accepted just now; `not-open` when it was before, was replaced, or has expired
 */
async function acceptOpen(
  db: Database,
  found: ReadQuote,
  holder: Holder,
  now: number,
): Promise<"accepted" | "not-open" | NotHeld> {
  const hold = holdOf(found, now);
  const { id, contactId } = found.quote;
  try {
    await db.batch([
      db
        .update(quotes)
        // No status for one that cannot be accepted: then the column itself refuses the batch.
        .set({
          status: sql`iif(${quotes.status} = 'open' and ${quotes.expiresAt} > ${now}, 'accepted', null)`,
          decidedAt: now,
        })
        .where(eq(quotes.id, id)),
      ...holdDateQueries(db, hold, now),
      noteHoldQuery(db, hold.id, holder, now),
      queuePortalLinkQuery(db, hold.id, now, true),
      queueMailQuery(
        db,
        { kind: "quote-notice", contactId, quoteId: id, event: "accepted" },
        site.email,
        `quote-accepted:${id}`,
        now,
      ),
    ]);
    return "accepted";
  } catch (error) {
    if (isDateGone(error)) return "date-gone";
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    // The DJ has made a booking of this lead by hand, or the other press of a button was faster.
    if (breaksNotNull(error, "quotes.status") || brokenConstraint(error)?.startsWith("bookings.")) return "not-open";
    throw error;
  }
}

/**
 * Takes a client's yes, as often as it is pressed: a quote that is accepted already leads on, and one whose hold is over
 * holds its date again, once, if that is free.
 *
 * @param network the keyed hash of where the yes comes from
 * @returns the booking to go on with; why its date is not held, or `not-open` when there is nothing to accept
 */
export async function acceptQuote(
  db: Database,
  found: ReadQuote,
  network: string,
  now: number,
): Promise<{ booking: BookingOfQuote; isNew: boolean } | "not-open" | NotHeld> {
  const holder = { mailbox: await mailboxKey(found.person.email), network };
  const outcome = await acceptOpen(db, found, holder, now);
  if (outcome !== "accepted" && outcome !== "not-open") return outcome;
  const [booking] = await bookingOfQuoteQuery(db, found.quote.id);
  if (!booking) return "not-open";
  const isOver = statusAt(booking, now) === "released";
  const again = isOver ? await holdAgain(db, booking.id, holder, now) : "held";
  return again === "held" ? { booking, isNew: outcome === "accepted" || isOver } : again;
}
