import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BookingStatus, Crew, SignerRole } from "../../content/statuses.ts";
import { bookingMails } from "../../content/words/en/booking-mails.ts";
import { dashboard } from "../../content/words/en/dashboard.ts";
import { formats } from "../../content/words/en/formats.ts";
import type { Database } from "../../database/client.ts";
import { bookings, type NeededSigner, type Signer } from "../../database/schema/bookings.ts";
import {
  confirmingOfBooking,
  owedOfBooking,
  paidOfBooking,
  tooLateOfBooking,
  unaskedOfBooking,
} from "../../database/schema/payments.ts";
import { type CalendarDate, hoursBetween, instantAt, isCalendarDate, minutesOf } from "../../platform/dates.ts";
import { fill, listIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { crewFor } from "../dates/opened-days.ts";
import type { PaidPurpose } from "../payments/model.ts";
import type { PaymentPart, PriceLine } from "../prices/model.ts";

export const contractNumber = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();

/** In cents, null while nothing is due. All paid and waived sums count toward the deposit first. */
export const dueOf = (purpose: PaidPurpose): SQL<number | null> =>
  purpose === "part"
    ? sql`iif(bookings.status <> 'cancelled' and ${owedOfBooking} > 0, ${owedOfBooking}, null)`
    : purpose === "deposit"
      ? sql`iif(bookings.status in ('hold', 'released', 'confirmed') and bookings.deposit > ${paidOfBooking} + ${unaskedOfBooking},
        bookings.deposit - ${paidOfBooking} - ${unaskedOfBooking}, null)`
      : sql`iif(bookings.status in ('confirmed', 'completed') and ${owedOfBooking} > 0, ${owedOfBooking}, null)`;

/**
 * In cents; null while nothing is due. `confirming` is not yet confirmed by Stripe; `tooLate` came when others had the
 * date, and goes back.
 */
export const depositDueQuery = (db: Database, id: string | SQLWrapper) =>
  db
    .select({ depositDue: dueOf("deposit"), confirming: confirmingOfBooking, tooLate: tooLateOfBooking.as("too_late") })
    .from(bookings)
    .where(eq(bookings.id, id));

/** Money in cents, times `HH:MM`. */
export interface BookingSummary {
  clientName: string;
  companyName: string | null;
  /** Absent in older amendments. */
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
  /** Both of an amendment that changes them. */
  parts?: readonly PaymentPart[];
  balanceDays?: number | undefined;
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

const english = { formats, dashboard, bookingMails };

/** A partner is a client as well. */
export const sideOf = (role: SigningRole | null, { bookingMails: { copy } } = english): string =>
  role === "client" || role === "partner" ? copy.theClient : copy.forTheClient;

export const hasOneInPlace = (signers: readonly Pick<Signer, "role" | "isNamedByClient">[]): boolean =>
  signers.some(({ role, isNamedByClient }) => role !== "partner" && !isNamedByClient);

/** Of a company's booking the person is no party. */
const clientRole = (companyName: string | null): SigningRole => (companyName ? "representative" : "client");

/** The client has an empty id, and is left out when somebody signs in their place. */
export const neededSigners = ({
  clientName,
  companyName,
  signers,
}: {
  clientName: string;
  companyName: string | null;
  signers: readonly Signer[];
}): readonly (NeededSigner & { role: SigningRole })[] => [
  ...(hasOneInPlace(signers) ? [] : [{ id: "", name: clientName, role: clientRole(companyName) }]),
  ...signers.map(({ id, name, role }) => ({ id, name, role })),
];

/** "Bay Events LLC, represented by Maya Brooks", or the client's name. `quoted` marks names as typed. */
export function partyInWords(
  {
    clientName,
    companyName,
    signers = [],
  }: { clientName: string; companyName?: string | null; signers?: readonly Pick<Signer, "role" | "name">[] },
  quoted: (name: string) => string = (name) => name,
  { represented } = english.formats,
): string {
  if (!companyName) return quoted(clientName);
  const representative = signers.find(({ role }) => role === "representative")?.name ?? clientName;
  return fill(represented, { company: quoted(companyName), name: quoted(representative) });
}

/** Of an open change. */
export interface Answered {
  proposedBy: "client" | "dj";
  yeses: readonly { signer: string }[];
  after: { signers: readonly Signer[] };
}

export const isAgreedToByDj = ({ proposedBy, yeses }: Omit<Answered, "after">): boolean =>
  proposedBy === "dj" || yeses.some(({ signer }) => signer === "dj");

/** Who signs, and who would by an open change. */
export const signersOf = (signers: readonly Signer[], { after }: Pick<Answered, "after">): readonly Signer[] => [
  ...signers,
  ...after.signers.filter(({ id }) => !signers.some((each) => each.id === id)),
];

/** Whose yes a change still needs, the DJ's aside. */
export const missingYeses = (
  { clientName, signers }: { clientName: string; signers: readonly Signer[] },
  { proposedBy, yeses, after }: Answered,
): readonly NeededSigner[] =>
  [{ id: "", name: clientName }, ...signersOf(signers, { after })].filter(
    ({ id }) => !(id === "" && proposedBy === "client") && !yeses.some(({ signer }) => signer === id),
  );

/** `null` while the client has to sign, or nobody else has. */
export function othersInWords(unsigned: readonly NeededSigner[], words = english): string | null {
  if (unsigned.length === 0 || unsigned.some(({ id }) => id === "")) return null;
  const names = unsigned.map(({ name }) => name);
  return fill(words.dashboard.steps.others.label, { names: listIn(words.formats, names) });
}

/** A new link changes nothing that was agreed. */
const parties = (signers: readonly Signer[]) => signers.map(({ role, name }) => [role, name]);

export const isAmended = (before: BookingSummary, after: BookingSummary): boolean =>
  JSON.stringify({ ...before, signers: parties(before.signers) }) !==
  JSON.stringify({ ...after, signers: parties(after.signers) });

export function isAmendedBy(after: BookingSummary): SQL {
  const { signers, lines, parts: _, balanceDays: __, ...fields } = after;
  const differing = Object.entries(fields).map(
    ([name, value]) => sql`${bookings[name as keyof typeof fields]} is not ${value}`,
  );
  return sql`(${sql.join(differing, sql` or `)} or ${bookings.lines} is not ${JSON.stringify(lines)}
    or (select json_group_array(json_array(json_extract(value, '$.role'), json_extract(value, '$.name'))) from json_each(${bookings.signers}))
      is not ${JSON.stringify(parties(signers))})`;
}

interface Played {
  startTime: string;
  endTime: string;
  crew: Crew | null;
  minutesBetween: number;
}

/** First of the day's other events that one crew cannot also play. */
export const clashOf = <T extends Played>(event: Played, others: readonly T[]): T | undefined =>
  others.find((other) => {
    if (event.crew === "other" || other.crew === "other") return false;
    const between = Math.max(event.minutesBetween, other.minutesBetween);
    const end = ({ startTime, endTime }: Played) =>
      minutesOf(startTime) + 60 * hoursBetween(startTime, endTime) + between;
    return minutesOf(event.startTime) < end(other) && minutesOf(other.startTime) < end(event);
  });

/** Milliseconds in the business's time zone. */
export const daysMoved = (from: string, to: string): number =>
  isCalendarDate(from) && isCalendarDate(to) ? instantAt(to, 0) - instantAt(from, 0) : 0;

/** The DJ's choice of crew holds only for its day. */
export const crewOn = (eventDate: CalendarDate | SQL): SQL =>
  sql`iif(bookings.event_date = ${eventDate} and (bookings.crew is not null or bookings.status in ('hold', 'confirmed')),
    bookings.crew, ${crewFor(eventDate, sql`bookings.id`)})`;

/** Null for a day's only event. */
export const crewInWords = ({ crew, minutesBetween }: Pick<Played, "crew" | "minutesBetween">): string | null =>
  crew === null
    ? null
    : crew === "other"
      ? "played by another crew"
      : `${minutesBetween} minutes for the road and setting up between`;

/** An ended hold is released, even before that is recorded. */
export const statusAt = (
  { status, holdEndsAt }: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
): BookingStatus => (status === "hold" && holdEndsAt !== null && holdEndsAt <= now ? "released" : status);

export type BookingEnd = "completed" | "cancelled";

/** Null when nothing is open. `open` in cents. */
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
