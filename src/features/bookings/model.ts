import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BookingStatus, Crew, SignerRole } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { bookings, type NeededSigner, type Signer } from "../../database/schema/bookings.ts";
import {
  confirmingOfBooking,
  owedOfBooking,
  paidOfBooking,
  tooLateOfBooking,
  waivedOfBooking,
} from "../../database/schema/payments.ts";
import { type CalendarDate, hoursBetween, instantAt, isCalendarDate, minutesOf } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import { listInWords } from "../../platform/numbers.ts";
import { crewFor } from "../dates/opened-days.ts";
import type { PaidPurpose } from "../payments/model.ts";
import type { PriceLine } from "../prices/model.ts";

/**
 * In cents, null while nothing is due. The deposit comes first: all that is paid counts toward it, whatever for, and
 * what was waived as well. A part may be as much as is left.
 */
export const dueOf = (purpose: PaidPurpose): SQL<number | null> =>
  purpose === "part"
    ? sql`iif(bookings.status <> 'cancelled' and ${owedOfBooking} > 0, ${owedOfBooking}, null)`
    : purpose === "deposit"
      ? sql`iif(bookings.status in ('hold', 'released', 'confirmed') and bookings.deposit > ${paidOfBooking} + ${waivedOfBooking},
        bookings.deposit - ${paidOfBooking} - ${waivedOfBooking}, null)`
      : sql`iif(bookings.status in ('confirmed', 'completed') and ${owedOfBooking} > 0, ${owedOfBooking}, null)`;

/**
 * In cents; null while nothing is due. `confirming` has been paid, and the payment service has not told of it yet;
 * `tooLate` came when somebody else had the date, and goes back.
 */
export const depositDueQuery = (db: Database, id: string | SQLWrapper) =>
  db
    .select({ depositDue: dueOf("deposit"), confirming: confirmingOfBooking, tooLate: tooLateOfBooking.as("too_late") })
    .from(bookings)
    .where(eq(bookings.id, id));

/** Parties, event, place, what is bought and for how much. Money in cents, times `HH:MM`. */
export interface BookingSummary {
  clientName: string;
  companyName: string | null;
  /** Absent of amendments from before these were agreed on. */
  billingAddress?: string | null | undefined;
  purchaseOrder?: string | null | undefined;
  eventType: string;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  venue: string | null;
  city: string | null;
  packageName: string;
  price: number;
  deposit: number;
  lines: readonly PriceLine[];
  signers: readonly Signer[];
}

export const bookingSummary = (booking: BookingSummary): BookingSummary => ({
  clientName: booking.clientName,
  companyName: booking.companyName,
  billingAddress: booking.billingAddress ?? null,
  purchaseOrder: booking.purchaseOrder ?? null,
  eventType: booking.eventType,
  eventDate: booking.eventDate,
  startTime: booking.startTime,
  endTime: booking.endTime,
  venue: booking.venue,
  city: booking.city,
  packageName: booking.packageName,
  price: booking.price,
  deposit: booking.deposit,
  lines: booking.lines,
  signers: booking.signers,
});

export type SigningRole = SignerRole | "client";

/** Beside a signature. A partner is a client as well. */
export const sideOf = (role: SigningRole | null): string =>
  role === "client" || role === "partner" ? "The client" : "For the client";

/** Who has to sign on the client's side: the client under an empty id, unless somebody signs in the client's place. */
export const neededSigners = ({
  clientName,
  signers,
}: {
  clientName: string;
  signers: readonly Signer[];
}): readonly (NeededSigner & { role: SigningRole })[] => [
  ...(signers.some(({ role }) => role !== "partner") ? [] : [{ id: "", name: clientName, role: "client" as const }]),
  ...signers.map(({ id, name, role }) => ({ id, name, role })),
];

/** "Bay Events LLC, represented by Maya Brooks", or the client's name. `quoted` marks names as they were typed. */
export function partyInWords(
  {
    clientName,
    companyName,
    signers = [],
  }: { clientName: string; companyName?: string | null; signers?: readonly Pick<Signer, "role" | "name">[] },
  quoted: (name: string) => string = (name) => name,
): string {
  if (!companyName) return quoted(clientName);
  const representative = signers.find(({ role }) => role === "representative")?.name ?? clientName;
  return `${quoted(companyName)}, represented by ${quoted(representative)}`;
}

