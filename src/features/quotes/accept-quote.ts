import { eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { holdAgain, holdDateQueries, isDateGone, type NotHeld } from "../bookings/holds/holds.ts";
import { brokenHoldLimit, type Holder, noteHoldQuery } from "../bookings/holds/web-holds.ts";
import { insertPartsQuery } from "../bookings/insert-parts.ts";
import { statusAt } from "../bookings/model.ts";
import { type OpeningBrowser, prepareOpening } from "../portal/access/open-session.ts";
import { queuePortalLinkQuery } from "../portal/access/queue-portal-link.ts";
import { opensNothingMore } from "../portal/access/sessions.ts";
import { plannedIn } from "../prices/price-of.ts";
import { bookingOfQuoteQuery, type ReadQuote } from "./read-quote.ts";

function holdOf({ quote, person }: ReadQuote, balanceDays: number) {
  const { choice, facts, price } = quote;
  return {
    id: crypto.randomUUID(),
    clientName: `${person.firstName} ${person.lastName}`,
    clientEmail: person.email.toLowerCase(),
    clientPhone: person.phone,
    companyName: person.companyName,
    billingAddress: person.billingAddress,
    purchaseOrder: person.purchaseOrder,
    contactId: quote.contactId,
    language: person.language,
    quoteId: quote.id,
    eventDate: choice.eventDate,
    startTime: choice.startTime,
    endTime: choice.endTime,
    eventType: facts.eventType,
    venue: facts.venue,
    city: choice.city,
    packageName: facts.packageName,
    lines: price.lines,
    price: price.total,
    deposit: price.deposit,
    balanceDays,
  };
}

/**
 * One batch: nothing happens when the database refuses the date.
 * @returns the booking, and the id for the session's cookie, null where it would open other bookings, too; `not-open`
 * when the version was accepted, was replaced, or has expired
 */
async function acceptOpen(
  db: Database,
  found: ReadQuote,
  browser: OpeningBrowser,
  holder: Holder,
  now: number,
): Promise<{ bookingId: string; session: string | null } | "not-open" | NotHeld> {
  const { id, contactId } = found.quote;
  const { balanceDays, parts } = plannedIn(found.quote, calendarDateAt(now));
  const hold = holdOf(found, balanceDays);
  // The table's default link version.
  const claim = { bookingId: hold.id, email: hold.clientEmail, linkVersion: 1 };
  const isSafe = opensNothingMore(hold.clientEmail, hold.id, browser.before, now);
  const opening = await prepareOpening(db, claim, browser, now, { where: isSafe, quoteAfter: browser.before });
  try {
    const {
      opened: [[opened]],
    } = await batchOf(db, {
      accepted: db
        .update(quotes)
        // A null status refuses the batch.
        .set({
          status: sql`iif(${quotes.status} = 'open' and ${quotes.expiresAt} > ${now}, 'accepted', null)`,
          decidedAt: now,
        })
        .where(eq(quotes.id, id)),
      held: holdDateQueries(db, hold, holder.mailbox, now),
      parts: insertPartsQuery(db, parts, eq(bookings.id, hold.id)),
      noted: noteHoldQuery(db, hold.id, holder, now),
      opened: opening.queries,
      linked: queuePortalLinkQuery(db, hold.id, now, true),
      told: queueMailQuery(
        db,
        { kind: "quote-notice", contactId, quoteId: id, event: "accepted" },
        site.email,
        `quote-accepted:${id}`,
        now,
      ),
    });
    return { bookingId: hold.id, session: opened ? opening.id : null };
  } catch (error) {
    if (isDateGone(error)) return "date-gone";
    const limit = brokenHoldLimit(error);
    if (limit) return limit;
    // The DJ booked this lead by hand, or another click was faster.
    if (breaksNotNull(error, "quotes.status") || brokenConstraint(error)?.startsWith("bookings.")) return "not-open";
    throw error;
  }
}

/** A booking's own mail brings the link, so a second click soon after needs none. */
const mailedLately = 5 * minute;

interface Accepted {
  bookingId: string;
  /** Held for the first time, again, or still. */
  outcome: "booked" | "held" | "accepted";
  /** By a new session's cookie, the browser's own session, or not at all. */
  opens: { session: string } | "signed-in" | "nothing";
  /** Where the portal link was mailed. */
  mailsTo: string | null;
}

/**
 * The click that books opens the portal of an address without bookings that this browser has not accepted, which a forwarded quote must not show;
 * later ones open nothing, but hold a free date once more and mail the link, unless the browser is signed in as the
 * client.
 * @param network keyed hash of the sender's network
 * @returns why the date is not held, or `not-open`
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
    return { bookingId, outcome: "booked", opens: session === null ? "nothing" : { session }, mailsTo: null };
  }
  if (outcome !== "not-open") return outcome;
  const [booking] = await bookingOfQuoteQuery(db, found.quote.id, browser.before, now);
  if (!booking) return "not-open";
  const isOver = statusAt(booking, now) === "released";
  const again = isOver ? await holdAgain(db, booking.id, holder, now) : "held";
  if (again !== "held") return again;
  const said = { bookingId: booking.id, outcome: isOver ? "held" : "accepted" } as const;
  if (booking.isSignedIn) return { ...said, opens: "signed-in", mailsTo: null };
  const isMailed = booking.createdAt + mailedLately > now;
  return { ...said, opens: "nothing", mailsTo: isMailed ? null : booking.email };
}
