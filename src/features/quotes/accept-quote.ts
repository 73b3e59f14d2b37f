import { and, desc, eq, ne, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt, daysBetween, isCalendarDate } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { holdAgain, holdDateQueries, isDateGone, type NotHeld } from "../bookings/holds.ts";
import { statusAt } from "../bookings/model.ts";
import { brokenHoldLimit, type Holder, isHeldTwice, noteHoldQuery } from "../bookings/web-holds.ts";
import { type OpeningBrowser, prepareOpening } from "../portal/access/open-session.ts";
import { queuePortalLinkQuery } from "../portal/access/queue-portal-link.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { ReadQuote } from "./read-quote.ts";

/** A statement that reads the booking that a quote has become, and whether the session `sid` is its client's. */
export const bookingOfQuoteQuery = (db: Database, quoteId: string, sid: string, now: number) =>
  db
    .select({
      id: bookings.id,
      email: bookings.clientEmail,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      createdAt: bookings.createdAt,
      isSignedIn: sql<boolean>`coalesce(${bookings.clientEmail} = ${clientOf(sid, now)}, 0)`
        .mapWith(Boolean)
        .as("is_signed_in"),
      isHeldTwice,
    })
    .from(bookings)
    .where(and(eq(bookings.quoteId, quoteId), ne(bookings.status, "cancelled")))
    .orderBy(desc(bookings.createdAt))
    .limit(1);

export type BookingOfQuote = Awaited<ReturnType<typeof bookingOfQuoteQuery>>[number];

/** The booking that a quote becomes when it is accepted. */
function holdOf({ quote, person }: ReadQuote, now: number) {
  const { choice, facts, price } = quote;
  if (!isCalendarDate(choice.eventDate)) throw new Error("a quote has no date");
  const today = calendarDateAt(now);
  const due = price.balanceDue && price.balanceDue > today ? price.balanceDue : today;
  return {
    id: crypto.randomUUID(),
    clientName: `${person.firstName} ${person.lastName}`,
    clientEmail: person.email.toLowerCase(),
    clientPhone: person.phone,
    ...{ contactId: quote.contactId, quoteId: quote.id, eventDate: choice.eventDate },
    ...{ startTime: choice.startTime, endTime: choice.endTime, eventType: facts.eventType },
    ...{ venue: facts.venue, city: choice.city, packageName: facts.packageName },
    ...{ lines: price.lines, price: price.total, deposit: price.deposit },
    balanceDays: Math.max(0, daysBetween(due, choice.eventDate)),
  };
}

/**
 * Accepts an open version: in one batch it is accepted, its date is held, the portal is opened in the browser that accepts, the
 * client is mailed the way into it and the DJ is told. Nothing of it happens when the date is not held, which the database decides.
 *
 * @returns the booking, and the id for the cookie of the session; `not-open` when it was accepted before, was replaced, or has expired
 */
async function acceptOpen(
  db: Database,
  found: ReadQuote,
  browser: OpeningBrowser,
  holder: Holder,
  now: number,
): Promise<{ bookingId: string; session: string } | "not-open" | NotHeld> {
  const hold = holdOf(found, now);
  const { id, contactId } = found.quote;
  // What the table gives a new booking.
  const claim = { bookingId: hold.id, email: hold.clientEmail, linkVersion: 1 };
  const opening = await prepareOpening(db, claim, browser, now);
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
      ...holdDateQueries(db, hold, holder.mailbox, now),
      noteHoldQuery(db, hold.id, holder, now),
      ...opening.queries,
      queuePortalLinkQuery(db, hold.id, now, true),
      queueMailQuery(
        db,
        { kind: "quote-notice", contactId, quoteId: id, event: "accepted" },
        site.email,
        `quote-accepted:${id}`,
        now,
      ),
    ]);
    return { bookingId: hold.id, session: opening.id };
  } catch (error) {
    if (isDateGone(error)) return "date-gone";
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    // The DJ has made a booking of this lead by hand, or the other press of a button was faster.
    if (breaksNotNull(error, "quotes.status") || brokenConstraint(error)?.startsWith("bookings.")) return "not-open";
    throw error;
  }
}

/** For so long after a booking was made its own mail is the one that brings the link: a second press of the button needs no other. */
const mailedLately = 5 * minute;

/** What became of a client's yes. */
interface Accepted {
  bookingId: string;
  /** Whether the date was free until now. */
  isNew: boolean;
  /** How the browser goes on: by the cookie of the session that was opened, by the one that it has, or not at all. */
  opens: { session: string } | "signed-in" | "nothing";
  /** Whom the way into the portal is mailed to now. */
  mailsTo: string | null;
}

/**
 * Takes a client's yes, as often as it is pressed. The press that makes the booking opens the portal in its browser. Every later
 * one opens nothing, whoever presses: it holds a date again whose hold is over, once, if that is free, and has the way into the portal
 * mailed to the booking's address, unless the browser is signed in as its client.
 *
 * @param network the keyed hash of where the yes comes from
 * @returns why the date is not held, or `not-open` when there is nothing to accept
 */
export async function acceptQuote(
  db: Database,
  found: ReadQuote,
  { browser, network }: { browser: OpeningBrowser; network: string },
  now: number,
): Promise<Accepted | "not-open" | NotHeld> {
  const holder = { mailbox: await mailboxKey(found.person.email), network };
  const outcome = await acceptOpen(db, found, browser, holder, now);
  if (typeof outcome === "object") {
    const { bookingId, session } = outcome;
    return { bookingId, isNew: true, opens: { session }, mailsTo: null };
  }
  if (outcome !== "not-open") return outcome;
  const [booking] = await bookingOfQuoteQuery(db, found.quote.id, browser.before, now);
  if (!booking) return "not-open";
  const isOver = statusAt(booking, now) === "released";
  const again = isOver ? await holdAgain(db, booking.id, holder, now) : "held";
  if (again !== "held") return again;
  const said = { bookingId: booking.id, isNew: isOver };
  if (booking.isSignedIn) return { ...said, opens: "signed-in", mailsTo: null };
  const isMailed = booking.createdAt + mailedLately > now;
  return { ...said, opens: "nothing", mailsTo: isMailed ? null : booking.email };
}