/** Somebody signs beside the client, or in the client's place: then the client alone agrees to no change. */
export const isSignedByOthers = (booking: { clientName: string; signers: readonly Signer[] }): boolean =>
  neededSigners(booking).some(({ id }) => id !== "");

/** For whose signature a client waits who need not sign, or has; `null` while they sign themselves, or nobody else is to sign. */
export function othersInWords(unsigned: readonly NeededSigner[]): string | null {
  if (unsigned.length === 0 || unsigned.some(({ id }) => id === "")) return null;
  return `Waiting for ${listInWords(unsigned.map(({ name }) => name))} to sign`;
}

/** Who signs, without what ends their links: another link is no change of what is agreed. */
const parties = (signers: readonly Signer[]) => signers.map(({ role, name }) => [role, name]);

export const isAmended = (before: BookingSummary, after: BookingSummary): boolean =>
  JSON.stringify({ ...before, signers: parties(before.signers) }) !==
  JSON.stringify({ ...after, signers: parties(after.signers) });

/** For a stored booking. */
export function isAmendedBy(after: BookingSummary): SQL {
  const { signers, lines, ...fields } = after;
  const differing = Object.entries(fields).map(
    ([name, value]) => sql`${bookings[name as keyof typeof fields]} is not ${value}`,
  );
  return sql`(${sql.join(differing, sql` or `)} or ${bookings.lines} is not ${JSON.stringify(lines)}
    or (select json_group_array(json_array(json_extract(value, '$.role'), json_extract(value, '$.name'))) from json_each(${bookings.signers}))
      is not ${JSON.stringify(parties(signers))})`;
}

/** What of an event says when a crew is busy with it. */
interface Played {
  startTime: string;
  endTime: string;
  crew: Crew | null;
  minutesBetween: number;
}

/** The first of the other events of its day that one crew cannot play as well, with the minutes between counted. */
export const clashOf = <T extends Played>(event: Played, others: readonly T[]): T | undefined =>
  others.find((other) => {
    if (event.crew === "other" || other.crew === "other") return false;
    const between = Math.max(event.minutesBetween, other.minutesBetween);
    const end = ({ startTime, endTime }: Played) =>
      minutesOf(startTime) + 60 * hoursBetween(startTime, endTime) + between;
    return minutesOf(event.startTime) < end(other) && minutesOf(other.startTime) < end(event);
  });

/** Milliseconds from one day to another, by the clock of the business. */
export const daysMoved = (from: string, to: string): number =>
  isCalendarDate(from) && isCalendarDate(to) ? instantAt(to, 0) - instantAt(from, 0) : 0;

/** Who plays a stored booking when it takes `eventDate`: the DJ's word about a day is for that day. */
export const crewOn = (eventDate: CalendarDate | SQL): SQL =>
  sql`iif(bookings.event_date = ${eventDate} and (bookings.crew is not null or bookings.status in ('hold', 'confirmed')),
    bookings.crew, ${crewFor(eventDate, sql`bookings.id`)})`;

/** For the DJ; null of a day's one event. */
export const crewInWords = ({ crew, minutesBetween }: Pick<Played, "crew" | "minutesBetween">): string | null =>
  crew === null
    ? null
    : crew === "other"
      ? "played by another crew"
      : `${minutesBetween} minutes for the road and setting up between`;

/** A hold that has ended is released, even before that is recorded. */
export const statusAt = (
  { status, holdEndsAt }: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
): BookingStatus => (status === "hold" && holdEndsAt !== null && holdEndsAt <= now ? "released" : status);

export type BookingEnd = "completed" | "cancelled";

/** Reasons why a played booking does not complete by itself, in words; null without any. `open` in cents. */
export function openInWords({
  isSigned,
  unsigned,
  open,
}: {
  isSigned: boolean;
  unsigned: readonly NeededSigner[];
  open: number;
}): string | null {
  const parts = [
    isSigned ? null : unsigned.length === 0 ? "not signed by you" : "unsigned",
    open > 0 ? `${dollars(open)} open` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : null;
}
