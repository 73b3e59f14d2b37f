import type { BookingInput } from "../src/admin/bookings/form.ts";

type Value = string | number | null;

/** A value as an SQL literal. */
const literal = (value: Value): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

function insert(table: string, row: Record<string, Value>): string {
  const columns = Object.keys(row).join(", ");
  return `INSERT INTO ${table} (${columns}) VALUES (${Object.values(row).map(literal).join(", ")});`;
}

/** The link version that the database gives a new booking. */
const firstVersion = 1;

/** A mail row that takes the access link of a new booking to its client, due at once. */
const linkMail = (bookingId: string, recipient: string, now: number): string =>
  insert("outbox", {
    id: crypto.randomUUID(),
    data: JSON.stringify({ kind: "portal-link", bookingId, linkVersion: firstVersion }),
    recipient,
    dedupe_key: `portal-link:${bookingId}:${now}`,
    next_attempt_at: now,
    created_at: now,
  });

/** SQL that makes a booking and queues the mail with its access link; `now` in milliseconds. */
export function createBookingSql(booking: BookingInput, now: number) {
  const id = crypto.randomUUID();
  const row = insert("bookings", {
    id,
    client_name: booking.clientName,
    client_email: booking.clientEmail,
    client_phone: booking.clientPhone,
    event_date: booking.eventDate,
    start_time: booking.startTime,
    end_time: booking.endTime,
    event_type: booking.eventType,
    venue: booking.venue,
    city: booking.city,
    package_name: booking.packageName,
    price: booking.price,
    deposit: booking.deposit,
    note: booking.note,
    status: booking.status,
    created_at: now,
    updated_at: now,
  });
  return { id, sql: `${row}\n${linkMail(id, booking.clientEmail, now)}\n` };
}

/** SQL that lists the bookings from `today` (a calendar date) on, next one first. */
export const listBookingsSql = (today: string): string =>
  `SELECT id, event_date, start_time, status, event_type, client_name, client_email FROM bookings WHERE event_date >= ${literal(today)} ORDER BY event_date, id LIMIT 200`;

/** SQL that revokes all links and sessions of a booking. */
export const revokeLinksSql = (id: string, now: number): string =>
  `UPDATE bookings SET portal_link_version = portal_link_version + 1, updated_at = ${now} WHERE id = ${literal(id)} RETURNING client_name, client_email, event_date`;
